//! The records of keys that the languages' runtimes read: the same fields for every method and word.

use super::super::expression::{Argument, Type};
use super::super::function::{Field, Table};
use super::RiderLowering;
use quadrille_codegen::model::WordSize;

/// How an occupancy becomes a key, and where the key leads.
#[derive(Default)]
pub(super) struct KeyRecord {
    /// The relevant squares.
    pub(super) mask: u128,
    /// The bits complemented among them.
    pub(super) pattern: u128,
    /// How far the halves of the word are rotated up before they are added.
    pub(super) rotations: [u32; 2],
    /// The factor, and how far the product is shifted down.
    pub(super) magic: u64,
    pub(super) shift: u32,
    /// What the method adds to find the set.
    pub(super) begins: Vec<u32>,
}

impl KeyRecord {
    /// True if the key is more than a product, shifted down.
    fn is_folded(&self) -> bool {
        self.mask >> 64 != 0 || self.pattern != 0 || self.rotations != [0; 2]
    }

    /// The fields of records of which none is folded, before those where keys lead.
    fn plain(&self) -> [u128; 3] {
        [self.mask, self.magic.into(), self.shift.into()]
    }
}

/// The fields that say where keys lead; folded records have all of them.
const BEGINS: [&str; 3] = ["begin", "first", "second"];

impl RiderLowering {
    /// Records by slot, of each slot as many, with the name of the runtime's function that makes keys of them.
    pub(super) fn key_records(self, each: usize, records: &[KeyRecord]) -> (Argument, Table) {
        let is_folded = records.iter().any(KeyRecord::is_folded);
        let begins = records.first().map_or(0, |record| record.begins.len());
        let begins = if is_folded { BEGINS.len() } else { begins };
        let magic = Field::whole("magic", Type::Word(WordSize::U64));
        let mut fields = vec![Field::whole("mask", self.set()), magic, Field::small("shift", 8)];
        fields.extend(BEGINS.iter().take(begins).map(|name| Field::small(name, 32)));
        if is_folded {
            fields.push(Field::whole("pattern", self.set()));
            fields.extend(["low", "high"].map(|name| Field::small(name, 8)));
        }
        let mut values = Vec::new();
        for record in records {
            let KeyRecord { pattern, rotations: [low, high], begins: own, .. } = record;
            values.extend(record.plain());
            let own = own.iter().map(|&begin| begin.into()).chain(std::iter::repeat(0));
            values.extend(own.take(begins));
            if is_folded {
                values.extend([*pattern, (*low).into(), (*high).into()]);
            }
        }
        let doc = "For each key: the relevant mask, the magic, how far the product is shifted down, where the key leads, the \
                   bits complemented, and how far the halves of the word are rotated up before they are added.";
        let table = Table::records(self.table("keys"), doc, fields, &values);
        let table = if each == 0 { table } else { table.in_rows(vec![each]) };
        (Argument::Shared(if is_folded { "folded_key" } else { "key" }), table)
    }
}
