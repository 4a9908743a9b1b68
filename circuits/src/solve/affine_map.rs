//! Affine maps over GF(2) from bytes to bytes, and circuits for them.
//!
//! In most numberings most flips are affine: an exclusive-or, or an exchange of the halves of the number. Numbers
//! without a square leave coefficients open.

use super::NUMBER_WIDTH;
use crate::circuit::{Circuit, Node};

/// The bit of the constant 1 in the vectors of [`AffineMap::through`].
const ONE: u32 = 8;

/// A map of bytes whose result bits are exclusive-ors of input bits and a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AffineMap {
    /// The contribution of each input bit to the result.
    columns: [u8; 8],
    /// The image of 0, with which all other images are exclusive-ored.
    constant: u8,
    /// The input bits that are set in any point.
    live: u32,
}

impl AffineMap {
    /// The affine map through (number, value) points, if there is one.
    pub(super) fn through(points: &[(u8, u8)]) -> Option<AffineMap> {
        // The vectors of the number's bits and a 1, in echelon form, each with the value of the map.
        let mut pivots: [Option<(u32, u8)>; 9] = [None; 9];
        for &(number, value) in points {
            let (vector, value) = reduced((u32::from(number) | 1 << ONE, value), &pivots);
            match vector.checked_ilog2() {
                Some(pivot) => pivots[pivot as usize] = Some((vector, value)),
                None if value == 0 => {}
                None => return None,
            }
        }
        let columns = columns(&pivots);
        let live = points.iter().fold(0, |live, &(number, _)| live | u32::from(number));
        Some(AffineMap {
            columns: std::array::from_fn(|bit| columns[bit]),
            constant: columns[ONE as usize],
            live,
        })
    }

    /// The distances that bits move, each with the bits of the result that come from there.
    fn diagonals(&self) -> Vec<(i32, u32)> {
        let reached = |by: i32| {
            let moved = |bit: i32| u32::from(self.columns[bit as usize]) & shifted(1 << bit, by);
            (0..8).fold(0, |mask, bit| mask | moved(bit))
        };
        (-7..8).map(|by| (by, reached(by))).filter(|&(_, mask)| mask != 0).collect()
    }

    /// The circuit that computes the map if only live bits are set: the sum of the diagonals, each with a mask if
    /// it needs one.
    pub(super) fn circuit(&self) -> Circuit {
        let mut circuit = Circuit::new(NUMBER_WIDTH);
        let input = circuit.input();
        let mut terms: Vec<Node> = Vec::new();
        for (by, wanted) in self.diagonals() {
            let term = circuit.shift(input, by);
            let is_exact = shifted(self.live, by) == wanted;
            terms.push(if is_exact { term } else { circuit.mask_with(term, wanted.into()) });
        }
        if self.constant != 0 {
            terms.push(circuit.constant(self.constant.into()));
        }
        let sum = terms.into_iter().reduce(|sum, term| circuit.xor(sum, term));
        let output = sum.unwrap_or_else(|| circuit.constant(0));
        circuit.finish(output)
    }
}

fn shifted(word: u32, by: i32) -> u32 {
    if by < 0 { word >> -by } else { word << by }
}

/// The vector and its value after elimination by the pivots.
fn reduced((mut vector, mut value): (u32, u8), pivots: &[Option<(u32, u8)>; 9]) -> (u32, u8) {
    for bit in (0..9).rev() {
        if let Some((pivot, at_pivot)) = pivots[bit].filter(|_| vector >> bit & 1 == 1) {
            vector ^= pivot;
            value ^= at_pivot;
        }
    }
    (vector, value)
}

/// The value of each unit vector, or 0 if no point determines it.
fn columns(pivots: &[Option<(u32, u8)>; 9]) -> [u8; 9] {
    let mut columns = [0; 9];
    for bit in 0..9 {
        if let Some((vector, value)) = pivots[bit] {
            // The pivot is the highest bit, and the contributions of the lower ones are already known.
            let below = (0..bit).filter(|&lower| vector >> lower & 1 == 1);
            columns[bit] = below.fold(value, |value, lower| value ^ columns[lower]);
        }
    }
    columns
}
