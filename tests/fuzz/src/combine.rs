//! Descriptions combined from parts of others and of the grammar: names that clash, attributes, raw and
//! non-ASCII identifiers, fragments that macros pass on, boards of the most squares, odd materials.

use crate::case::PASSED_ON;
use crate::generate::Ground;
use crate::random::Random;
use crate::{Case, Corpus, EntryPoint, files, grammar};

/// A combined description.
pub fn case(corpus: &Corpus, random: &mut Random) -> Case {
    let mut combiner = Combiner { corpus, random };
    let (entry, parts) = match combiner.random.below(12) {
        0..8 => (EntryPoint::Layout, combiner.layouts(["A", "B", "C"])),
        8 => return Case { entry: EntryPoint::Derive, text: combiner.derive() },
        9 => return Case { entry: EntryPoint::Files, text: combiner.files() },
        _ => (EntryPoint::Index, vec![combiner.index()]),
    };
    let passes = entry != EntryPoint::Files && random.once_in(10);
    Case { entry, text: written(&parts, passes.then_some(random)) }
}

/// A description in pieces, so that values may be fragments that a macro passes on.
struct Parts {
    /// The text before the keys, with the opening brace if there is one.
    head: String,
    /// Keys with their values, or statements.
    keys: Vec<String>,
    /// The text between keys.
    between: &'static str,
    /// The text after the keys.
    tail: &'static str,
}

/// The text of some descriptions. With a stream of numbers, some values become fragments that a macro passes on.
fn written(parts: &[Parts], mut passes: Option<&mut Random>) -> String {
    let mut text = String::new();
    for Parts { head, keys, between, tail } in parts {
        text += head;
        for key in keys {
            let passed = passes.as_mut().is_some_and(|random| random.once_in(4));
            match key.split_once(": ") {
                Some((name, value)) if passed => {
                    text += &[name, ": ", PASSED_ON, "(", value, ")", between].concat();
                }
                _ => text += &[key, *between].concat(),
            }
        }
        text += tail;
    }
    text
}

/// Names of types, some of which clash with each other or with emitted names, or are odd.
const TYPES: [&str; 32] = [
    "A", "A", "B", "B", "C", "C", "Aa", "AA", "A_", "_A", "APacked", "ToB", "B2", "r#A", "r#fn",
    "Straße", "Ö", "盤", "Option", "Square", "Lerf", "Vec", "T", "L", "q", "u8", "bool", "usize",
    "str", "Bitboard", "Layout", "Self_",
];

/// Names of pieces, of regions and of fields.
const NAMES: [&str; 20] = [
    "rook", "king", "man", "r#type", "r#fn", "r#match", "straße", "é", "x", "square", "to_b",
    "pawn", "flip", "occupied", "a1", "self_", "index", "word", "palace", "bishop",
];

const ATTRIBUTES: [&str; 14] = [
    "/// Words.\n",
    "/** Words\n * of lines. */\n",
    "#[allow(dead_code)] ",
    "#[cfg(all())] ",
    "#[cfg(any())] ",
    "#[doc(hidden)] ",
    "#[doc = \"a\\rb\\u{2028}*/ \\\\\"] ",
    "#[cfg_attr(all(), doc = \"x\")] ",
    "#[deprecated] ",
    "#[must_use] ",
    "#[non_exhaustive] ",
    "#[derive(Debug)] ",
    "#![allow(dead_code)] ",
    "#[doc = concat!(\"a\", \"b\")] ",
];

const VISIBILITIES: [&str; 6] = ["pub ", "pub ", "", "pub(crate) ", "pub(self) ", "pub(in crate) "];

struct Combiner<'a> {
    corpus: &'a Corpus,
    random: &'a mut Random,
}

impl Combiner<'_> {
    fn pick<'a>(&mut self, list: &'a [String]) -> &'a str {
        &list[self.random.below(list.len())]
    }

    fn layouts(&mut self, names: [&str; 3]) -> Vec<Parts> {
        let count = match self.random.below(6) {
            0..4 => 1,
            other => other - 2,
        };
        let ground = self.ground();
        names[..count].iter().map(|usual| self.layout(usual, &ground)).collect()
    }

    fn ground(&mut self) -> Ground {
        let size = grammar::board(self.random);
        Ground::new(self.random, size)
    }

    fn layout(&mut self, usual: &str, ground: &Ground) -> Parts {
        let mut head = String::new();
        while self.random.once_in(8) {
            head += self.random.pick(&ATTRIBUTES);
        }
        head += self.random.pick(&VISIBILITIES);
        let name = if self.random.once_in(6) { self.random.pick(&TYPES) } else { usual };
        head += &["struct ", name, " { "].concat();
        Parts { head, keys: self.keys(ground), between: ", ", tail: "} " }
    }

    /// The keys of one layout: its numbering, and others that may not fit it.
    fn keys(&mut self, ground: &Ground) -> Vec<String> {
        let mut keys = match self.random.below(12) {
            0 => {
                let boards = &self.corpus.fragments().boards;
                boards[self.random.below(boards.len())].clone()
            }
            _ => grammar::keys(self.random, ground),
        };
        if !self.random.once_in(4) {
            return keys;
        }
        for _ in 0..self.random.below(5).saturating_sub(2) {
            self.replace(&mut keys);
        }
        if self.random.once_in(4) {
            self.rename(&mut keys);
        }
        self.random.shuffle(&mut keys);
        keys
    }

    /// Replaces the value of a key by that of another description.
    fn replace(&mut self, keys: &mut Vec<String>) {
        let others: Vec<_> = self.corpus.fragments().others.iter().collect();
        let (name, values) = others[self.random.below(others.len())];
        let value = self.pick(values).to_owned();
        // Long lists of magics fit only one numbering.
        if value.len() > 2000 {
            return;
        }
        match keys.iter_mut().find(|key| key.starts_with(&format!("{name}: "))) {
            Some(_) if name == "pieces" && self.random.once_in(2) => self.add_piece(keys),
            Some(key) => *key = value,
            None => keys.push(value),
        }
    }

    fn add_piece(&mut self, keys: &mut [String]) {
        let piece = self.pick(&self.corpus.fragments().pieces).to_owned();
        if let Some(pieces) = keys.iter_mut().find(|key| key.starts_with("pieces: {")) {
            *pieces = pieces.replacen('{', &format!("{{ {piece},"), 1);
        }
    }

    /// Renames something to a name that may be taken or odd.
    fn rename(&mut self, keys: &mut [String]) {
        let from = self.random.pick(&["p0", "p1", "palace", "home", "hi", "lo"]);
        let to = self.random.pick(&NAMES);
        for key in keys {
            *key = key.replace(&format!("{from}:"), &format!("{to}:"));
        }
    }

    fn derive(&mut self) -> String {
        let ground = self.ground();
        let keys = self.keys(&ground);
        let keys: Vec<String> = keys.iter().map(|key| key.replacen(':', " =", 1)).collect();
        let (first, second) = keys.split_at(self.random.below(keys.len()));
        let (first, second) = (first.join(", "), second.join(", "));
        let attribute = self.random.pick(&ATTRIBUTES);
        let name = self.random.pick(&TYPES);
        format!("#[layout({first})] {attribute}#[layout({second})] pub struct {name};")
    }

    fn files(&mut self) -> String {
        let names = [["A", "B", "C"], ["D", "E", "F"], ["G", "H", "I"]];
        let count = self.random.between(1, 3);
        let file = |names: &[&str; 3]| {
            let mut text = written(&self.layouts(*names), None);
            if self.random.once_in(3) {
                let index = written(&[self.index()], None);
                text += &["index! { ", &index, " }\n"].concat();
            }
            text
        };
        names[..count].iter().map(file).collect::<Vec<_>>().join(files::BREAK)
    }

    fn index(&mut self) -> Parts {
        let mut keys: Vec<String> =
            grammar::index(self.random).split(';').map(|part| part.trim().to_owned()).collect();
        keys.retain(|key| !key.is_empty());
        for _ in 0..self.random.below(6).saturating_sub(3) {
            let statement = match self.random.below(3) {
                0 => self.pick(&self.corpus.fragments().statements).to_owned(),
                _ => self.materials(),
            };
            let index = self.random.below(keys.len() + 1);
            match self.random.below(2) {
                0 if index < keys.len() => keys[index] = statement,
                _ => keys.insert(index, statement),
            }
        }
        Parts { head: String::new(), keys, between: ";\n", tail: "" }
    }

    /// Materials that few programs ask for, and that the grammar does not write.
    fn materials(&mut self) -> String {
        let odd = [
            "KRvK, KvKR",
            "KRvK, A = KRvK",
            "KPPvKPP",
            "kvk",
            "Straße = KQvK",
            "r#fn = KRvK",
            "É = KNvK",
            "A = KRvK: exact(leads: R), B = KRvK: naive",
            "KKvKK",
            "vK",
            "Kv",
            "KÉvK",
            "K_vK",
            "AllB = KBBvK: exact",
            "KRvKRv",
        ];
        let visibility = self.random.pick(&VISIBILITIES);
        let attribute = if self.random.once_in(4) { self.random.pick(&ATTRIBUTES) } else { "" };
        format!("{attribute}{visibility}{}", self.random.pick(&odd))
    }
}
