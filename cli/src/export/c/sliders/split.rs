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
    // The halves of the words one after another.
    let halves = word.bits() as usize / 64;
    let half = |value: u128| (0..halves).map(move |half| (value >> (64 * half)) as u64);
    let records = tables.squares.iter().flatten().flat_map(|&(mask, magic)| [mask, magic]);
    code.table(
        "By slot and line: the squares whose occupants count, and the factor.",
        "uint64_t",
        &format!("{name}_records"),
        &[slots, lines, 2 * halves],
        records.flat_map(half).map(|half| literal(WordSize::U64, half.into())).collect::<Vec<_>>(),
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
            WordSize::U128 => format!(
                "((uint64_t)occupancy & {record}[0]) * {record}[2] \
                 + ((uint64_t)(occupancy >> 64) & {record}[1]) * {record}[3]"
            ),
        };
        format!("{name}_sets[slot][{line}][({product}) >> {shift}]")
    };
    // No two lines share a square: compilers may combine them in any order.
    let all = (0..lines).map(line).collect::<Vec<_>>().join("\n^ ");
    slot_function(code, ride, Kind::Inline, &format!("return {all};"));
}
