//! The namespace of headers in C++, whose name says what the runtime means in a file.
//!
//! Engines that choose instructions at run time compile their files with different flags, and a header means
//! other tables and functions in each. In C these are `static`. In C++ linkers keep only one of several functions with
//! one name, so files for which some condition of the header differs must have other names. The conditions are read
//! from the runtime itself.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::tables::wrapped;

/// Instructions that compilers use unasked, in functions that they do not inline: a function that some target lacks the
/// instructions for must not replace one that it can run.
const UNASKED: [&str; 18] = [
    "__SSE3__",
    "__SSSE3__",
    "__SSE4_1__",
    "__SSE4_2__",
    "__AVX__",
    "__AVX2__",
    "__AVX512F__",
    "__AVX512BW__",
    "__AVX512VL__",
    "__AVX512BITALG__",
    "__AVX512VBMI__",
    "__AVX512VPOPCNTDQ__",
    "__GFNI__",
    "__BMI__",
    "__BMI2__",
    "__POPCNT__",
    "__LZCNT__",
    "__MOVBE__",
];

/// A test, in a condition of the header, of a macro that the header does not define itself.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Test {
    name: String,
    /// The comparison, such as `>= 9`; `None` of a test whether it is defined.
    compared: Option<[String; 2]>,
}

impl Test {
    fn defined(name: &str) -> Test {
        Test { name: name.to_owned(), compared: None }
    }

    /// The condition, without warnings of macros that are not defined.
    fn condition(&self) -> String {
        let Test { name, compared } = self;
        let compared = compared.as_ref();
        let compared = compared.map(|[sign, value]| format!(" && {name} {sign} {value}"));
        format!("defined({name}){}", compared.unwrap_or_default())
    }

    /// The part of the namespace's name if the test holds.
    fn name_part(&self) -> String {
        let name = self.name.trim_matches('_').to_lowercase();
        let Some([sign, value]) = &self.compared else { return name };
        let sign = match &**sign {
            ">=" => "ge",
            "<=" => "le",
            ">" => "gt",
            "<" => "lt",
            "==" => "eq",
            _ => "ne",
        };
        format!("{name}_{sign}_{value}")
    }
}

/// The macros that open and close the namespace of the runtime and of all layouts; `printed` are all other lines of the
/// runtime. Conditions of layouts are on its macros.
pub fn open(printed: &[&str]) -> String {
    let unasked = UNASKED.map(Test::defined);
    let tests: BTreeSet<Test> = tests(&printed.concat()).into_iter().chain(unasked).collect();
    let part = |test: &Test| format!("QUADRILLE_IF_{}", test.name_part().to_uppercase());
    let mut parts = String::new();
    for test in &tests {
        let (name, condition, said) = (part(test), test.condition(), test.name_part());
        let _ = writeln!(
            parts,
            "#if {condition}\n#define {name} _{said}\n#else\n#define {name}\n#endif"
        );
    }
    let names: Vec<String> = tests.iter().map(part).collect();
    let letters: Vec<String> = (0..names.len()).map(|part| format!("p{part}")).collect();
    format!(
        "
// In C++ everything is in a namespace whose name says which conditions of the runtime hold, and which
// instructions compilers may use: files that are compiled with different flags have tables and functions
// of their own. Inline functions that call them need the same, if such files include them: put them into
// QUADRILLE_NAMESPACE.
#ifdef __cplusplus
{parts}#define QUADRILLE_JOINED({parameters}) \\
    quadrille{pasted}
#define QUADRILLE_JOIN({parameters}) \\
    QUADRILLE_JOINED({parameters})
#define QUADRILLE_NAMESPACE QUADRILLE_JOIN( \\
{names})
#define QUADRILLE_OPEN extern \"C++\" {{ inline namespace QUADRILLE_NAMESPACE {{
#define QUADRILLE_CLOSE }} }}
#else
#define QUADRILLE_OPEN
#define QUADRILLE_CLOSE
#endif
",
        parameters = letters.join(", "),
        pasted = ["", &letters.join("##")].join("##"),
        names = wrapped(&names, "    ").replace(",\n", ", \\\n"),
    )
}

/// The tests in the conditions of a header, but for macros that it defines: their definitions are under conditions,
/// too.
fn tests(header: &str) -> BTreeSet<Test> {
    let header = header.replace("\\\n", " ");
    let directives = header.lines().filter_map(|line| line.trim_start().strip_prefix('#'));
    let (mut own, mut tests) = (BTreeSet::new(), BTreeSet::new());
    for directive in directives {
        let words = words(directive);
        match &*words[0] {
            "define" => drop(own.insert(words[1].clone())),
            "ifdef" | "ifndef" => drop(tests.insert(Test::defined(&words[1]))),
            "if" | "elif" => tests.extend(tests_of(&words[1..])),
            _ => {}
        }
    }
    // It is C++ that needs the name.
    tests.retain(|test| !own.contains(&test.name) && *test != Test::defined("__cplusplus"));
    tests
}

/// The tests of one condition.
fn tests_of(words: &[String]) -> Vec<Test> {
    let is_name = |word: &String| word.starts_with(|c: char| c.is_alphabetic() || c == '_');
    let test = |(index, name): (usize, &String)| {
        let before = words[..index].iter().rfind(|word| *word != "(");
        let compared = match words.get(index + 1..index + 3) {
            _ if before.is_some_and(|before| before == "defined") => None,
            Some([sign, value]) if sign.starts_with(['<', '>', '=', '!']) => {
                Some([sign.clone(), value.clone()])
            }
            _ => Some(["!=".to_owned(), "0".to_owned()]),
        };
        Test { name: name.clone(), compared }
    };
    let names = words.iter().enumerate().filter(|(_, word)| is_name(word) && *word != "defined");
    names.map(test).collect()
}

/// The names, numbers and signs of a directive.
fn words(directive: &str) -> Vec<String> {
    let directive = directive.split("//").next().unwrap_or_default();
    let mut words = vec![String::new()];
    let mut last = ' ';
    for c in directive.trim().chars() {
        let kind = |c: char| (c.is_alphanumeric() || c == '_', "<>=!&|".contains(c));
        if kind(c) != kind(last) || kind(c) == (false, false) {
            words.push(String::new());
        }
        words.last_mut().expect("one").push(c);
        last = c;
    }
    words.retain(|word| !word.trim().is_empty());
    words
}
