//! Whether a program is known to be as short as can be.

use super::frame::Frame;
use super::program::Program;
use crate::circuit::Op;
use crate::solve::flips::Optimality;

/// The positions by which single operations are refuted.
const SAMPLES: usize = 24;

/// What is known of the least number of operations of a program, for any number of pieces, that maps
/// numbers by these points.
///
/// None moves nothing. One is the least where something moves. Two are where no operation with a
/// constant, or on two inputs, maps some positions of the most pieces.
pub(super) fn of_words(program: &Program, frame: &Frame, points: &[(u8, u8)]) -> Optimality {
    let moves = !frame.is_one() || points.iter().any(|(number, value)| number != value);
    let is_least = match program.cost(frame, frame.most_pieces()).operations {
        0 => true,
        1 => moves,
        2 => !is_single(frame, &samples(frame, points)),
        _ => false,
    };
    if is_least { Optimality::Proved } else { Optimality::BestFound }
}

/// Some positions of the most pieces, and their images.
fn samples(frame: &Frame, points: &[(u8, u8)]) -> Vec<(u128, u128)> {
    let pieces = frame.most_pieces() as usize;
    let sample = |sample: usize| {
        let place = |piece: usize| (piece * (2 * sample + 1) * 7 + sample * 5) % points.len();
        let (numbers, values): (Vec<u8>, Vec<u8>) =
            (0..pieces).map(|piece| points[place(piece)]).unzip();
        (frame.pack(&numbers), frame.pack_results(&values))
    };
    (0..SAMPLES).map(sample).collect()
}

/// Whether one operation may do it.
fn is_single(frame: &Frame, samples: &[(u128, u128)]) -> bool {
    let width = frame.width();
    let all = u128::MAX >> (128 - width);
    // With a constant that the samples agree on.
    let agreed = |constant: &dyn Fn(u128, u128) -> u128| {
        let first = constant(samples[0].0, samples[0].1);
        samples.iter().all(|&(x, y)| constant(x, y) == first)
    };
    // With a mask, of which each sample says some bits, the others being `rest`.
    let masked = |says: &dyn Fn(u128) -> u128, rest: u128| {
        let (mut ones, mut zeros, mut is_kept) = (0, 0, true);
        for &(x, y) in samples {
            (ones, zeros) = (ones | y & says(x), zeros | !y & says(x));
            is_kept &= (y ^ rest) & !says(x) & all == 0;
        }
        is_kept && ones & zeros & all == 0
    };
    let moved = |op: Op| samples.iter().all(|&(x, y)| op.of(width, x) == y);
    // The input itself has no name here: an operation on it alone is given any node.
    let node = crate::circuit::Circuit::new(width).input();
    let moves =
        (1..width).flat_map(|by| [Op::Shl(node, by), Op::Shr(node, by), Op::RotateLeft(node, by)]);
    let others = [Op::Not(node), Op::SwapBytes(node), Op::ReverseBits(node), Op::Mul(node, node)];
    agreed(&|x, y| x ^ y)
        || agreed(&|x, y| y.wrapping_sub(x) & all)
        || agreed(&|x, y| y.wrapping_add(x) & all)
        || masked(&|x| x, 0)
        || masked(&|x| !x, 0)
        || masked(&|x| !x, all)
        || is_product(samples, all)
        || moves.chain(others).any(moved)
}

/// Whether a constant factor may do it: differences of inputs then are multiplied as well.
fn is_product(samples: &[(u128, u128)], all: u128) -> bool {
    // The least bit set of a word decides that of its multiples.
    let is_multiple = |x: u128, y: u128| y == 0 || y.trailing_zeros() >= x.trailing_zeros();
    let pairs = samples.iter().zip(&samples[1..]);
    let differences =
        pairs.map(|(a, b)| (a.0.wrapping_sub(b.0) & all, a.1.wrapping_sub(b.1) & all));
    samples.iter().copied().chain(differences).all(|(x, y)| is_multiple(x, y))
}
