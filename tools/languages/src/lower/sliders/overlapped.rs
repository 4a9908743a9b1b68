//! Split magics of all lines at once, whose keys lead to sets of tables that overlap.

use super::super::expression::{Argument, Expression, Type};
use super::super::function::{Field, Line, Table};
use super::key_records::KeyRecord;
use super::{RiderLowering, SlotParts, low, slot};
use quadrille_codegen::list::list;
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::sliders::OverlappedTables;

/// The tables, and how a key leads to a set.
pub(super) fn parts(rider: RiderLowering, tables: &OverlappedTables) -> SlotParts {
    let records = records(rider, tables);
    let doc = "A set for each key of each square.";
    let sets = Table::words(rider.table("sets"), doc, rider.set(), &tables.sets);
    let field = |name| records.field(name, &[slot()]);
    let product = (low(rider.occupancy()) & field("mask")) * field("magic");
    let key = (product >> Expression::small(tables.shift())).to(Type::Small);
    let set = sets.entry(field("offset") + key);
    SlotParts::united(vec![records, sets], vec![set.into()])
}

/// The same as a line.
pub(super) fn line(rider: RiderLowering, tables: &OverlappedTables) -> Line {
    let record = |&[mask, magic, offset]: &[u64; 3]| {
        let (mask, begins, shift) = (mask.into(), vec![offset as u32], tables.shift());
        KeyRecord { mask, magic, shift, begins, ..KeyRecord::default() }
    };
    let records: Vec<KeyRecord> = list(tables.records.iter(), record);
    let (key, keys) = rider.key_records(0, &records);
    let doc = "A set for each key of each square.";
    let sets = Table::words(rider.table("sets"), doc, rider.set(), &tables.sets);
    let arguments = vec![key, Argument::row(&keys, slot()), Argument::table(&sets)];
    rider.line(vec![keys, sets], "overlapped_attacks", arguments)
}

fn records(rider: RiderLowering, tables: &OverlappedTables) -> Table {
    let half = Type::Word(WordSize::U64);
    let doc = "By slot: the relevant mask, the magic, and where key 0 lies among the sets.";
    let [mask, magic] = ["mask", "magic"].map(|name| Field::whole(name, half));
    let fields = vec![mask, magic, Field::small("offset", 32)];
    Table::records(rider.table("records"), doc, fields, tables.records.as_flattened())
}
