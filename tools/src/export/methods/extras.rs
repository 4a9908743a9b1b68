//! What some magics do to the occupancy before the multiplication: a pattern complements bits, or the
//! occupancy is rotated. The look-ups of tables without either have no code for it.

use quadrille_codegen::layout::WordSize;
use quadrille_codegen::solve::sliders::Multiplier;
use serde_json::{Map, Value, json};

use super::super::json::word;

/// Which of both some magic of a table has.
pub struct Extras {
    /// Whether a rotation is written in each record.
    pub is_rotated: bool,
    /// Whether a pattern is.
    pub has_patterns: bool,
}

impl Extras {
    /// What look-ups by some magics do besides.
    pub fn of<'a>(multipliers: impl Iterator<Item = &'a Multiplier>) -> Extras {
        let mut extras = Extras { is_rotated: false, has_patterns: false };
        for multiplier in multipliers {
            extras.is_rotated |= multiplier.rotation != 0;
            extras.has_patterns |= multiplier.pattern != 0;
        }
        extras
    }

    /// The last fields of a magic's record, the pattern written by `word`.
    pub fn fields(&self, multiplier: &Multiplier, word: impl Fn(u128) -> String) -> String {
        let pattern = self.has_patterns.then(|| format!(", {}", word(multiplier.pattern)));
        let rotation = self.is_rotated.then(|| format!(", {}", multiplier.rotation));
        [pattern, rotation].into_iter().flatten().collect()
    }

    /// What the documentation of a record says of them.
    pub fn doc(&self) -> &'static str {
        match (self.has_patterns, self.is_rotated) {
            (false, false) => "",
            (true, false) => {
                "\nFirst the bits of the pattern are complemented in the occupancy that counts."
            }
            (false, true) => {
                "\nFirst the occupancy that counts is rotated up, of 128 bits the upper half."
            }
            (true, true) => {
                "\nFirst the bits of the pattern are complemented in the occupancy that counts, and it\n\
                 is rotated up, of 128 bits the upper half."
            }
        }
    }

    /// The statements that make `seen`, which is multiplied, by a record of this name. The halves of a
    /// 128-bit word are added.
    pub fn seen(&self, record: &str, word: WordSize) -> String {
        match word {
            WordSize::U64 => {
                self.masked("seen", "occupancy", record, "") + &self.rotated("seen", record)
            }
            WordSize::U128 => {
                self.masked("seen", "(uint64_t)occupancy", record, "[0]")
                    + &self.masked("upper", "(uint64_t)(occupancy >> 64)", record, "[1]")
                    + &self.rotated("upper", record)
                    + "seen += upper;\n"
            }
        }
    }

    /// What counts of a word, some bits complemented.
    fn masked(&self, name: &str, word: &str, record: &str, half: &str) -> String {
        let pattern = self.has_patterns.then(|| format!("{name} ^= {record}->pattern{half};\n"));
        format!("uint64_t {name} = {word} & {record}->mask{half};\n{}", pattern.unwrap_or_default())
    }

    /// The rotation of a word.
    fn rotated(&self, name: &str, record: &str) -> String {
        if !self.is_rotated {
            return String::new();
        }
        format!("{name} = @rotate_left_64({name}, {record}->rotation);\n")
    }
}

/// How an occupancy becomes a key, and where key 0 lies.
pub fn key(mask: u128, multiplier: &Multiplier, offset: u32) -> Map<String, Value> {
    let fields = [
        ("mask", word(mask)),
        ("pattern", word(multiplier.pattern)),
        ("rotation", json!(multiplier.rotation)),
        ("magic", word(multiplier.magic)),
        ("shift", json!(multiplier.shift)),
        ("offset", json!(offset)),
    ];
    fields.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
}
