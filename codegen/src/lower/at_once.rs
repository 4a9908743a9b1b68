//! Maps of a set's bits by instructions of vector units, if these take fewer operations than a circuit.

use quadrille_circuits::program::ProgramCost;
use quadrille_circuits::proof::BitMap;
use quadrille_circuits::{BitGather, BitMatrix, Instruction, Objective};
use quadrille_runtime::conversion::{BITS_64, BITS_128};

use super::expression::{Expression, Type};
use super::function::{Block, Quicker};
use super::target::Target;
use crate::layout::{Layout, WordSize};
use crate::proof::bitboard_maps::conversion_map;
use crate::solve::BitboardConversion;

/// The bodies for targets that do a map of the bits of `set` for less than `cost`, the best first. Processors that have
/// the instructions of one have those of all behind it.
pub(super) fn quicker<'a>(
    map: &BitMap,
    cost: ProgramCost,
    set: &Expression<'a>,
    objective: Objective,
) -> Vec<Quicker<'a>> {
    let mut best = cost;
    let mut quicker = Vec::new();
    let mut offer = |target, found: Option<(Block<'a>, ProgramCost)>| {
        let Some((body, cost)) = found else { return };
        if objective.score(cost) < objective.score(best) {
            best = cost;
            quicker.insert(0, Quicker { target, body });
        }
    };
    offer(Target::Gfni, BitMatrix::of(map).map(|matrix| multiplied(matrix, set)));
    offer(Target::Bitalg, gathered(BitGather::all(map), set));
    quicker
}

/// Bodies for some targets that are faster than the circuit or tables found for converting `set`.
pub fn quicker_conversion<'a>(
    [from, to]: [&Layout; 2],
    found: &BitboardConversion,
) -> Vec<Quicker<'a>> {
    let Some(word) = from.word.filter(|word| to.word == Some(*word)) else { return Vec::new() };
    let cost = match found {
        BitboardConversion::Circuit(circuit) => circuit.cost(),
        BitboardConversion::Tables => tables_cost(word),
    };
    let map = conversion_map(&from.numbering, &to.numbering, word);
    quicker(&map, cost, &Expression::value("set", Type::Set(word)), from.objective)
}

/// Roughly what the tables cost: a shift, a mask and a load for each group of bits, and unions.
fn tables_cost(word: WordSize) -> ProgramCost {
    let (_, groups) = table_shape(word);
    ProgramCost { operations: 4 * groups, depth: 3 + groups / 4 + 2, latency: 7 + groups / 2 }
}

/// The bits of a word that are looked up at once, and how many look-ups that takes: as the runtime does it.
pub fn table_shape(word: WordSize) -> (u32, u32) {
    let bits = if word == WordSize::U64 { BITS_64 } else { BITS_128 } as u32;
    (bits, word.bits().div_ceil(bits))
}

fn multiplied<'a>(matrix: BitMatrix, set: &Expression<'a>) -> (Block<'a>, ProgramCost) {
    let matrix = Instruction::Matrix(matrix);
    let cost = matrix.cost();
    (Expression::AtOnce(matrix, Box::new(set.clone())).into(), cost)
}

/// The halves of the result, each from one or two halves of the set.
fn gathered<'a>(gathers: Vec<BitGather>, set: &Expression<'a>) -> Option<(Block<'a>, ProgramCost)> {
    let is_wide = set.ty().width() > 64;
    let part = |gather: BitGather| {
        let [from, to] = gather.halves.map(|half| Expression::small(64 * half));
        let half = (set.clone() >> from).to(Type::Word(WordSize::U64));
        let half = if is_wide { half } else { set.clone() };
        let gather = Instruction::Gather(Box::new(gather));
        let cost = gather.cost();
        let gathered = Expression::AtOnce(gather, Box::new(half));
        (if is_wide { gathered.to(set.ty()) << to } else { gathered }, cost)
    };
    let (parts, costs): (Vec<_>, Vec<_>) = gathers.into_iter().map(part).unzip();
    let all = Expression::joined(|a, b| a | b, parts)?;
    // Gathers are united in pairs, so that few of the unions wait for others.
    let (unions, most) =
        (costs.len() as u32 - 1, |of: fn(&ProgramCost) -> u32| costs.iter().map(of).max());
    let cost = ProgramCost {
        operations: costs.iter().map(|cost| cost.operations).sum::<u32>() + unions,
        depth: most(|cost| cost.depth)? + unions.min(2),
        latency: most(|cost| cost.latency)? + unions.min(2),
    };
    Some((all.into(), cost))
}
