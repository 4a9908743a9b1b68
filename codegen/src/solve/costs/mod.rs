//! Costs of the functions and tables of a layout: the entries of `COSTS` and of the table on the layout's page.
//!
//! - [`pieces`]: the costs of pieces

mod pieces;

use quadrille_circuits::circuit::CircuitCost;
use quadrille_circuits::solve::NumberMap;

use super::coordinates::padded;
use super::cost::Cost;
use super::{
    BitboardConversion, Bitboards, Conversion, Solution, Target, VectorPermutation, WideMap,
    table_shape,
};
use crate::list::{collected, list};
use crate::model::{GeometryTables, Layout, WordSize, given};
use crate::step_names::step_name;

/// The cost of an emitted function or table: an entry of the list that is emitted as the runtime's
/// [`Cost`](quadrille_runtime::Cost)s.
#[derive(Clone, Debug)]
pub struct ListedCost {
    /// The name of the function or table.
    pub name: String,
    /// The target for which this is the cost, if others have another entry.
    pub target: Option<Target>,
    /// The cost; for a table, its bytes.
    pub cost: Cost,
}

impl ListedCost {
    fn new(name: impl Into<String>, cost: impl Into<Cost>) -> ListedCost {
        ListedCost { name: name.into(), target: None, cost: cost.into() }
    }

    fn on(self, target: Target) -> ListedCost {
        ListedCost { target: Some(target), ..self }
    }

    /// The name with the target: `rook_attacks_bmi2`.
    pub fn name_with_target(&self) -> String {
        match self.target {
            None => self.name.clone(),
            Some(target) => format!("{}_{}", self.name, target.suffix()),
        }
    }
}

/// A circuit reads no table.
impl From<CircuitCost> for Cost {
    fn from(CircuitCost { operations, depth, .. }: CircuitCost) -> Cost {
        Cost { operations, depth, ..Cost::default() }
    }
}

/// The costs of all functions, and of the tables that users read by name. Conversions come with the names of their
/// functions.
pub fn costs(
    layout: &Layout,
    solution: &Solution,
    conversions: &[(String, &Conversion)],
) -> Vec<ListedCost> {
    let mut costs = squares(layout, solution);
    costs.extend(packed_flips(layout, solution));
    if let Some(bitboards) = &solution.bitboards {
        costs.extend(flips(bitboards));
        costs.extend(steps(layout, bitboards));
        for (name, conversion) in conversions {
            costs.extend(converted(name, bitboards.word, conversion));
        }
        costs.extend(pieces::costs(layout, bitboards));
        costs.extend(sets(layout, bitboards));
    }
    costs
}

/// The bytes of all tables of a layout, each counted once, for targets without instructions that need tables of
/// their own. A program only contains the tables that it reads.
pub fn table_bytes(layout: &Layout, solution: &Solution) -> usize {
    let mut bytes: usize = squares(layout, solution).iter().map(|listed| listed.cost.bytes).sum();
    if let Some(bitboards) = &solution.bitboards {
        bytes += sets(layout, bitboards).iter().map(|listed| listed.cost.bytes).sum::<usize>();
        bytes += pieces::table_bytes(layout, bitboards);
    }
    bytes
}

/// The costs of the tables of coordinates, and of flips of squares.
fn squares(layout: &Layout, solution: &Solution) -> Vec<ListedCost> {
    let (board, entries) = (layout.board(), layout.numbering.entries());
    let table = |name, bytes| ListedCost::new(name, Cost::loads(0, bytes));
    let mut costs = vec![table("COORDS", 2 * entries), table("NUMBER_AT", padded(board.len()))];
    costs.extend((!board.is_full()).then(|| table("CELLS", padded(board.cells()))));
    costs.extend(list(&solution.squares.symmetries, |(symmetry, map)| {
        let cost = match map {
            NumberMap::Circuit(circuit) => circuit.cost().into(),
            NumberMap::Table(_) => Cost::loads(1, entries),
        };
        ListedCost::new(format!("{symmetry}_square"), cost)
    }));
    costs
}

/// The costs of flips of all pieces at once, in the smaller word for which a circuit pays. Flips that loop over the
/// pieces are not listed: each piece costs the square's flip.
fn packed_flips(layout: &Layout, solution: &Solution) -> Vec<ListedCost> {
    let packings = layout.packing_pairs(layout);
    let flips = solution.packed.iter().filter_map(|(symmetry, map)| {
        let cost = packings.iter().find_map(|packings| map.cost_at_once(packings))?;
        Some(ListedCost::new(format!("{symmetry}_packed"), cost))
    });
    collected(flips)
}

fn flips(bitboards: &Bitboards) -> Vec<ListedCost> {
    let mut costs = Vec::new();
    for ((symmetry, circuit), quicker) in bitboards.symmetries.iter().zip(&bitboards.vector_flips) {
        costs.extend(with_targets(symmetry.name(), circuit.cost().into(), quicker));
        let reversed = given(&bitboards.reversals, *symmetry);
        costs.extend(reversed.map(|reversed| {
            ListedCost::new(symmetry.name(), reversed.cost()).on(Target::ReversesBits)
        }));
    }
    let wide = bitboards.wide.iter().flat_map(|maps| &maps.flips);
    costs.extend(list(wide, |(symmetry, map)| ListedCost::new(symmetry.name(), wide_cost(map))));
    costs
}

/// The cost of a map of 256-bit words; of a map by numbers, for each square of a set.
fn wide_cost(map: &WideMap) -> Cost {
    match map {
        // Bytes are reversed word by word, and each other exchange takes five operations for a word.
        WideMap::Exchange(by) if by & 0xf0 == 0xf0 => {
            Cost::operations(4).then(exchange_cost(by ^ 0xf8))
        }
        WideMap::Exchange(by) => exchange_cost(*by),
        WideMap::Reverse(_) => Cost { operations: 4 * 14 + 10, depth: 18, ..Cost::default() },
        WideMap::Numbers(..) => Cost::loads(1, 256),
    }
}

/// Exchanges of words are free, and each other exchange takes five operations for each word.
fn exchange_cost(by: u8) -> Cost {
    let exchanges = (by & 0x3f).count_ones();
    Cost { operations: 20 * exchanges, depth: 3 * exchanges, ..Cost::default() }
}

fn steps(layout: &Layout, bitboards: &Bitboards) -> Vec<ListedCost> {
    let mut costs = Vec::new();
    for direction in layout.board().directions() {
        let step = direction as usize;
        if let Some(wide) = &bitboards.wide {
            let cost = given(&wide.steps, direction).map(wide_cost).unwrap_or_default();
            let shift = Cost { operations: 10, depth: 4, ..Cost::default() };
            let cost = if bitboards.shifts[step].is_some() { shift } else { cost };
            costs.push(ListedCost::new(step_name(direction), cost));
            continue;
        }
        let cost = bitboards.steps[step].cost().into();
        // A single shift is quick on every target.
        let is_shift = bitboards.shifts[step].is_some();
        let quicker = if is_shift { &[][..] } else { &bitboards.vector_steps[step] };
        costs.extend(with_targets(step_name(direction), cost, quicker));
    }
    costs
}

/// The cost of a conversion of sets.
fn converted(name: &str, word: WordSize, conversion: &Conversion) -> Vec<ListedCost> {
    let cost = match &conversion.bitboard {
        Some(BitboardConversion::Circuit(circuit)) => circuit.cost().into(),
        Some(BitboardConversion::Tables) => by_tables(word),
        None => return Vec::new(),
    };
    with_targets(name, cost, &conversion.vectors)
}

/// A conversion by the runtime's tables: for each group of bits a shift, a mask and a load, and unions of all. In words of
/// 256 bits this is the cost of each square.
fn by_tables(word: WordSize) -> Cost {
    if word == WordSize::U256 {
        return Cost::loads(1, 256);
    }
    let (bits, groups) = table_shape(word);
    let bytes = (groups as usize * word.bytes()) << bits;
    let (operations, depth) = (3 * groups - 2, 3 + groups.div_ceil(4));
    Cost { bytes, loads: groups, operations, depth }
}

/// A function, with its cost on targets that have instructions for it.
fn with_targets(name: &str, cost: Cost, quicker: &[VectorPermutation]) -> Vec<ListedCost> {
    let mut costs = vec![ListedCost::new(name, cost)];
    costs.extend(list(quicker.iter(), |by| ListedCost::new(name, by.cost).on(by.target)));
    costs
}

/// The costs of the tables of sets that depend on the board alone.
fn sets(layout: &Layout, Bitboards { word, geometry, .. }: &Bitboards) -> Vec<ListedCost> {
    let (entries, word) = (layout.numbering.entries(), word.bytes());
    let tables = [
        ("FILE_SETS", geometry.files.len() * word),
        ("RANK_SETS", geometry.ranks.len() * word),
        ("DIAGONAL_SETS", geometry.diagonals.len() * word),
        ("ANTI_DIAGONAL_SETS", geometry.anti_diagonals.len() * word),
        ("RAYS", geometry.rays.len() * entries * word),
        ("NEIGHBOURS", entries * word),
        ("DIRECTIONS", entries * entries),
        ("PAWN_ATTACKS", geometry.pawn_attacks.len() * entries * word),
        ("PAWN_PUSHES", geometry.pawn_pushes.len() * entries * word),
    ];
    let mut costs = list(tables, |(name, bytes)| ListedCost::new(name, Cost::loads(0, bytes)));
    if layout.geometry == GeometryTables::Tables {
        let by_two = Cost::loads(1, entries * entries * word);
        costs.extend(list(["between", "line_through"], |name| ListedCost::new(name, by_two)));
    }
    costs
}
