//! What functions cost in Rust: counted in their bodies, over the tables that Rust has.

use std::collections::BTreeMap;

use super::Emission;
use super::bitboards::static_name;
use super::lowered::LoweredPiece;
use super::pieces::{by_extracted_bits, ride_table, with_pext};
use super::sliders::Emitted;
use super::squares::places;
use crate::layout::Piece;
use crate::lower::cost::{Counter, Owner};
use crate::lower::function_cost::{FunctionCost, Per};
use crate::lower::moves::ride_name;
use crate::lower::sliders::riders;
use crate::lower::{Table, routes, squares};
use crate::solve::moves::routes::routes as routes_of;

/// What functions cost, by their names.
#[derive(Debug, Default)]
pub(super) struct FunctionCosts {
    everywhere: BTreeMap<String, FunctionCost>,
    /// In generic code where bits are extracted by an instruction, if that is something else.
    pub(super) by_extraction: BTreeMap<String, FunctionCost>,
}

impl FunctionCosts {
    /// Counts the functions of an emission whose costs are not counted yet.
    pub(super) fn of(emission: &Emission<'_>) -> FunctionCosts {
        let (layout, bitboards) = (emission.layout, emission.solution.bitboards.as_ref());
        let packing = emission.packing();
        let stored = |table: &Table<'_>, of: Owner| stored(emission, table, of);
        let mut lowered = vec![emission.lowered.as_slices()];
        for LoweredPiece { plain, functions, on_sets } in &emission.pieces {
            lowered.extend([plain.as_slices(), (functions, &[]), (on_sets, &[])]);
        }
        let mut costs = FunctionCosts {
            everywhere: Counter::new(&lowered, &packing, &stored).costs(),
            by_extraction: BTreeMap::new(),
        };
        let Some(bitboards) = bitboards else { return costs };
        let riders = riders(bitboards);
        lowered.extend(riders.iter().filter_map(|rider| Some(rider.pext.as_ref()?.as_slices())));
        let counter = Counter::new(&lowered, &packing, &stored);
        for piece in &layout.pieces {
            let name = format!("{}_attacks", piece.name);
            if by_extracted_bits(emission, bitboards, piece).is_some()
                && let Some(cost) = counter.named(&name)
            {
                costs.by_extraction.insert(name, cost);
            }
        }
        costs
    }
}

impl Emission<'_> {
    /// What a function costs.
    pub(super) fn cost(&self, name: &str) -> FunctionCost {
        self.costs.everywhere.get(name).cloned().unwrap_or_default()
    }

    /// A sentence with what a function costs in generic code where bits are extracted, if that is something else.
    pub(super) fn with_extraction(&self, name: &str) -> String {
        let cost = self.costs.by_extraction.get(name);
        cost.map_or(String::new(), |cost| {
            format!("\n\nIn generic code with BMI2: {}.", cost.costs())
        })
    }

    /// What each step costs of a walk along the ways in which a piece moves.
    pub(super) fn cost_of_routes(&self, piece: &Piece) -> FunctionCost {
        let count = routes_of(self.numbering(), piece).iter().map(Vec::len).sum::<usize>();
        let routes = routes::routes();
        let start = FunctionCost::loads(2, "coords", 2 * self.entries());
        let list = FunctionCost::loads(0, &routes.name, count * routes.bytes());
        let step = self.cost("step_of_route").each(Per::WalkedSquare);
        start.and(&list).and(&step)
    }
}

/// Under which name Rust has what is read from a table, and in how many bytes.
fn stored(emission: &Emission<'_>, table: &Table<'_>, of: Owner) -> (String, usize) {
    if of == Owner::Alone {
        return (table.name.to_string(), table.bytes());
    }
    let (name, entries) = (&*table.name, emission.entries());
    let of_rider = emission.solution.sliders().iter();
    let mut of_rider = of_rider.zip(&emission.sliders).filter_map(|(solved, tables)| {
        let part = name.strip_prefix(&*ride_name(solved.ride))?.strip_prefix('_')?;
        let ride = ride_table(solved.ride);
        of_ride(part, tables, [&ride.to_string(), &with_pext(&ride).to_string()])
    });
    if let Some(found) = of_rider.next() {
        return found;
    }
    let own = static_name(name);
    if let Some((_, table)) = emission.set_tables.iter().find(|(known, _)| *known == own) {
        return (own, table.size());
    }
    let bytes = match name {
        "places" | squares::SQUARE_AT => places(table.length),
        "between_sets" | "line_sets" => entries * entries * table.fields[0].bits as usize / 8,
        // Steps that not all boards have are options.
        "deltas" if !emission.layout.board().is_square_grid() => 24,
        // Rows by the number of a square are as many as its type has values.
        _ if table.length == emission.numbering().len() => table.bytes() / table.length * entries,
        _ => table.bytes(),
    };
    (name.to_owned(), bytes)
}

/// A part of a rider's tables, if it is none that Rust has by itself.
fn of_ride(part: &str, tables: &Emitted, [plain, pext]: [&str; 2]) -> Option<(String, usize)> {
    match (part, &tables.pext) {
        ("slots" | "bases" | "rotations" | "past_names" | "next_names", _) => None,
        ("pext_records" | "pext_sets", Some(tables)) => {
            Some((pext.to_owned(), tables.tables.bytes))
        }
        _ => Some((plain.to_owned(), tables.tables.bytes)),
    }
}
