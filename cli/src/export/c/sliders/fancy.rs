//! Magics that lead to a set.

use quadrille_codegen::layout::{Leap, WordSize};
use quadrille_codegen::solve::sliders::{FancyPart, FancyTables};

use super::super::code::{Code, Kind, literal};
use super::{name, slot_function};

/// The tables and the look-up.
pub fn write(code: &mut Code, ride: Leap, tables: &FancyTables) {
    let name = name(ride);
    let record = format!("{name}_record");
    let seen = if tables.is_black { "do not count" } else { "count" };
    code.structure(
        &format!(
            "How a square is looked up: the squares whose occupants {seen}, the factor, the place of\n\
             key 0, and how far products are shifted down."
        ),
        &record,
        &["uint64_t mask", "uint64_t magic", "uint32_t offset", "uint32_t shift"],
    );
    code.table(
        "By slot.",
        &format!("struct {record}"),
        &format!("{name}_records"),
        &[tables.squares.len()],
        tables.squares.iter().map(|part| record_of(tables, part)),
    );
    let sets = tables.sets.iter().map(|&set| literal(WordSize::U64, set.into()));
    let doc = "A set for each key of each square.";
    code.table(doc, "@bitboard", &format!("{name}_sets"), &[tables.sets.len()], sets);
    slot_function(code, ride, Kind::Inline, &look_up(&name, tables));
}

fn record_of(tables: &FancyTables, part: &FancyPart) -> String {
    let mask = if tables.is_black { !part.mask } else { part.mask };
    let FancyPart { multiplier, offset, .. } = part;
    format!("{{{mask:#x}ull, {:#x}ull, {offset}, {}}}", multiplier.magic, multiplier.shift)
}

fn look_up(name: &str, tables: &FancyTables) -> String {
    let first = tables.squares.first().map_or(0, |part| part.multiplier.shift);
    let is_fixed = tables.squares.iter().all(|part| part.multiplier.shift == first);
    // A shift by a constant is one operation everywhere.
    let shift = if is_fixed { first.to_string() } else { "record->shift".to_owned() };
    let seen = if tables.is_black { "|" } else { "&" };
    format!(
        "const struct {name}_record *record = &{name}_records[slot];
         const uint64_t key = ((occupancy {seen} record->mask) * record->magic) >> {shift};
         return {name}_sets[record->offset + (uint32_t)key];"
    )
}
