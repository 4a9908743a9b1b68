//! PEXT of the occupancy is the key; the attack set is stored compressed in the same way, and expanded by PDEP.

use super::super::expression::Type;
use super::super::function::{Field, Table};
use super::{Parts, RiderLowering};
use quadrille_codegen::model::WordSize;
use quadrille_codegen::solve::sliders::PextTables;

/// The keys, and the sets.
pub(super) fn parts(rider: RiderLowering, tables: &PextTables) -> Parts {
    let half = Type::Word(WordSize::U64);
    let doc = "By slot: the relevant mask, the mask of all rays, by whose bits a set is kept, and the offset of key 0.";
    let fields = ["mask", "all", "offset"].map(|name| Field::whole(name, half)).to_vec();
    let records = tables.records.as_flattened();
    let keys = Table::records(rider.table("pext_keys"), doc, fields, records);
    let keys = Table { row: Some("pext_key".into()), ..keys };
    let doc = "A set for each key of each square, moved together.";
    let sets = Table::list(rider.table("pext_sets"), doc, Field::small("", 16), &tables.sets);
    let arguments = vec![keys.rows(vec![rider.slot()]), sets.rows(Vec::new())];
    let attacks = rider.look_up("pext_attacks", arguments);
    Parts::united(vec![keys, sets], vec![attacks])
}
