//! Magics that lead to a set.

use quadrille_codegen::layout::{Leap, WordSize};
use quadrille_codegen::solve::sliders::{FancyPart, FancyTables, Multiplier};
use serde_json::{Value, json};

use super::super::c::code::{Code, Kind, literal};
use super::super::c::sliders::{name, slot_function};
use super::super::json::words;
use super::Tables;
use super::extras::{Extras, key};

impl Tables for FancyTables {
    fn write(&self, code: &mut Code, ride: Leap) {
        let name = name(ride);
        let record = format!("{name}_record");
        let extras = Extras::of(self.squares.iter().map(|part| &part.multiplier));
        let mut fields =
            vec!["uint64_t mask", "uint64_t magic", "uint32_t offset", "uint32_t shift"];
        fields.extend(extras.has_patterns.then_some("uint64_t pattern"));
        fields.extend(extras.is_rotated.then_some("uint8_t rotation"));
        code.structure(
            &format!(
                "How a square is looked up: the squares whose occupants count, the factor, the place of\n\
                 key 0, and how far products are shifted down.{}",
                extras.doc()
            ),
            &record,
            &fields,
        );
        code.table(
            "By slot.",
            &format!("struct {record}"),
            &format!("{name}_records"),
            &[self.squares.len()],
            self.squares.iter().map(|part| record_of(&extras, part)),
        );
        let sets = self.sets.iter().map(|&set| literal(WordSize::U64, set.into()));
        let doc = "A set for each key of each square.";
        code.table(doc, "@bitboard", &format!("{name}_sets"), &[self.sets.len()], sets);
        slot_function(code, ride, Kind::Inline, &look_up(&name, self));
    }

    fn json(&self) -> Value {
        let slot =
            |part: &FancyPart| Value::Object(key(part.mask.into(), &part.multiplier, part.offset));
        json!({
            "method": "fancy",
            "slots": self.squares.iter().map(slot).collect::<Vec<_>>(),
            "sets": words(&self.sets),
        })
    }
}

fn record_of(extras: &Extras, part: &FancyPart) -> String {
    let FancyPart { mask, multiplier, offset } = part;
    let Multiplier { magic, shift, .. } = multiplier;
    let last = extras.fields(multiplier, |pattern| format!("{pattern:#x}ull"));
    format!("{{{mask:#x}ull, {magic:#x}ull, {offset}, {shift}{last}}}")
}

fn look_up(name: &str, tables: &FancyTables) -> String {
    // A shift by a constant is one operation everywhere.
    let shift = match tables.fixed_shift() {
        0 => "record->shift".to_owned(),
        fixed => fixed.to_string(),
    };
    let extras = Extras::of(tables.squares.iter().map(|part| &part.multiplier));
    let seen = extras.seen("record", WordSize::U64);
    format!(
        "const struct {name}_record *record = &{name}_records[slot];
         {seen}
         const uint64_t key = (seen * record->magic) >> {shift};
         return {name}_sets[record->offset + (uint32_t)key];"
    )
}
