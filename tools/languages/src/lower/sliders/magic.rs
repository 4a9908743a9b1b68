//! Magics that lead to a byte, the index of a set or of two; and hoppers in the same tables.

use super::super::expression::{Argument, Expression, Type};
use super::super::function::{Block, Line, Lowered, Table};
use super::super::moves::hopper_name;
use super::key_records::KeyRecord;
use super::keys::columns;
use super::{RiderLowering, SlotParts, inner, names_of, row, slot};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Landing, WordSize};
use quadrille_codegen::solve::sliders::{Hopper, MagicEntry, MagicTables, Storage};
use quadrille_runtime::sliders::MagicRecord;

/// The tables, and how each part's key leads to a set.
pub(super) fn parts(rider: RiderLowering, tables: &MagicTables) -> SlotParts {
    let own = Magic::new(rider, tables);
    let bodies = list(0..own.parts, |part| own.of_rider(part));
    SlotParts::united(vec![own.records, own.sets, own.index], bodies)
}

/// The same as a line.
pub(super) fn line(rider: RiderLowering, tables: &MagicTables) -> Line {
    let own = Magic::new(rider, tables);
    let function = match tables.storage {
        Storage::Squares => "magic_attacks",
        Storage::Lines => "magic_attacks_per_line",
    };
    let (key, keys) = own.keys();
    let arguments = vec![
        key,
        Argument::row(&keys, slot()),
        Argument::table(&own.index),
        Argument::table(&own.sets),
    ];
    rider.line(vec![keys, own.index, own.sets], function, arguments)
}

pub(super) struct Magic<'a> {
    pub(super) rider: RiderLowering,
    pub(super) tables: &'a MagicTables,
    parts: usize,
    pub(super) records: Table,
    sets: Table,
    index: Table,
}

impl<'a> Magic<'a> {
    fn new(rider: RiderLowering, tables: &'a MagicTables) -> Magic<'a> {
        let sets = Table::words(rider.table("sets"), "The attack sets.", rider.set(), &tables.sets);
        let doc = "By key: the number of a set, from the first of the square's part on.";
        let index = Table::bytes_of(rider.table("index"), doc, &tables.index[..]);
        let parts = tables.squares.first().map_or(0, Vec::len);
        let records = records(rider, tables).in_rows(inner(parts));
        Magic { rider, tables, parts, records, sets, index }
    }

    /// The records that languages' runtimes read.
    fn keys(&self) -> (Argument, Table) {
        let record = |part: &MagicEntry| {
            let multiplier = &part.multiplier;
            let (first, rotation) = (u32::from(part.sets), multiplier.rotation);
            let (pattern, rotations) = match self.tables.word {
                WordSize::U64 => (multiplier.pattern, [rotation, 0]),
                WordSize::U128 => (multiplier.pattern, [0, rotation]),
            };
            let begins = vec![part.offset, first, first + u32::from(part.second)];
            let (mask, magic, shift) = (part.mask, multiplier.magic, multiplier.shift);
            KeyRecord { mask, pattern, rotations, magic, shift, begins }
        };
        let records: Vec<KeyRecord> = list(self.tables.squares.iter().flatten(), record);
        self.rider.key_records(self.parts, &records)
    }

    /// A field of a part's record.
    pub(super) fn field(&self, part: usize, name: &str) -> Expression {
        self.records.field(name, &row(self.parts, part))
    }

    /// The index of an occupancy's key.
    fn key(&self, part: usize) -> Expression {
        let key = self.product(part) >> self.field(part, "shift");
        self.field(part, "offset") + key.to(Type::Small)
    }

    fn of_rider(&self, part: usize) -> Block {
        Block::with("key", self.key(part), |key| {
            let named = self.index.entry(key);
            match self.tables.storage {
                Storage::Squares => self.sets.entry(self.field(part, "sets") + named).into(),
                Storage::Lines => Block::with("named", named, |named| self.of_lines(part, named)),
            }
        })
    }

    /// The union of two sets, one for each half of the lines: the byte's low half is an index into list 1, its high
    /// half one into list 2. The record has the start of list 1 in 11 bits, and above them the distance to list 2.
    fn of_lines(&self, part: usize, named: Expression) -> Block {
        const FIRST_LIST: u32 = MagicRecord::<u64>::FIRST_LIST;
        Block::with("lists", self.field(part, "sets"), |lists| {
            let first = lists.clone() & Expression::small((1 << FIRST_LIST) - 1);
            Block::with("first", first, |first| {
                let second = first.clone() + (lists >> Expression::small(FIRST_LIST));
                let one = self.sets.entry(first + (named.clone() & Expression::small(15)));
                (one | self.sets.entry(second + (named >> Expression::small(4)))).into()
            })
        })
    }

    /// The rider's set XOR the set without the first blockers. `names` has the index of the second by key, or by index
    /// of the rider's set if the hopper lands right behind its hurdle.
    fn of_hopper(&self, part: usize, landing: Landing, names: &Table) -> Block {
        Block::with("sets", self.field(part, "sets"), |sets| match landing {
            Landing::Anywhere => Block::with("key", self.key(part), |key| {
                let first = self.sets.entry(sets.clone() + self.index.entry(key.clone()));
                (first ^ self.sets.entry(sets + names.entry(key))).into()
            }),
            Landing::Next => {
                let first = sets.clone() + self.index.entry(self.key(part));
                Block::with("first", first, |first| {
                    let nearest = self.sets.entry(first.clone());
                    (nearest ^ self.sets.entry(sets + names.entry(first))).into()
                })
            }
        })
    }
}

fn records(rider: RiderLowering, tables: &MagicTables) -> Table {
    let (fields, values): (Vec<_>, Vec<_>) = columns(tables).into_iter().unzip();
    let parts = tables.squares.iter().flatten();
    let values: Vec<u128> = parts.flat_map(|part| values.iter().map(|of| of(part))).collect();
    let doc = "By slot and part: the relevant mask, the magic, the offset of key 0 in the index, that of the first set, and \
               how far products are shifted down. Where a byte names two sets, the offset of the first has 11 bits, \
               and above them lies how far behind it the second list begins. Before the multiplication the bits of a \
               pattern are complemented in the relevant occupancy, and it is rotated up, of 128 bits the upper half.";
    Table::records(rider.table("records"), doc, fields, &values)
}

impl RiderLowering {
    /// A hopper in the tables of its rider.
    pub(super) fn hopper<'a>(
        self,
        lowered: &mut Lowered,
        tables: &'a MagicTables,
        hopper: &'a Hopper,
    ) {
        let (doc, does) = match hopper.landing {
            Landing::Anywhere => (
                "By key: the number of the set without the first blockers.",
                "The squares behind the first blockers on the rays from a slot, up to the next ones.",
            ),
            Landing::Next => (
                "By set: the number of the one whose rays reach one square further.",
                "The squares right behind the first blockers on the rays from a slot.",
            ),
        };
        let names = Table::bytes_of(names_of(hopper), doc, &hopper.names[..]);
        let own = Magic::new(self, tables);
        let bodies = list(0..own.parts, |part| own.of_hopper(part, hopper.landing, &names));
        let name = hopper_name(hopper);
        let mut functions =
            self.of_slot(&name, name.clone().into(), does, bodies, std::ops::BitOr::bitor);
        let function = match hopper.landing {
            Landing::Anywhere => "magic_hops_past",
            Landing::Next => "magic_hops_next",
        };
        let (key, keys) = own.keys();
        let arguments = [key, Argument::row(&keys, slot())].into_iter();
        let arguments = arguments.chain([&own.index, &names, &own.sets].map(Argument::table));
        let line = self.line(vec![keys], function, arguments.collect());
        functions.last_mut().expect("a function of the slot").line = Some(line);
        lowered.functions.extend(functions);
        lowered.tables.push(names);
    }
}
