//! Split magics of all lines at once, whose keys lead to sets of tables that overlap.

use super::super::expression::{Expression, Type};
use super::super::function::{Field, Table, values_of};
use super::{RiderLowering, SlotParts, low, slot};
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::sliders::OverlappedTables;

/// The tables, and how a key leads to a set.
pub(super) fn parts(rider: RiderLowering, tables: &OverlappedTables) -> SlotParts {
    let records = records(rider, tables);
    let sets = values_of(&tables.sets);
    let sets = Table {
        doc: "A set for each key of each square.",
        ..Table::row(rider.table("sets"), rider.set(), tables.sets.len(), sets)
    };
    let field = |name| records.field(name, &[slot()]);
    let product = (low(rider.occupancy()) & field("mask")) * field("magic");
    let key = (product >> Expression::small(tables.shift())).to(Type::Small);
    let set = sets.entry(field("offset") + key);
    SlotParts::united(vec![records, sets], vec![set.into()])
}

fn records(rider: RiderLowering, tables: &OverlappedTables) -> Table {
    let half = Type::Word(WordSize::U64);
    Table {
        name: rider.table("records"),
        doc: "By slot: the relevant mask, the magic, and where key 0 lies among the sets.",
        fields: vec![
            Field::whole("mask", half),
            Field::whole("magic", half),
            Field::small("offset", 32),
        ],
        length: tables.records.len(),
        inner: Vec::new(),
        values: values_of(tables.records.as_flattened()),
    }
}
