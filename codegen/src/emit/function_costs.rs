//! What functions cost in Rust: counted in their bodies, over the tables that Rust has.

use std::collections::BTreeMap;

use super::Emission;
use super::pieces::{ride_table, with_pext};
use super::sliders::Emitted;
use super::squares::places;
use crate::layout::{Piece, WordSize};
use crate::lower::cost::{Counter, Owner};
use crate::lower::function_cost::FunctionCost;
use crate::lower::moves::ride_name;
use crate::lower::sets::Sets;
use crate::lower::sliders::riders;
use crate::lower::{self, Function, Kernel, KernelKind, Table, Whose, plain, routes, squares};
use crate::solve::moves::routes::routes as routes_of;

/// Costs by the names of functions.
pub(super) type Costs = BTreeMap<String, FunctionCost>;

/// What functions cost: on every target, and those which cost something else where bits are extracted by an
/// instruction.
#[derive(Debug, Default)]
pub(super) struct FunctionCosts {
    everywhere: Costs,
    pub(super) by_extraction: Costs,
}

impl FunctionCosts {
    /// Counts the functions of an emission whose costs are not counted yet.
    pub(super) fn of(emission: &Emission<'_>) -> FunctionCosts {
        let (layout, solution) = (emission.layout, emission.solution);
        let packing = layout.packing(WordSize::U64.bits());
        let mut all = squares::coordinates(layout, &solution.squares);
        all.functions.push(squares::computed_distance());
        let kernels = [KernelKind::Number, KernelKind::Spread(Whose::Own)];
        let kernels = kernels.map(|kind| Kernel { kind, word: WordSize::U64 }.function(&packing));
        all.functions.extend(kernels);
        let mut extraction = lower::Lowered::default();
        if let Some(bitboards) = &solution.bitboards {
            let sets = Sets { layout, bitboards };
            all.add(sets.lines());
            all.functions.extend(sets.members().into_iter().chain(sets.regions()));
            for rider in riders(bitboards) {
                all.add(rider.lowered);
                all.add(rider.square);
                extraction.add(rider.pext.unwrap_or_default());
            }
            for piece in plain::pieces(layout, bitboards) {
                all.add(piece);
            }
        }
        let stored = |table: &Table<'_>, of: Owner| stored(emission, table, of);
        let nothing: &[Table<'_>] = &[];
        let pieces = emission.pieces.iter().chain(&emission.sets);
        let lowered: Vec<_> = std::iter::once((&all.functions[..], &all.tables[..]))
            .chain(pieces.map(|functions| (&functions[..], nothing)))
            .collect();
        let everywhere = Counter::new(lowered.clone(), &packing, &stored).costs();
        let extraction = [(&extraction.functions[..], &extraction.tables[..])];
        let by_extraction = Counter::new(lowered.into_iter().chain(extraction), &packing, &stored);
        let is_plain = |function: &&Function<'_>| is_extracted(emission, &function.name);
        let by_extraction = all
            .functions
            .iter()
            .filter(is_plain)
            .map(|function| (function.name.to_string(), by_extraction.cost(function)));
        FunctionCosts { by_extraction: by_extraction.collect(), everywhere }
    }

    /// What a function costs on every target.
    pub(super) fn cost(&self, name: &str) -> FunctionCost {
        self.everywhere.get(name).cloned().unwrap_or_default()
    }
}

impl Emission<'_> {
    /// What a function costs.
    pub(super) fn cost(&self, name: &str) -> FunctionCost {
        self.costs.cost(name)
    }

    /// What a function costs in generic code where bits are extracted by an instruction, if that is something else.
    pub(super) fn with_extraction(&self, name: &str) -> String {
        let cost = self.costs.by_extraction.get(name);
        cost.map_or(String::new(), |cost| {
            format!("\n\nIn generic code with BMI2: {}.", cost.costs())
        })
    }

    /// What it costs to make a square of a number that must be one's.
    pub(super) fn cost_of_square_or_none(&self) -> FunctionCost {
        let numbering = self.numbering();
        // Where each code is a square there is nothing to look up.
        match numbering.board().len() == 1 << numbering.bits() {
            true => FunctionCost::default(),
            false => self.cost("is_square"),
        }
    }

    /// What each step costs of a walk along the ways in which a piece moves.
    pub(super) fn cost_of_routes(&self, piece: &Piece) -> FunctionCost {
        let lists = routes_of(self.numbering(), piece);
        let lowered = routes::step(self.layout, lists.iter().map(Vec::len).sum());
        let packing = self.layout.packing(WordSize::U64.bits());
        let stored = |table: &Table<'_>, of: Owner| stored(self, table, of);
        let counter =
            Counter::new([(&lowered.functions[..], &lowered.tables[..])], &packing, &stored);
        let step = lowered.functions.iter().map(|step| counter.cost(step));
        let step = step.fold(FunctionCost::default(), |all, step| all.and(&step));
        let start = FunctionCost::loads(2, "coords", 2 * self.entries());
        start.and(&step.each("square that is walked to"))
    }
}

/// Whether these are the attacks of a plain piece whose lines are all looked up by extracted bits.
fn is_extracted(emission: &Emission<'_>, function: &str) -> bool {
    let Some(bitboards) = &emission.solution.bitboards else { return false };
    let by_pext = |ride| {
        let mut sliders = bitboards.sliders.iter();
        sliders.any(|solved| solved.ride == ride && solved.pext.is_some())
    };
    emission.layout.pieces.iter().any(|piece| {
        let is_its = function.strip_prefix(&*piece.name) == Some("_attacks");
        let is_rider = piece.leaps.is_empty() && !piece.rides.is_empty();
        is_its && is_rider && piece.rides.iter().all(|&ride| by_pext(ride))
    })
}

/// Under which name Rust has what is read from a table, and in how many bytes.
fn stored(emission: &Emission<'_>, table: &Table<'_>, of: Owner) -> (String, usize) {
    if of == Owner::Alone {
        return (table.name.to_string(), table.bytes());
    }
    let (name, entries) = (&*table.name, emission.entries());
    let of_rider = emission.solution.bitboards.iter().flat_map(|bitboards| &bitboards.sliders);
    let mut of_rider = of_rider.zip(&emission.sliders).filter_map(|(solved, tables)| {
        let part = name.strip_prefix(&*ride_name(solved.ride))?.strip_prefix('_')?;
        let ride = ride_table(solved.ride);
        of_ride(part, tables, [&ride.to_string(), &with_pext(&ride).to_string()])
    });
    if let Some(found) = of_rider.next() {
        return found;
    }
    let upper = name.to_uppercase();
    if let Some((_, table)) = emission.geometry.iter().find(|(own, _)| *own == upper) {
        return (upper, table.size());
    }
    let bytes = match name {
        "places" | squares::SQUARE_AT => places(table.length),
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
