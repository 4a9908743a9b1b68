//! PEXT of the occupancy is the key; the attack set is stored compressed in the same way, and expanded by PDEP.

use super::super::expression::Type;
use super::super::function::{Field, Table};
use super::{RiderLowering, SlotParts, low, slot};
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::sliders::PextTables;

/// The tables, and how the extracted key leads to a set.
pub(super) fn parts(rider: RiderLowering, tables: &PextTables) -> SlotParts {
    let half = Type::Word(WordSize::U64);
    let doc = "By slot: the relevant mask, the mask of all rays, by whose bits a set is kept, and the offset of key 0.";
    let [mask, all] = ["mask", "all"].map(|name| Field::whole(name, half));
    let fields = vec![mask, all, Field { name: "offset", ty: Type::Index, bits: 64 }];
    let records =
        Table::records(rider.table("pext_records"), doc, fields, tables.records.as_flattened());
    let doc = "A set for each key of each square, moved together.";
    let sets = Table::list(rider.table("pext_sets"), doc, Field::small("", 16), &tables.sets);
    let key = low(rider.occupancy()).extract(records.field("mask", &[slot()])).to(Type::Index);
    let set = sets.entry(records.field("offset", &[slot()]) + key);
    let spread = set.to(half).deposit(records.field("all", &[slot()])).to(rider.set());
    SlotParts::united(vec![records, sets], vec![spread.into()])
}
