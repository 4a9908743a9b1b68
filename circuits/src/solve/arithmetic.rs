//! Maps of square numbers in one or two steps of ordinary arithmetic.
//!
//! Half a turn of a board of any size, numbered by rank, is `last - n`; a quarter turn of a numbering by quadrants
//! is a sum.

use super::NUMBER_WIDTH;
use crate::circuit::{Circuit, Node, Op};

/// The circuits of this kind that fit the points.
pub(super) fn circuits(points: &[(u8, u8)]) -> Vec<Circuit> {
    [sum, difference].into_iter().filter_map(|form| form(points)).collect()
}

/// `n + c` or `(n + c) & mask`.
fn sum(points: &[(u8, u8)]) -> Option<Circuit> {
    linear(points, i32::from, |circuit, n, c| circuit.push(Op::Add(n, c)))
}

/// `c - n` or `(c - n) & mask`.
fn difference(points: &[(u8, u8)]) -> Option<Circuit> {
    linear(points, |number| -i32::from(number), |circuit, n, c| circuit.push(Op::Sub(c, n)))
}

/// The circuit that adds a constant to `part`, within the bits of the greatest value.
fn linear(
    points: &[(u8, u8)],
    part: fn(u8) -> i32,
    join: fn(&mut Circuit, Node, Node) -> Node,
) -> Option<Circuit> {
    let (number, value) = *points.first()?;
    let added = i32::from(value) - part(number);
    let all = points.iter().fold(0, |bits, &(_, value)| bits | i32::from(value));
    let is_right = |mask: &i32| {
        points.iter().all(|&(number, value)| (part(number) + added) & mask == i32::from(value))
    };
    let mask = [-1, all].into_iter().find(is_right)?;
    let mut circuit = Circuit::new(NUMBER_WIDTH);
    let (n, c) = (circuit.input(), circuit.constant(((added & mask) as u32).into()));
    let sum = join(&mut circuit, n, c);
    let output = circuit.mask_with(sum, (mask as u32).into());
    Some(circuit.finish(output))
}
