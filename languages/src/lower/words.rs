//! Descriptions of what functions do, shared by the documentation of all languages.

use std::fmt::Write as _;

use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::program::{Constant, Program, ProgramCost};
use quadrille_circuits::solve::{Optimality, PackedMap};
use quadrille_runtime::{Direction, Symmetry};

/// What a symmetry does, as the end of a sentence.
pub fn symmetry(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::Identity => "as it is",
        Symmetry::FlipVertical => "ranks mirrored",
        Symmetry::FlipHorizontal => "files mirrored",
        Symmetry::FlipDiagonal => "mirrored at the a1-h8 diagonal",
        Symmetry::FlipAntiDiagonal => "mirrored at the a8-h1 diagonal",
        Symmetry::Rotate90 => "turned clockwise by a quarter",
        Symmetry::Rotate180 => "turned by half",
        Symmetry::Rotate270 => "turned anticlockwise by a quarter",
    }
}

/// What a step of all squares does.
pub fn step(direction: Direction) -> String {
    let name = direction.name().replace('_', "-");
    format!("All squares one step {name}; those that leave the board are dropped")
}

/// What a circuit costs, whether it is known to be the shortest, and its masks.
pub fn circuit(circuit: &Program, optimality: Optimality) -> String {
    let cost = circuit.cost();
    let costs = operations(cost.operations, cost.depth);
    let known = known(optimality, cost.operations);
    let mut text = format!("{costs}, {known}; no table.");
    let constants = circuit.constants().filter_map(|constant| match constant {
        Constant::Word(word) => Some(format!("`{word:#x}`")),
        Constant::Each(_) => None,
    });
    let constants: Vec<String> = constants.collect();
    if !constants.is_empty() {
        let _ = write!(text, "\n\nMasks and factors: {}.", constants.join(", "));
    }
    text
}

/// What a map of packed positions costs, given from how many pieces on it pays at once, and what that costs.
pub fn packed_map(
    map: &PackedMap,
    at_once: Option<(u32, ProgramCost)>,
    packings: &PackingPair,
) -> String {
    let costs = match at_once {
        Some((least, ProgramCost { operations, depth, .. })) => {
            let fewer = match least {
                1 => "for any number of pieces; no table".to_owned(),
                _ => format!("from {least} pieces on; fewer one after another"),
            };
            let operations_spoken = self::operations(operations, depth);
            let masks = match map.masks() {
                1 => "1 mask".to_owned(),
                masks => format!("{masks} masks"),
            };
            format!("{operations_spoken}, {masks}, {}; {fewer}", known(map.optimality, operations))
        }
        None => "pieces one after another".to_owned(),
    };
    let Some(few) = &map.few else { return format!("{costs}.") };
    let (most, ProgramCost { operations, depth, .. }) = (few.most_in(packings), few.cost(packings));
    let few = self::operations(operations, depth);
    if most == packings.most_pieces() {
        return format!("{few} for any number of pieces; no table.");
    }
    format!("up to {most} pieces {few}; otherwise {costs}.")
}

/// Whether this number of operations is known to be the least, and among which kinds of operations. No operations
/// at all are the least among all kinds.
pub fn known(optimality: Optimality, operations: u32) -> String {
    match optimality {
        Optimality::Proved if operations == 0 => "proved minimal".to_owned(),
        Optimality::Proved => format!("proved minimal among {}", Optimality::OPERATIONS),
        Optimality::BestFound => optimality.to_string(),
    }
}

/// The number of operations, and how many of them wait for one another.
pub fn operations(count: u32, depth: u32) -> String {
    match count {
        0 => "no operation".to_owned(),
        1 => "1 operation".to_owned(),
        _ => format!("{count} operations, {depth} deep"),
    }
}
