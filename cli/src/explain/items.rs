//! The functions and tables of a layout, with their costs and circuits.

use std::collections::BTreeMap;

use quadrille_codegen::emit::{self, Cost};
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Layout;
use quadrille_codegen::program::Program;
use quadrille_codegen::proof::BitMap;
use quadrille_codegen::solve::Solution;
use quadrille_codegen::solve::flips::bitboards::{flip_map, step_map};
use quadrille_codegen::solve::flips::squares::TABLE;
use quadrille_codegen::solve::flips::{Optimality, SquareMap, optimality};
use quadrille_runtime::Direction;

use crate::sharing::thousands;

/// A function or a table.
pub struct Item {
    /// Its name, as Rust has it.
    pub name: String,
    /// The bytes of the tables that it reads.
    pub bytes: usize,
    /// The operations of its circuit.
    pub operations: u32,
    /// The cycles of the model.
    pub cycles: u32,
    /// What is known of the number of operations.
    optimality: Option<Optimality>,
    /// The circuit, as a description may hold it.
    pub circuit: Option<String>,
}

impl Item {
    /// What it costs, in words.
    pub fn cost(&self) -> String {
        if self.circuit.is_none() && self.operations == 0 {
            return format!("tables of {} bytes", thousands(self.bytes));
        }
        let known = self.optimality.map_or(String::new(), |known| format!(", {known}"));
        let Item { operations, cycles, .. } = self;
        match operations {
            0 => "no operation".to_owned(),
            1 => format!("1 operation in {cycles} cycles{known}"),
            _ => format!("{operations} operations in {cycles} cycles{known}"),
        }
    }

    /// What decides which of two is better: cycles, then operations, then bytes.
    pub fn rank(&self) -> (u32, u32, usize) {
        (self.cycles, self.operations, self.bytes)
    }
}

/// A circuit, and what is known of its length.
struct Circuit<'a> {
    program: &'a Program,
    optimality: Option<Optimality>,
}

/// All functions and tables of a layout, in the order of its documentation.
pub fn items(described: &Described, solution: &Solution) -> Vec<Item> {
    let circuits = circuits(&described.layout, solution);
    let item = |Cost { name, bytes, operations, depth }: Cost| {
        let circuit = circuits.get(&name);
        let latency = circuit.map(|circuit| circuit.program.cost().latency);
        let cycles = latency.unwrap_or(if operations == 0 { TABLE.latency } else { depth });
        Item {
            bytes,
            operations,
            cycles,
            optimality: circuit.and_then(|circuit| circuit.optimality),
            circuit: circuit.map(|circuit| circuit.program.to_string()),
            name,
        }
    };
    emit::costs(described, solution).into_iter().map(item).collect()
}

/// The circuits, by the names of their functions.
fn circuits<'a>(layout: &Layout, solution: &'a Solution) -> BTreeMap<String, Circuit<'a>> {
    let mut circuits = BTreeMap::new();
    let mut add = |name: String, program: &'a Program, optimality| {
        circuits.insert(name, Circuit { program, optimality });
    };
    let squares = &solution.squares;
    let coordinates = [("file", &squares.file), ("rank", &squares.rank), ("at", &squares.number)];
    let coordinates = coordinates.map(|(name, map)| (name.to_owned(), map)).into_iter();
    let flips = squares.symmetries.iter();
    for (name, map) in coordinates.chain(flips.map(|(s, map)| (format!("{s}_square"), map))) {
        if let SquareMap::Circuit(program) = map {
            add(name, program, None);
        }
    }
    for (symmetry, map) in &solution.packed {
        if let Some(program) = &map.program {
            add(format!("{symmetry}_packed"), program, Some(map.optimality));
        }
        if let Some(program) = &map.planes {
            add(format!("{symmetry}_planes"), program, Some(map.planes_optimality));
        }
    }
    if let Some(bitboards) = &solution.bitboards {
        let (numbering, word) = (&layout.numbering, bitboards.word);
        let known = |map: BitMap, program| Some(optimality(&map, program));
        for (symmetry, program) in &bitboards.symmetries {
            let known = known(flip_map(numbering, word, *symmetry), program);
            add(symmetry.name().to_owned(), program, known);
        }
        for (symmetry, program) in &bitboards.reversals {
            let known = known(flip_map(numbering, word, *symmetry), program);
            add(format!("{symmetry}_aarch64"), program, known);
        }
        for (direction, program) in Direction::ALL.into_iter().zip(&bitboards.steps) {
            let known = known(step_map(numbering, word, direction), program);
            add(format!("shift_{}", direction.name()), program, known);
        }
    }
    circuits
}
