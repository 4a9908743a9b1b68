//! Magics for each line, whose keys lead to sets at fixed offsets.

use std::ops::BitXor;

use super::super::expression::{Argument, Expression, Type};
use super::super::function::{Block, Field, Line, Table};
use super::key_records::KeyRecord;
use super::{RiderLowering, SlotParts, high, inner, low, row, slot};
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

/// The same as a line.
pub(super) fn line(rider: RiderLowering, tables: &SplitTables) -> Line {
    let lines = tables.squares.first().map_or(0, Vec::len);
    let words = match tables.word {
        WordSize::U64 => 2,
        WordSize::U128 => 3 + usize::from(tables.is_rotated()),
    };
    let records = tables.records();
    let record = |words: &[u64]| {
        let (mask, magic, rotation) = match *words {
            [low, high, magic, ref rotation @ ..] => {
                let rotation = rotation.first().map_or(0, |&rotation| rotation as u32);
                (u128::from(low) | u128::from(high) << 64, magic, rotation)
            }
            [mask, magic] => (mask.into(), magic, 0),
            _ => unreachable!("a record has a mask and a magic"),
        };
        let rotations = [0, rotation];
        KeyRecord { mask, rotations, magic, shift: 64 - tables.key_bits, ..KeyRecord::default() }
    };
    let records: Vec<KeyRecord> = list(records.chunks(words), record);
    let (key, keys) = rider.key_records(lines, &records);
    let doc = "By slot, line and key: the set.";
    let sets = Table::words(rider.table("sets_by_line"), doc, rider.set(), &tables.sets);
    let sets = sets.in_rows(vec![lines, 1 << tables.key_bits]);
    let arguments = vec![key, Argument::row(&keys, slot()), Argument::row(&sets, slot())];
    rider.line(vec![keys, sets], "split_attacks", arguments)
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
