//! Magics for each line, whose keys lead to sets at fixed offsets.

use quadrille_runtime::U256;
use std::ops::BitXor;

use super::super::expression::{Expression, Type};
use super::super::function::{Field, Table};
use super::{Parts, RiderLowering, inner};
use quadrille_codegen::list::list;
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::sliders::SplitTables;

/// The keys and the sets of each line. No two lines share a square, so that compilers may combine them in any order.
pub(super) fn parts(rider: RiderLowering, tables: &SplitTables) -> Parts {
    let lines = tables.squares.first().map_or(0, Vec::len);
    let keys = keys(rider, tables).in_rows(inner(lines));
    let sets = rider.sets("By slot, line and key: the set.", &tables.sets);
    let sets = sets.in_rows([&inner(lines)[..], &[1 << tables.key_bits]].concat());
    let look_up = if is_rotated(tables) { "split_attacks_rotated" } else { "split_attacks" };
    let parts = list(0..lines, |line| {
        let row = rider.row(lines, line);
        let shift = Expression::small(64 - tables.key_bits);
        rider.look_up(look_up, vec![keys.rows(row.clone()), sets.rows(row), shift])
    });
    Parts { joined: BitXor::bitxor, ..Parts::united(vec![keys, sets], parts) }
}

fn is_rotated(tables: &SplitTables) -> bool {
    tables.word == WordSize::U128 && tables.is_rotated()
}

/// The runtime's records, whose masks are whole here.
fn keys(rider: RiderLowering, tables: &SplitTables) -> Table {
    let records = tables.records();
    let values: Vec<U256> = match tables.word {
        WordSize::U64 => list(records, U256::from),
        _ => {
            let rows = records.chunks(3 + usize::from(tables.is_rotated()));
            let row = |row: &[u64]| {
                let mask = U256::from_words([row[0], row[1], 0, 0]);
                [mask]
                    .into_iter()
                    .chain(row[2..].iter().map(|&word| word.into()))
                    .collect::<Vec<_>>()
            };
            rows.flat_map(row).collect()
        }
    };
    let magic = Field::whole("magic", Type::Word(WordSize::U64));
    let mut fields = vec![Field::whole("mask", rider.set()), magic];
    fields.extend(is_rotated(tables).then_some(Field::small("rotation", 8)));
    let doc = "By slot and line: the relevant mask, the magic, and how far the upper half is rotated up before it is added \
               to the lower.";
    let row = if is_rotated(tables) { "rotated_key" } else { "key" };
    Table::records(rider.table("keys"), doc, fields, &values).of_runtime(row, rider.word)
}
