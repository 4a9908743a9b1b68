//! Split magics of all lines at once, whose keys lead to sets of tables that overlap.

use super::super::expression::{Expression, Type};
use super::super::function::{Field, Table};
use super::{Parts, RiderLowering};
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::sliders::OverlappedTables;

/// The keys, and the sets.
pub(super) fn parts(rider: RiderLowering, tables: &OverlappedTables) -> Parts {
    let half = Type::Word(WordSize::U64);
    let [mask, magic] = ["mask", "magic"].map(|name| Field::whole(name, half));
    let fields = vec![mask, magic, Field::small("offset", 32)];
    let doc = "By slot: the relevant mask, the magic, and the index of key 0 among the sets.";
    let keys = Table::records(rider.table("keys"), doc, fields, tables.records.as_flattened());
    let keys = Table { row: Some("overlapped_key".into()), ..keys };
    let doc = "A set for each key of each square.";
    let sets = Table::words(rider.table("sets"), doc, rider.set(), &tables.sets);
    let shift = Expression::small(tables.shift());
    let arguments = vec![keys.rows(vec![rider.slot()]), sets.rows(Vec::new()), shift];
    let attacks = rider.look_up("overlapped_attacks", arguments);
    Parts::united(vec![keys, sets], vec![attacks])
}
