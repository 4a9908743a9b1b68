//! Magics for each line, whose keys lead to sets at fixed places.

use quadrille_codegen::layout::{Leap, WordSize};
use quadrille_codegen::solve::sliders::{SplitLine, SplitTables};
use serde_json::{Value, json};

use super::super::c::code::{Code, Kind, literal};
use super::super::c::sliders::{name, slot_function};
use super::super::json::{word, words};
use super::Tables;

impl Tables for SplitTables {
    fn write(&self, code: &mut Code, ride: Leap) {
        let name = name(ride);
        let (slots, keys) = (self.squares.len(), 1_usize << self.key_bits);
        let lines = self.squares.first().map_or(0, Vec::len);
        let word = self.word;
        let upper = if word == WordSize::U128 { ", the lower half first" } else { "" };
        let rest = if self.is_rotated() {
            "the factor, and\nhow far the upper half is rotated up before it is added to the lower"
        } else {
            "and the factor"
        };
        let records: Vec<Vec<u64>> = self.records().collect();
        let fields = records.first().map_or(0, Vec::len);
        let records = records.iter().flatten().map(|&field| literal(WordSize::U64, field.into()));
        code.table(
            &format!("By slot and line: the squares whose occupants count{upper}, {rest}."),
            "uint64_t",
            &format!("{name}_records"),
            &[slots, lines, fields],
            records.collect::<Vec<_>>(),
        );
        code.table(
            "By slot, line and key: the set.",
            "@bitboard",
            &format!("{name}_sets"),
            &[slots, lines, keys],
            self.sets.iter().map(|&set| literal(word, set)).collect::<Vec<_>>(),
        );
        let shift = 64 - self.key_bits;
        let line = |line: usize| {
            let record = format!("{name}_records[slot][{line}]");
            let product = match word {
                WordSize::U64 => format!("(occupancy & {record}[0]) * {record}[1]"),
                WordSize::U128 => {
                    let upper = format!("(uint64_t)(occupancy >> 64) & {record}[1]");
                    let upper = if self.is_rotated() {
                        format!("@rotate_left_64({upper}, (unsigned){record}[3])")
                    } else {
                        format!("({upper})")
                    };
                    format!("(((uint64_t)occupancy & {record}[0]) + {upper}) * {record}[2]")
                }
            };
            format!("{name}_sets[slot][{line}][({product}) >> {shift}]")
        };
        // No two lines share a square: compilers may combine them in any order.
        let all = (0..lines).map(line).collect::<Vec<_>>().join("\n^ ");
        slot_function(code, ride, Kind::Inline, &format!("return {all};"));
    }

    fn json(&self) -> Value {
        let slot = |lines: &Vec<SplitLine>| {
            let line = |&SplitLine { mask, magic, rotation }: &SplitLine| json!({ "mask": word(mask), "magic": word(magic), "rotation": rotation });
            lines.iter().map(line).collect::<Value>()
        };
        json!({
            "method": "split",
            "key_bits": self.key_bits,
            "slots": self.squares.iter().map(slot).collect::<Vec<_>>(),
            "sets": words(&self.sets),
        })
    }
}
