//! The costs of what is emitted, for programs to print.

use proc_macro2::{Literal, TokenStream};
use quadrille_circuits::program::{Program, ProgramCost};
use quadrille_runtime::Direction;

use super::functions::chosen;
use super::squares::places;
use super::{Emission, pieces};
use crate::emit::template::{joined, template};
use crate::layout::GeometryTables;
use crate::lower::function_cost::{FunctionCost, Work};
use crate::lower::{Quicker, Target, cost};
use crate::solve::cost::Cost;
use crate::solve::{Bitboards, Solution};
use crate::vocabulary::step_name;

/// What one emitted function or table costs: an entry of the list that is emitted as the runtime's
/// [`Cost`](quadrille_runtime::Cost)s.
#[derive(Clone, Debug)]
pub struct ListedCost {
    /// The name of the function or table.
    pub name: String,
    /// The targets on which it costs this, if others have another entry.
    pub target: Option<Target>,
    /// The bytes of the tables that it reads.
    pub bytes: usize,
    /// How many operations it takes.
    pub operations: u32,
    /// How many loads from tables.
    pub loads: u32,
    /// How many operations wait for one another.
    pub depth: u32,
    /// All of it, if it is a function that was counted.
    pub counted: Option<FunctionCost>,
}

impl ListedCost {
    fn new(name: impl Into<String>, bytes: usize, work: Work) -> ListedCost {
        let Work { operations, loads, depth } = work;
        let (name, target, counted) = (name.into(), None, None);
        ListedCost { name, target, bytes, operations, loads, depth, counted }
    }

    fn of_program(name: impl Into<String>, cost: ProgramCost) -> ListedCost {
        let ProgramCost { operations, depth, .. } = cost;
        ListedCost::new(name, 0, Work { operations, loads: 0, depth })
    }

    fn circuit(name: impl Into<String>, circuit: &Program) -> ListedCost {
        ListedCost::of_program(name, circuit.cost())
    }

    /// What looking something up costs.
    pub(super) fn looked_up(name: impl Into<String>, cost: Cost) -> ListedCost {
        let Cost { bytes, operations, loads, depth } = cost;
        ListedCost::new(name, bytes, Work { operations, loads, depth })
    }

    fn table(name: impl Into<String>, bytes: usize) -> ListedCost {
        ListedCost::new(name, bytes, Work::default())
    }

    /// A function with a body that was counted.
    fn function(name: impl Into<String>, cost: &FunctionCost) -> ListedCost {
        let [once, _] = cost.work();
        let counted = Some(cost.clone());
        ListedCost { counted, ..ListedCost::new(name, cost.bytes(), once) }
    }

    /// The function of an emission that has this name.
    fn named(emission: &Emission<'_>, name: String) -> ListedCost {
        let cost = emission.cost(&name);
        ListedCost::function(name, &cost)
    }

    pub(super) fn on(self, target: Target) -> ListedCost {
        ListedCost { target: Some(target), ..self }
    }

    /// Its name among those of all targets: `rook_attacks_bmi2`.
    pub fn name_with_target(&self) -> String {
        match self.target {
            None => self.name.clone(),
            Some(target) => format!("{}_{}", self.name, target.suffix()),
        }
    }
}

/// The costs of all functions, and of the tables that are read by their names.
pub(super) fn costs(emission: &Emission<'_>) -> Vec<ListedCost> {
    let Solution { squares, bitboards, .. } = emission.solution;
    let (board, entries) = (emission.layout.board(), emission.entries());
    let named = |name: String| ListedCost::named(emission, name);
    let mut costs =
        vec![named("file".to_owned()), named("rank".to_owned()), named("at".to_owned())];
    costs.push(ListedCost::table("COORDS", 2 * entries));
    costs.push(ListedCost::table("NUMBER_AT", places(board.len())));
    if !board.is_full() {
        costs.push(ListedCost::table("PLACES", places(board.places())));
    }
    for (symmetry, _) in &squares.symmetries {
        costs.push(named(format!("{symmetry}_square")));
    }
    costs.extend(packed_costs(emission));
    if let Some(bitboards) = bitboards {
        costs.extend(bitboard_costs(emission, bitboards));
    }
    costs
}

/// The costs of flips of all pieces at once, in the smaller word where it pays there; those piece
/// by piece cost what the square's flip does.
fn packed_costs(emission: &Emission<'_>) -> Vec<ListedCost> {
    let packing_pairs = emission.layout.packing_pairs(emission.layout);
    let mut costs = Vec::new();
    for (symmetry, map) in &emission.solution.packed {
        if let Some(planes) = map.planes.as_ref().filter(|_| emission.layout.planes) {
            costs.push(ListedCost::circuit(format!("{symmetry}_planes"), planes));
        }
        if let Some(cost) = packing_pairs.iter().find_map(|packings| map.cost_at_once(packings)) {
            costs.push(ListedCost::of_program(format!("{symmetry}_packed"), cost));
        }
    }
    costs
}

fn bitboard_costs(emission: &Emission<'_>, bitboards: &Bitboards) -> Vec<ListedCost> {
    let mut costs = Vec::new();
    for (symmetry, circuit) in &bitboards.symmetries {
        costs.extend(map_costs(emission, symmetry.name(), circuit));
    }
    for (direction, circuit) in Direction::ALL.into_iter().zip(&bitboards.steps) {
        costs.extend(map_costs(emission, step_name(direction), circuit));
    }
    costs.extend(pieces::costs::costs(emission, bitboards));
    for (name, table) in &emission.set_tables {
        costs.push(ListedCost::table(*name, table.size()));
    }
    costs.extend(by_two_squares(emission));
    costs
}

/// What a flip or a step costs, and what it costs on targets that have instructions for it.
fn map_costs(emission: &Emission<'_>, name: &str, circuit: &Program) -> Vec<ListedCost> {
    let packing = emission.packing();
    let mut costs = vec![ListedCost::circuit(name, circuit)];
    for Quicker { target, body } in emission.quicker(name) {
        costs.push(ListedCost::function(name, &cost::of_body(body, &packing)).on(*target));
    }
    costs
}

/// The tables by two squares, where the layout has them.
fn by_two_squares(emission: &Emission<'_>) -> Vec<ListedCost> {
    if emission.layout.geometry == GeometryTables::Compact {
        return Vec::new();
    }
    let named = |name: &str| ListedCost::named(emission, name.to_owned());
    vec![named("between"), named("line_through")]
}

/// The entries of the list, where functions stand that cost the same on all targets; of others the one for the target.
pub(super) fn tokens(costs: &[ListedCost]) -> TokenStream {
    let for_all = costs.iter().filter(|cost| cost.target.is_none());
    joined(for_all.map(|cost| {
        let own = costs.iter().filter(|other| other.name == cost.name);
        let own = own.filter_map(|other| Some((other.target?, entry(other))));
        let entry = chosen(own.collect::<Vec<_>>().into_iter(), &entry(cost));
        template!([entry] #entry,)
    }))
}

fn entry(ListedCost { name, bytes, operations, loads, depth, .. }: &ListedCost) -> TokenStream {
    let [operations, loads, depth] =
        [operations, loads, depth].map(|&count| Literal::u32_unsuffixed(count));
    template! {
        [name, bytes: Literal::usize_unsuffixed(*bytes), operations, loads, depth]
        q::Cost { name: #name, bytes: #bytes, operations: #operations, loads: #loads, depth: #depth }
    }
}
