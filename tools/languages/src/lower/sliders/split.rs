//! Magics for each line, whose keys lead to sets at fixed offsets.

use std::ops::BitXor;

use super::super::expression::{Expression, Type};
use super::super::function::{Block, Field, Table};
use super::{RiderLowering, SlotParts, high, inner, low, row};
use quadrille_codegen::list::list;
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::sliders::SplitTables;

/// The tables, and how the key of each line leads to a set. No two lines share a square, so that compilers may
/// combine them in any order.
pub(super) fn parts(rider: RiderLowering, tables: &SplitTables) -> SlotParts {
    let lines = tables.squares.first().map_or(0, Vec::len);
    let records = records(rider, tables).in_rows(inner(lines));
    let doc = "By slot, line and key: the set.";
    let sets = Table::words(rider.table("sets"), doc, rider.set(), &tables.sets);
    let sets = sets.in_rows([&inner(lines)[..], &[1 << tables.key_bits]].concat());
    let line = |line: usize| -> Block {
        let row = row(lines, line);
        let product = seen(rider, tables, &records, &row) * records.field("magic", &row);
        let key = (product >> Expression::small(64 - tables.key_bits)).to(Type::Index);
        sets.field("", &[&row[..], &[key]].concat()).into()
    };
    let bodies = list(0..lines, line);
    SlotParts { joined: BitXor::bitxor, ..SlotParts::united(vec![records, sets], bodies) }
}

/// The relevant occupancy; the halves of a 128-bit word are added.
fn seen(
    rider: RiderLowering,
    tables: &SplitTables,
    records: &Table,
    row: &[Expression],
) -> Expression {
    let mask = |name| records.field(name, row);
    let occupancy = rider.occupancy();
    if tables.word == WordSize::U64 {
        return low(occupancy) & mask("mask");
    }
    let upper = high(occupancy.clone()) & mask("mask_high");
    let upper = if tables.is_rotated() { upper.rotate_left(mask("rotation")) } else { upper };
    (low(occupancy) & mask("mask_low")) + upper
}

fn records(rider: RiderLowering, tables: &SplitTables) -> Table {
    let half = Type::Word(WordSize::U64);
    let words: &[&str] = match tables.word {
        WordSize::U64 => &["mask", "magic"],
        WordSize::U128 => &["mask_low", "mask_high", "magic"],
    };
    let rotation = tables.is_rotated().then_some(Field::small("rotation", 64));
    let fields = words.iter().map(|name| Field::whole(name, half)).chain(rotation).collect();
    let doc = "By slot and line: the relevant mask, the magic, and how far the upper half is rotated up before it is added \
               to the lower.";
    Table::records(rider.table("records"), doc, fields, &tables.records())
}
