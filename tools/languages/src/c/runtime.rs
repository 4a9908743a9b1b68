//! The runtime of headers: `runtime.h`, whose parts for words of each size stand there once.

use super::{namespace, threats};

/// The file that is written by hand. `//@ for A B: 1 x, 2 y` and `//@ end` enclose lines that are printed for each of
/// these values of `A` and `B`, which are names or parts of names between underscores. There `and_A(a, b)` is short for
/// `quadrille_and_A(a, b)`.
const SOURCE: &str = include_str!("../runtime.h");

/// The version, by which a header knows whether another one brought its runtime.
pub fn version() -> u32 {
    let parts = env!("CARGO_PKG_VERSION").split('.').map(|part| part.parse().unwrap_or(0));
    parts.fold(0, |version, part: u32| version * 100 + part)
}

/// The runtime, with its guard.
pub fn runtime() -> String {
    let text = repeated(SOURCE);
    let (macros, items) = text.split_once("//@ namespace\n").unwrap_or_default();
    let (introduction, rest) = macros.split_once("\n\n").unwrap_or_default();
    let open = namespace::open(&text);
    format!(
        "{introduction}\n\n#ifndef QUADRILLE_RUNTIME_H\n#define QUADRILLE_RUNTIME_H\n\n{rest}{open}\nQUADRILLE_OPEN\n{items}\n\
         QUADRILLE_CLOSE\n#define QUADRILLE_RUNTIME {}\n#endif // C++14 or later\n#endif // QUADRILLE_RUNTIME_H\n",
        version()
    )
}

/// The part for words of 256 bits, which stands behind the runtime: what is printed for 128 bits, once more.
pub fn wide() -> String {
    let wider = |value: &str| {
        match value {
            "64" => "128",
            "128" => "256",
            "uint64_t" => "quadrille_u128",
            "quadrille_u128" => "quadrille_u256",
            "U128" => "U256",
            other => return other.to_owned(),
        }
        .to_owned()
    };
    let blocks = SOURCE.split("//@ for ").skip(1).map(Block::of);
    let lines = blocks.flat_map(|block| {
        let values = block.values.iter().filter(|values| values.contains(&"128"));
        let wider =
            values.map(|values| values.iter().map(|value| wider(value)).collect::<Vec<_>>());
        wider.map(|values| block.printed(&values)).collect::<Vec<_>>()
    });
    let lines: String = lines.collect();
    format!(
        "\n#if !defined(QUADRILLE_RUNTIME_256_H) && defined(QUADRILLE_RUNTIME)\n#define QUADRILLE_RUNTIME_256_H\n\
         QUADRILLE_OPEN\n{lines}\nQUADRILLE_CLOSE\n#endif // QUADRILLE_RUNTIME_256_H\n"
    )
}

/// All names in both, and in the part for threat inputs.
pub fn names() -> Vec<String> {
    words(&(runtime() + &wide() + threats::RUNTIME))
        .filter(|word| word.to_lowercase().starts_with("quadrille"))
        .map(str::to_owned)
        .collect()
}

/// The names and numbers of a text, and what stands between them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let end = rest.find(|c: char| is_name(c) != is_name(first)).unwrap_or(rest.len());
        let (word, others) = rest.split_at(end);
        rest = others;
        Some(word)
    })
}

/// The text with lines repeated where it says so.
fn repeated(text: &str) -> String {
    let mut parts = text.split("//@ for ");
    let mut all = parts.next().unwrap_or_default().to_owned();
    for block in parts.map(Block::of) {
        all.extend(block.values.iter().map(|values| block.printed(values)));
        all += block.behind;
    }
    all
}

/// Lines that are printed for each of some values.
struct Block<'a> {
    names: Vec<&'a str>,
    values: Vec<Vec<&'a str>>,
    lines: &'a str,
    /// The text up to the next block.
    behind: &'a str,
}

impl<'a> Block<'a> {
    fn of(text: &'a str) -> Block<'a> {
        let (heads, rest) = text.split_once('\n').unwrap_or_default();
        let (lines, behind) = rest.split_once("//@ end\n").unwrap_or_default();
        let (names, values) = heads.split_once(": ").unwrap_or_default();
        let values = values.split(", ").map(|values| values.split(' ').collect()).collect();
        Block { names: names.split(' ').collect(), values, lines, behind }
    }

    /// The lines for these values.
    fn printed(&self, values: &[impl AsRef<str>]) -> String {
        let value = |part: &str| {
            let own = self.names.iter().position(|name| *name == part);
            own.map_or(part, |at| values[at].as_ref()).to_owned()
        };
        let word = |word: &str| {
            let named = word.split('_').map(value).collect::<Vec<_>>().join("_");
            let is_short = named.starts_with(|first: char| first.is_ascii_lowercase())
                && word.contains('_')
                && named != word
                && !named.starts_with("quadrille");
            if is_short { format!("quadrille_{named}") } else { named }
        };
        words(self.lines).map(word).collect()
    }
}

#[cfg(test)]
mod tests {
    /// A file that programs read has nothing of the marks.
    #[test]
    fn marks_are_replaced() {
        let runtime = super::runtime();
        for mark in ["//@", "_N(", " WORD ", "_SIZE_", " MOVE ", "_MAKE("] {
            assert!(!runtime.contains(mark), "{mark}");
        }
        for name in ["quadrille_rising_64(", "quadrille_rising_128(", "quadrille_write_16_64("] {
            assert!(runtime.contains(name), "{name}");
        }
    }

    /// A file means something else in C++ only if its namespace says so.
    #[test]
    fn conditions_of_threats_are_in_the_namespace() {
        let known = super::namespace::open(&super::runtime());
        for name in super::namespace::tested(&(super::runtime() + super::threats::RUNTIME)) {
            assert!(known.contains(&name) || name == "QUADRILLE_THREATS_H", "{name}");
        }
    }

    /// Conditions ask for macros of compilers, for these switches, and for what the runtime itself defines.
    #[test]
    fn switches_of_users_are_known() {
        let mut tested: Vec<String> =
            super::namespace::tested(&super::runtime()).into_iter().collect();
        tested.retain(|name| !name.starts_with('_') && name != "QUADRILLE_RUNTIME_H");
        let switches = ["CHECKED", "NO_INT128", "NO_PEXT", "NO_VECTORS", "PEXT_LOOPS"];
        assert_eq!(tested, switches.map(|name| format!("QUADRILLE_{name}")));
    }
}
