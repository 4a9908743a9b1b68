//! Magics for each line, whose keys lead to sets at fixed places.

use quadrille_codegen::layout::{Leap, WordSize};
use quadrille_codegen::solve::sliders::SplitTables;

use super::super::code::{Code, Kind, literal};
use super::{name, slot_function};

/// The tables and the look-up.
pub fn write(code: &mut Code, ride: Leap, tables: &SplitTables) {
    let name = name(ride);
    let (slots, keys) = (tables.squares.len(), 1_usize << tables.key_bits);
    let lines = tables.squares.first().map_or(0, Vec::len);
    let word = tables.word;
    let upper = if word == WordSize::U128 { ", the lower half first" } else { "" };
    let rest = if tables.is_rotated() {
        "the factor, and\nhow far the upper half is rotated up before it is added to the lower"
    } else {
        "and the factor"
    };
    let records: Vec<Vec<u64>> = tables.records().collect();
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
        tables.sets.iter().map(|&set| literal(word, set)).collect::<Vec<_>>(),
    );
    let shift = 64 - tables.key_bits;
    let line = |line: usize| {
        let record = format!("{name}_records[slot][{line}]");
        let product = match word {
            WordSize::U64 => format!("(occupancy & {record}[0]) * {record}[1]"),
            WordSize::U128 => {
                let upper = format!("(uint64_t)(occupancy >> 64) & {record}[1]");
                let upper = if tables.is_rotated() {
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
