//! Magics that lead to a byte, the index of a set or of two; and hoppers in the same tables.

use super::super::expression::{Expression, Type, call_private, runtime};
use super::super::function::{Field, Function, Lowered, Table};
use super::super::moves::{by_two, hopper_name, hopper_over_name, ride_name};
use super::{Parts, RiderLowering, inner};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Landing, WordSize};
use quadrille_codegen::solve::sliders::{Hopper, MagicEntry, MagicTables, Storage};
use quadrille_runtime::sliders::MagicRecord;

/// The tables, and the look-up of each part of a square.
pub(super) fn parts(rider: RiderLowering, tables: &MagicTables) -> Parts {
    let own = Magic::new(rider, tables);
    let function = match tables.storage {
        Storage::Squares => "magic_attacks",
        Storage::Lines => "magic_attacks_per_line",
    };
    let parts = own.looked_up(function, None);
    Parts::united(vec![own.records, own.index, own.sets], parts)
}

struct Magic {
    rider: RiderLowering,
    /// The number of records of a square.
    parts: usize,
    has_patterns: bool,
    records: Table,
    sets: Table,
    index: Table,
}

impl Magic {
    fn new(rider: RiderLowering, tables: &MagicTables) -> Magic {
        let sets = rider.sets("The attack sets.", &tables.sets[..]);
        let doc = "By key: the number of a set, from the first of the square's part on.";
        let index = Table::bytes_of(rider.table("index"), doc, &tables.index[..]);
        let parts = tables.squares.first().map_or(0, Vec::len);
        let mut multipliers = tables.squares.iter().flatten().map(|part| &part.multiplier);
        let has_patterns = multipliers.any(|it| it.pattern != 0 || it.rotation != 0);
        let records = records(rider, tables, has_patterns).in_rows(inner(parts));
        Magic { rider, parts, has_patterns, records, sets, index }
    }

    /// The sets that the keys of all parts lead to; `names` is the table of a hopper.
    fn looked_up(&self, function: &'static str, names: Option<&Table>) -> Vec<Expression> {
        let tables = [Some(&self.index), names, Some(&self.sets)];
        let key = match (self.has_patterns, self.rider.word) {
            (false, _) => "magic_key",
            (true, WordSize::U64) => "magic_key_with_pattern_64",
            (true, _) => "magic_key_with_pattern_128",
        };
        list(0..self.parts, |part| {
            let row = self.rider.row(self.parts, part);
            let sets = self.records.field("sets", &row);
            let own = vec![self.records.rows(row), self.rider.occupancy()];
            let key = runtime(key, own, Type::Small);
            let tables = tables.into_iter().flatten().map(|table| table.rows(Vec::new()));
            runtime(function, [key, sets].into_iter().chain(tables).collect(), self.rider.set())
        })
    }
}

/// The runtime's records, whose masks are whole here.
fn records(rider: RiderLowering, tables: &MagicTables, has_patterns: bool) -> Table {
    let whole = |name| Field::whole(name, rider.set());
    let mut fields = vec![whole("mask")];
    fields.extend(has_patterns.then(|| whole("pattern")));
    fields.push(Field::whole("magic", Type::Word(WordSize::U64)));
    fields.extend(
        [("offset", 32), ("sets", 16), ("shift", 8)].map(|(name, bits)| Field::small(name, bits)),
    );
    fields.extend(has_patterns.then(|| Field::small("rotation", 8)));
    let record = |part: &MagicEntry| {
        let it = &part.multiplier;
        let sets = u32::from(part.sets) | u32::from(part.second) << MagicRecord::<u64>::FIRST_LIST;
        let own = [it.magic.into(), part.offset.into(), sets.into(), it.shift.into()];
        let pattern = has_patterns.then_some(it.pattern);
        let rotation = has_patterns.then_some(it.rotation.into());
        [part.mask].into_iter().chain(pattern).chain(own).chain(rotation).collect::<Vec<u128>>()
    };
    let values: Vec<u128> = tables.squares.iter().flatten().flat_map(record).collect();
    let doc = "By slot and part: the relevant mask, the magic, the offset of key 0 in the index, that of the first set, and \
               how far products are shifted down. Where a byte names two sets, the offset of the first has 11 bits, \
               and above them lies how far behind it the second list begins. Before the multiplication the bits of a \
               pattern are complemented in the relevant occupancy, and it is rotated up, of 128 bits the upper half.";
    let row = if has_patterns { "magic_with_pattern" } else { "magic" };
    Table::records(rider.table("records"), doc, fields, &values).of_runtime(row, rider.word)
}

impl RiderLowering {
    /// A hopper in the tables of its rider.
    pub(super) fn hopper(self, tables: &MagicTables, hopper: &Hopper) -> Lowered {
        let (function, doc, does) = match hopper.landing {
            Landing::Anywhere => (
                "magic_hops_past",
                "By key: the number of the set without the first blockers.",
                "The squares behind the first blockers on the rays from a square, up to the next ones.",
            ),
            Landing::Next => (
                "magic_hops_next",
                "By set: the number of the one whose rays reach one square further.",
                "The squares right behind the first blockers on the rays from a square.",
            ),
        };
        let name = hopper_name(hopper);
        let names = Table::bytes_of(format!("{name}_names"), doc, &hopper.names[..]);
        let parts = Magic::new(self, tables).looked_up(function, Some(&names));
        let parameters = [(self.slot, Type::Index), ("occupancy", self.set())];
        let hops = self.set().union(parts);
        let once = Function::private(name, does, &parameters, hops);
        // If callers pass one set for both, compilers remove the comparison.
        let hurdles = || Expression::value("hurdles", self.set());
        let given = || vec![self.slot(), self.occupancy()];
        let first = call_private(ride_name(self.ride), given(), self.set());
        let twice = by_two(self.ride, hopper.landing, self.slot(), &first, hurdles());
        let body = hurdles().equals(self.occupancy()).choose(once.call(given()), twice);
        let parameters = [&parameters[..], &[("hurdles", self.set())]].concat();
        let doc = "The same if only `hurdles` may be hopped over.";
        let over = Function::private(hopper_over_name(hopper), doc, &parameters, body);
        Lowered { tables: vec![names], functions: vec![once, over] }
    }
}
