//! Magics that lead to a byte, which names a set, or two.

use quadrille_codegen::layout::{Leap, WordSize};
use quadrille_codegen::lower::moves::hopper_way;
use quadrille_codegen::model::movement::Landing;
use quadrille_codegen::solve::sliders::{Hopper, MagicTables, Part, Storage};
use serde_json::{Value, json};

use super::super::c::code::{Code, Kind, literals, numbers};
use super::super::c::sliders::{name, slot_function};
use super::super::json::{bytes, words};
use super::Tables;
use super::extras::{Extras, key};

impl Tables for MagicTables {
    fn write(&self, code: &mut Code, ride: Leap) {
        let name = name(ride);
        records(code, &name, self);
        let (sets, index) = (&self.sets, &self.index);
        let doc = "The attack sets.";
        let words = literals(self.word, sets).collect::<Vec<_>>();
        code.table(doc, "@bitboard", &format!("{name}_sets"), &[sets.len()], words);
        let doc = "By key: the number of a set, from the first of the square's part on.";
        let bytes = numbers(index).collect::<Vec<_>>();
        code.table(doc, "uint8_t", &format!("{name}_index"), &[index.len()], bytes);
        let set = of_rider(&name, self.storage);
        slot_function(code, ride, Kind::Inline, &look_up(&name, self, &set));
    }

    fn json(&self) -> Value {
        let slot = |parts: &Vec<Part>| {
            let part = |part: &Part| {
                let mut record = key(part.mask, &part.multiplier, part.offset);
                record.insert("sets".to_owned(), json!(part.sets));
                record.insert("second".to_owned(), json!(part.second));
                Value::Object(record)
            };
            parts.iter().map(part).collect::<Value>()
        };
        json!({
            "method": "magic",
            "storage": match self.storage {
                Storage::Squares => "squares",
                Storage::Lines => "lines",
            },
            "slots": self.squares.iter().map(slot).collect::<Vec<_>>(),
            "index": bytes(&self.index),
            "sets": words(&self.sets),
        })
    }
}

fn records(code: &mut Code, name: &str, tables: &MagicTables) {
    let (halves, both_halves) = match tables.word {
        WordSize::U64 => ("", ""),
        WordSize::U128 => ("[2]", "\nWhat counts of both halves is added and then multiplied."),
    };
    let record = format!("{name}_record");
    let extras = Extras::of(tables.squares.iter().flatten().map(|part| &part.multiplier));
    let mask = format!("uint64_t mask{halves}");
    let pattern = format!("uint64_t pattern{halves}");
    let mut fields = vec![
        mask.as_str(),
        "uint64_t magic",
        "uint32_t offset",
        "uint16_t sets",
        "uint8_t shift",
        "uint8_t second",
    ];
    fields.extend(extras.has_patterns.then_some(pattern.as_str()));
    fields.extend(extras.is_rotated.then_some("uint8_t rotation"));
    code.structure(
        &format!(
            "How some of the rays from a square are looked up: the squares whose occupants count, the\n\
             factor, the place of key 0 in the index, that of the first set, and how far products are\n\
             shifted down. Where a byte names two sets, the second list begins `second` behind.{both_halves}{}",
            extras.doc()
        ),
        &record,
        &fields,
    );
    let parts = tables.squares.first().map_or(0, Vec::len);
    let values = tables.squares.iter().flatten().map(|part| record_of(tables.word, &extras, part));
    code.table(
        "By slot and part.",
        &format!("struct {record}"),
        &format!("{name}_records"),
        &[tables.squares.len(), parts],
        values.collect::<Vec<_>>(),
    );
}

fn record_of(word: WordSize, extras: &Extras, part: &Part) -> String {
    let halves = |value: u128| match word {
        WordSize::U64 => format!("{value:#x}ull"),
        WordSize::U128 => format!("{{{:#x}ull, {:#x}ull}}", value as u64, (value >> 64) as u64),
    };
    let (mask, magic) = (halves(part.mask), format!("{:#x}ull", part.multiplier.magic));
    let Part { offset, sets, second, multiplier, .. } = part;
    let (shift, last) = (multiplier.shift, extras.fields(multiplier, halves));
    format!("{{{mask}, {magic}, {offset}, {sets}, {shift}, {second}{last}}}")
}

/// The statements of a look-up, those of `set` for the key of each part.
fn look_up(name: &str, tables: &MagicTables, set: &str) -> String {
    let extras = Extras::of(tables.squares.iter().flatten().map(|part| &part.multiplier));
    let seen = extras.seen("part", tables.word);
    let parts = tables.squares.first().map_or(0, Vec::len);
    let one = |part: usize| {
        format!(
            "{{
             const struct {name}_record *part = &{name}_records[slot][{part}];
             {seen}
             const uint32_t key = part->offset + (uint32_t)((seen * part->magic) >> part->shift);
             {set}
             }}\n"
        )
    };
    let all: String = (0..parts).map(one).collect();
    format!("@bitboard attacks = 0;\n{all}return attacks;")
}

/// The statements that unite what a key leads to with the attacks.
fn of_rider(name: &str, storage: Storage) -> String {
    match storage {
        Storage::Squares => format!("attacks |= {name}_sets[part->sets + {name}_index[key]];"),
        Storage::Lines => format!(
            "const unsigned named = {name}_index[key];
             attacks |= {name}_sets[part->sets + (named & 15)];
             attacks |= {name}_sets[part->sets + part->second + (named >> 4)];"
        ),
    }
}

/// A hopper's look-up in the tables of its rider, and the names that it reads.
pub fn write_hopper(code: &mut Code, tables: &MagicTables, hopper: &Hopper) {
    let (name, way) = (name(hopper.ride), hopper_way(hopper.landing));
    let names = numbers(&hopper.names).collect::<Vec<_>>();
    let (doc, named, set) = match hopper.landing {
        Landing::Anywhere => (
            "By key: the number of the set without the first pieces.",
            "What lies behind the first pieces on the rays from a slot, up to the next ones.",
            format!(
                "attacks |= {name}_sets[part->sets + {name}_index[key]]
                 ^ {name}_sets[part->sets + {name}_{way}_names[key]];"
            ),
        ),
        Landing::Next => (
            "By set: the number of the one whose rays reach one square further.",
            "The squares right behind the first pieces on the rays from a slot.",
            format!(
                "const unsigned first = part->sets + {name}_index[key];
                 attacks |= {name}_sets[first] ^ {name}_sets[part->sets + {name}_{way}_names[first]];"
            ),
        ),
    };
    code.table(doc, "uint8_t", &format!("{name}_{way}_names"), &[names.len()], names);
    let signature = format!("@bitboard {name}_{way}(unsigned slot, @bitboard occupancy)");
    code.function(Kind::Inline, named, &signature, &look_up(&name, tables, &set));
}
