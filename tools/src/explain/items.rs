//! The functions and tables of a layout, with their costs and circuits.

use std::collections::BTreeMap;

use quadrille_circuits::circuit::{Circuit, CircuitCost};
use quadrille_circuits::proof::BitMap;
use quadrille_circuits::solve::{FewPieces, NumberMap, Optimality, optimality};
use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::{Layout, Piece};
use quadrille_codegen::proof::bitboard_maps::{flip_map, step_map};
use quadrille_codegen::solve::cost::Cost;
use quadrille_codegen::solve::costs::{ListedCost, costs};
use quadrille_codegen::solve::{Solution, Target};
use quadrille_codegen::step_names::step_name;
use quadrille_codegen::text::{counted, thousands};
use quadrille_runtime::Direction;

/// A function or a table.
pub struct Item {
    /// Its name in Rust.
    pub name: String,
    /// The bytes of the tables that it reads.
    pub bytes: usize,
    /// The operations of its circuit, or of its look-up.
    pub operations: u32,
    /// The loads of its look-up.
    loads: u32,
    /// Its cycles, if the model knows them.
    pub cycles: Option<u32>,
    /// The proof about the number of operations, if there is one.
    optimality: Option<Optimality>,
    /// The circuit, in the notation of descriptions.
    pub circuit: Option<String>,
    /// The cost and the circuit for packed positions of more pieces than `circuit` is right for.
    pub for_more: Option<[String; 2]>,
}

impl Item {
    /// Its cost, in words.
    pub fn cost(&self) -> String {
        let cycles = match self.cycles {
            Some(1) => " in 1 cycle".to_owned(),
            Some(cycles) => format!(" in {cycles} cycles"),
            None => String::new(),
        };
        let known = self.optimality.map_or(String::new(), |known| format!(", {known}"));
        let operations = match self.operations {
            0 => "no operation".to_owned(),
            operations => counted(operations as usize, "operation"),
        };
        match (self.loads, self.operations) {
            (0, _) if self.is_table() => {
                format!("tables of {} bytes, looked up{cycles}", thousands(self.bytes))
            }
            (0, 0) => operations,
            (0, _) => format!("{operations}{cycles}{known}"),
            (loads, _) => {
                let (loads, bytes) = (counted(loads as usize, "load"), thousands(self.bytes));
                format!("{operations}, {loads} from {bytes} bytes of tables{cycles}")
            }
        }
    }

    /// True if it has operations, and no circuit has fewer.
    pub fn is_proved(&self) -> bool {
        self.operations > 0 && self.optimality == Some(Optimality::Proved)
    }

    /// True if it reads tables, or is one.
    pub fn is_table(&self) -> bool {
        self.bytes > 0
    }

    /// The key by which items are ranked: cycles, then operations; bytes for tables.
    pub fn rank(&self) -> (Option<u32>, u32, usize) {
        (self.cycles, if self.is_table() { 0 } else { self.operations }, self.bytes)
    }
}

/// A circuit, and the proof of its length, if there is one.
struct KnownCircuit<'a> {
    circuit: &'a Circuit,
    optimality: Option<Optimality>,
    for_few: Option<&'a FewPieces>,
}

/// All functions and tables of a layout, in the order of its documentation.
pub fn items(described: &Described, solution: &Solution) -> Vec<Item> {
    let circuits = circuits(&described.layout, solution);
    let item = |cost: ListedCost| {
        let name = cost.name_with_target();
        let ListedCost { target, cost: Cost { bytes, operations, loads, depth }, .. } = cost;
        // A function with bytes has more than its circuit: it also compares coordinates with the board's.
        let circuit = circuits.get(&name).filter(|_| bytes == 0);
        let is_all =
            |circuit: &&KnownCircuit<'_>| operations <= circuit.cost(&described.layout).operations;
        let cycles = match circuit.filter(is_all) {
            Some(circuit) => Some(circuit.cost(&described.layout).latency),
            // Instructions of vector units take several cycles.
            None if matches!(target, Some(Target::Gfni | Target::Bitalg)) => None,
            None if bytes == 0 => Some(depth),
            None => table_cycles(&described.layout, &name),
        };
        Item {
            bytes,
            operations,
            loads,
            cycles,
            optimality: circuit
                .filter(|circuit| circuit.for_few.is_none())
                .and_then(|circuit| circuit.optimality),
            circuit: circuit.map(|circuit| circuit.first().to_string()),
            for_more: circuit.and_then(|circuit| circuit.for_more(&described.layout)),
            name,
        }
    };
    costs(&described.layout, solution, &[]).into_iter().map(item).collect()
}

impl KnownCircuit<'_> {
    /// The circuit for few pieces, or for any number.
    fn first(&self) -> &Circuit {
        self.for_few.map_or(self.circuit, |few| &few.circuit)
    }

    /// Its cost. A circuit for few pieces is costed for as many as it is right for in a word of 64 bits.
    fn cost(&self, layout: &Layout) -> CircuitCost {
        let [packings, _] = layout.packing_pairs(layout);
        self.for_few.map_or_else(|| self.circuit.cost(), |few| few.cost(&packings))
    }

    /// The cost and the circuit for more pieces in such a word.
    fn for_more(&self, layout: &Layout) -> Option<[String; 2]> {
        let [packings, _] = layout.packing_pairs(layout);
        let most = self.for_few?.most_in(&packings);
        let CircuitCost { operations, latency, .. } = self.circuit.cost();
        let cost = format!("more than {most} pieces: {operations} operations in {latency} cycles");
        (most < packings.most_pieces()).then(|| [cost, self.circuit.to_string()])
    }
}

/// The cycles of a look-up by a square: those of a load. The model has none for pieces that may be blocked.
fn table_cycles(layout: &Layout, name: &str) -> Option<u32> {
    let is_meant = |piece: &&Piece| name.strip_prefix(&piece.name) == Some("_attacks");
    let is_leaper = |piece: &Piece| piece.is_plain() && piece.rides.is_empty();
    let piece = layout.pieces.iter().find(is_meant);
    piece.is_none_or(is_leaper).then_some(NumberMap::TABLE_COST.latency)
}

/// The circuits, by the names of their functions.
fn circuits<'a>(layout: &Layout, solution: &'a Solution) -> BTreeMap<String, KnownCircuit<'a>> {
    let mut circuits = BTreeMap::new();
    let mut add = |name: String, circuit: &'a Circuit, optimality, for_few| {
        circuits.insert(name, KnownCircuit { circuit, optimality, for_few });
    };
    for (symmetry, map) in &solution.squares.symmetries {
        if let NumberMap::Circuit(circuit) = map {
            add(format!("{symmetry}_square"), circuit, None, None);
        }
    }
    for (symmetry, map) in &solution.packed {
        if let Some(circuit) = &map.circuit {
            let name = format!("{symmetry}_packed");
            add(name, circuit, Some(map.optimality), map.few.as_ref());
        }
    }
    if let Some(bitboards) = &solution.bitboards {
        let (numbering, word) = (&layout.numbering, bitboards.word);
        let known = |map: BitMap, circuit| Some(optimality(&map, circuit));
        for (symmetry, circuit) in &bitboards.symmetries {
            let known = known(flip_map(numbering, word, *symmetry), circuit);
            add(symmetry.name().to_owned(), circuit, known, None);
        }
        for (symmetry, circuit) in &bitboards.reversals {
            let known = known(flip_map(numbering, word, *symmetry), circuit);
            add(format!("{symmetry}_aarch64"), circuit, known, None);
        }
        for (direction, circuit) in Direction::ALL.into_iter().zip(&bitboards.steps) {
            let known = known(step_map(numbering, word, direction), circuit);
            add(step_name(direction).to_owned(), circuit, known, None);
        }
    }
    circuits
}
