//! What the functions and tables of a layout cost: the list `COSTS`, and the table on the layout's page.

use proc_macro2::{Literal, TokenStream};
use quadrille_circuits::program::{Program, ProgramCost};
use quadrille_circuits::solve::{NumberMap, PackedMap};
use quadrille_runtime::{Direction, Symmetry};
use quote::format_ident;

use super::squares::places;
use super::{Emission, bitboards, pieces};
use crate::emit::template::{joined, template};
use crate::layout::{GeometryTables, WordSize, given};
use crate::proof::bitboard_maps::{flip_map, step_map};
use crate::solve::cost::Cost;
use crate::solve::{
    BitboardConversion, Bitboards, Target, at_once, converted_at_once, table_shape,
};
use crate::vocabulary::step_name;

/// What one emitted function or table costs: an entry of the list that is emitted as the runtime's
/// [`Cost`](quadrille_runtime::Cost)s.
#[derive(Clone, Debug)]
pub struct ListedCost {
    /// The name of the function or table.
    pub name: String,
    /// The targets on which it costs this, if others have another entry.
    pub target: Option<Target>,
    /// What it costs; of a table its bytes.
    pub cost: Cost,
    /// The attributes under which the function is there, if it is not always.
    condition: TokenStream,
}

impl ListedCost {
    /// A program, which reads no table.
    fn program(name: impl Into<String>, cost: ProgramCost) -> ListedCost {
        let ProgramCost { operations, depth, .. } = cost;
        ListedCost::looked_up(name, Cost { operations, depth, ..Cost::default() })
    }

    /// A table by itself.
    fn table(name: impl Into<String>, bytes: usize) -> ListedCost {
        ListedCost::looked_up(name, Cost::loads(0, bytes))
    }

    /// A function that is one load from a table.
    fn look_up(name: impl Into<String>, bytes: usize) -> ListedCost {
        ListedCost::looked_up(name, Cost::loads(1, bytes))
    }

    /// A function that looks something up.
    pub(super) fn looked_up(name: impl Into<String>, cost: Cost) -> ListedCost {
        let condition = TokenStream::new();
        ListedCost { name: name.into(), target: None, cost, condition }
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
    let mut costs = Costs { emission, list: Vec::new() };
    costs.squares();
    for (symmetry, map) in &emission.solution.packed {
        costs.packed_flip(*symmetry, map);
    }
    if let Some(bitboards) = &emission.solution.bitboards {
        for (symmetry, circuit) in &bitboards.symmetries {
            costs.set_flip(bitboards, *symmetry, circuit);
        }
        for direction in bitboards::directions(emission.layout) {
            costs.step(bitboards, direction);
        }
        costs.conversions(bitboards.word);
        costs.list.extend(pieces::costs::costs(emission, bitboards));
        costs.sets(bitboards.word);
    }
    costs.list
}

struct Costs<'a> {
    emission: &'a Emission<'a>,
    list: Vec<ListedCost>,
}

impl Costs<'_> {
    /// Tables of coordinates, and flips of squares.
    fn squares(&mut self) {
        let (board, entries) = (self.emission.layout.board(), self.emission.entries());
        self.list.push(ListedCost::table("COORDS", 2 * entries));
        self.list.push(ListedCost::table("NUMBER_AT", places(board.len())));
        if !board.is_full() {
            self.list.push(ListedCost::table("PLACES", places(board.places())));
        }
        for (symmetry, map) in &self.emission.solution.squares.symmetries {
            let name = format!("{symmetry}_square");
            self.list.push(match map {
                NumberMap::Circuit(circuit) => ListedCost::program(name, circuit.cost()),
                NumberMap::Table(_) => ListedCost::look_up(name, entries),
            });
        }
    }

    /// A flip of all pieces at once, in the smaller word where it pays there; one that goes piece by piece costs what
    /// the square's flip does.
    fn packed_flip(&mut self, symmetry: Symmetry, map: &PackedMap) {
        let layout = self.emission.layout;
        let packings = layout.packing_pairs(layout);
        if let Some(cost) = packings.iter().find_map(|packings| map.cost_at_once(packings)) {
            self.list.push(ListedCost::program(format!("{symmetry}_packed"), cost));
        }
    }

    fn set_flip(&mut self, bitboards: &Bitboards, symmetry: Symmetry, circuit: &Program) {
        let map = flip_map(self.emission.numbering(), bitboards.word, symmetry);
        let own = at_once(&map, circuit.cost(), self.emission.layout.objective);
        let mut by_target: Vec<_> = own.iter().map(|own| (own.target, own.cost)).collect();
        let reversed = given(&bitboards.reversals, symmetry);
        by_target.extend(reversed.map(|reversed| (Target::ReversesBits, reversed.cost())));
        self.map(symmetry.name(), circuit, &by_target);
    }

    fn step(&mut self, bitboards: &Bitboards, direction: Direction) {
        let circuit = &bitboards.steps[direction as usize];
        let map = step_map(self.emission.numbering(), bitboards.word, direction);
        let own = at_once(&map, circuit.cost(), self.emission.layout.objective);
        let is_shift = bitboards.shifts[direction as usize].is_some();
        let by_target: Vec<_> =
            own.iter().filter(|_| !is_shift).map(|own| (own.target, own.cost)).collect();
        self.map(step_name(direction), circuit, &by_target);
    }

    /// A flip or a step: its circuit, and what it costs on targets that have instructions for it.
    fn map(&mut self, name: &str, circuit: &Program, by_target: &[(Target, ProgramCost)]) {
        self.list.push(ListedCost::program(name, circuit.cost()));
        for (target, cost) in by_target {
            self.list.push(ListedCost::program(name, *cost).on(*target));
        }
    }

    /// Conversions of sets to layouts that are described together with this one.
    fn conversions(&mut self, word: WordSize) {
        for conversion in self.emission.conversions {
            let Some(found) = &conversion.found.bitboard else { continue };
            let name = conversion.name();
            let cost = match found {
                BitboardConversion::Circuit(circuit) => ListedCost::program(&name, circuit.cost()),
                BitboardConversion::Tables => by_tables(&name, word),
            };
            let condition = conversion.to.item.condition.clone();
            self.list.push(ListedCost { condition, ..cost });
            for own in converted_at_once([self.emission.layout, &conversion.to.layout], found) {
                self.list.push(ListedCost::program(&name, own.cost).on(own.target));
            }
        }
    }

    /// The tables of sets that the board alone decides.
    fn sets(&mut self, word: WordSize) {
        for (name, table) in &self.emission.set_tables {
            self.list.push(ListedCost::table(*name, table.size()));
        }
        if self.emission.layout.geometry == GeometryTables::Tables {
            let bytes = self.emission.entries().pow(2) * word.bits() as usize / 8;
            self.list.push(ListedCost::look_up("between", bytes));
            self.list.push(ListedCost::look_up("line_through", bytes));
        }
    }
}

/// A conversion by the runtime's tables: for each group of bits a shift, a mask and a load, and unions of all.
fn by_tables(name: &str, word: WordSize) -> ListedCost {
    let (bits, groups) = table_shape(word);
    let bytes = groups * (1 << bits) * word.bits() / 8;
    let loads = Cost::loads(groups, bytes as usize);
    let depth = 3 + groups.div_ceil(4);
    ListedCost::looked_up(name, Cost { operations: 3 * groups - 2, depth, ..loads })
}

/// The entries of the list: each function once, with what it costs on targets that have instructions for it behind it.
pub(super) fn tokens(costs: &[ListedCost]) -> TokenStream {
    let for_all = costs.iter().filter(|cost| cost.target.is_none());
    joined(for_all.map(|cost| {
        let (name, numbers) = (&cost.name, numbers(cost));
        // The best is last, as it overrides the others.
        let own = costs.iter().filter(|other| other.name == cost.name).rev();
        let own = joined(own.filter_map(|own| {
            let (target, numbers) =
                (format_ident!("{}", own.target?.constant()), self::numbers(own));
            Some(template!([target, numbers] .on(q::target::#target, #numbers)))
        }));
        let condition = &cost.condition;
        template!([condition, name, numbers, own] #condition q::Cost::new(#name, #numbers) #own,)
    }))
}

/// Bytes, operations, loads and depth.
fn numbers(ListedCost { cost, .. }: &ListedCost) -> TokenStream {
    let Cost { bytes, operations, loads, depth } = cost;
    let [operations, loads, depth] =
        [operations, loads, depth].map(|&count| Literal::u32_unsuffixed(count));
    template! {
        [bytes: Literal::usize_unsuffixed(*bytes), operations, loads, depth]
        #bytes, #operations, #loads, #depth
    }
}

/// The table on a layout's page: what costs the same stands in one row.
pub(super) fn table(costs: &[ListedCost]) -> String {
    let mut rows: Vec<([usize; 3], String)> = Vec::new();
    for cost in costs {
        let target = cost.target.map_or(String::new(), |target| format!(" ({})", target.name()));
        let name = format!("`{}`{target}", cost.name);
        let Cost { bytes, loads, operations, .. } = cost.cost;
        let row = [bytes, loads as usize, operations as usize];
        match rows.iter_mut().find(|(known, _)| *known == row) {
            Some((_, names)) => names.extend([", ", &name]),
            None => rows.push((row, name)),
        }
    }
    let row = |([bytes, loads, operations], names): &([usize; 3], String)| {
        format!("\n| {names} | {bytes} | {loads} | {operations} |")
    };
    let rows: Vec<String> = rows.iter().map(row).collect();
    format!(
        "\n\n| function or table | bytes | loads | operations |\n| --- | --- | --- | --- |{}",
        rows.concat()
    )
}
