//! Magics that lead to a set.

use super::super::expression::{Expression, Type};
use super::super::function::{Field, Table, values_of};
use super::keys::Keys;
use super::{RiderLowering, SlotParts, slot};
use quadrille_codegen::layout::WordSize;
use quadrille_codegen::solve::sliders::{FancyPart, FancyTables};

/// The tables, and how a key leads to a set. Where all products are shifted alike the shift is a constant, which
/// is one operation everywhere.
pub(super) fn parts(rider: RiderLowering, tables: &FancyTables) -> SlotParts {
    let keys = Keys::of(WordSize::U64, tables.squares.iter().map(|part| &part.multiplier));
    let records = records(rider, tables, keys);
    let sets = values_of(&tables.sets);
    let sets = Table {
        doc: "A set for each key of each square.",
        ..Table::row(rider.table("sets"), rider.set(), tables.sets.len(), sets)
    };
    let shift = match tables.fixed_shift() {
        0 => records.field("shift", &[slot()]),
        fixed => Expression::small(fixed),
    };
    let key = (keys.product(rider, &records, &[slot()]) >> shift).to(Type::Small);
    let set = sets.entry(records.field("offset", &[slot()]) + key);
    SlotParts::united(vec![records, sets], vec![set.into()])
}

fn records(rider: RiderLowering, tables: &FancyTables, keys: Keys) -> Table {
    let is_fixed = tables.fixed_shift() != 0;
    let mut fields = keys.first_fields();
    fields.push(Field::small("offset", 32));
    fields.extend((!is_fixed).then_some(Field::small("shift", 32)));
    fields.extend(keys.last_fields());
    let mut values = Vec::new();
    for FancyPart { mask, multiplier, offset } in &tables.squares {
        values.extend(keys.first_values((*mask).into(), multiplier));
        values.push((*offset).into());
        if !is_fixed {
            values.push(multiplier.shift.into());
        }
        values.extend(keys.last_values(multiplier));
    }
    let doc = "By slot: the squares whose occupants count, the factor, the place of key 0, and how far products are \
               shifted down unless all are shifted alike. First the bits of a pattern are complemented in what \
               counts, and it is rotated up.";
    Table {
        name: rider.table("records"),
        doc,
        fields,
        length: tables.squares.len(),
        inner: Vec::new(),
        values: values_of(&values),
    }
}
