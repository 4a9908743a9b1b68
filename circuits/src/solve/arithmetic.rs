//! Maps of square numbers in one or two steps of ordinary arithmetic.
//!
//! Half a turn of a board numbered by rank is `last - n`, whatever its size; the rank is a
//! division, so a product and a shift; a quarter turn of a numbering by quadrants is a sum.

use super::number_map::NUMBER_WIDTH;
use crate::program::{Node, Op, Program};

/// The circuits of this kind that go through the points.
pub(super) fn circuits(points: &[(u8, u8)]) -> Vec<Program> {
    [constant, sum, difference, quotient].into_iter().filter_map(|form| form(points)).collect()
}

/// One constant, if all points have the same value.
fn constant(points: &[(u8, u8)]) -> Option<Program> {
    let (_, first) = *points.first()?;
    let is_constant = points.iter().all(|&(_, value)| value == first);
    is_constant.then(|| build(|circuit, _| circuit.constant(first.into())))
}

/// `n + c` or `(n + c) & mask`.
fn sum(points: &[(u8, u8)]) -> Option<Program> {
    linear(points, i32::from, |circuit, n, c| circuit.push(Op::Add(n, c)))
}

/// `c - n` or `(c - n) & mask`.
fn difference(points: &[(u8, u8)]) -> Option<Program> {
    linear(points, |number| -i32::from(number), |circuit, n, c| circuit.push(Op::Sub(c, n)))
}

/// The constant that, added to `part`, gives the values, within the bits of the greatest one.
fn linear(
    points: &[(u8, u8)],
    part: fn(u8) -> i32,
    join: fn(&mut Program, Node, Node) -> Node,
) -> Option<Program> {
    let (number, value) = *points.first()?;
    let added = i32::from(value) - part(number);
    let all = |mask: i32, added: i32| {
        points.iter().all(|&(number, value)| (part(number) + added) & mask == i32::from(value))
    };
    let mask = points.iter().fold(0, |bits, &(_, value)| bits | i32::from(value));
    if all(-1, added) {
        Some(build(|circuit, n| {
            let c = circuit.constant((added as u32).into());
            join(circuit, n, c)
        }))
    } else if all(mask, added) {
        Some(build(|circuit, n| {
            let c = circuit.constant((added & mask) as u128);
            let sum = join(circuit, n, c);
            circuit.mask_with(sum, mask as u128)
        }))
    } else {
        None
    }
}

/// `n * factor >> shift` with the smallest shift that has a factor.
fn quotient(points: &[(u8, u8)]) -> Option<Program> {
    let (factor, shift) = (1..=16).find_map(|shift| Some((factor(points, shift)?, shift)))?;
    Some(build(|circuit, n| {
        let factor = circuit.constant(factor.into());
        let product = circuit.push(Op::Mul(n, factor));
        circuit.shr(product, shift)
    }))
}

/// The least factor for which `n * factor >> shift` is the value at every point: each point
/// bounds it from below and above.
fn factor(points: &[(u8, u8)], shift: u32) -> Option<u32> {
    let (mut least, mut most) = (0, 1 << 16);
    for &(number, value) in points {
        let (number, value) = (u32::from(number), u32::from(value));
        match number {
            0 if value == 0 => {}
            0 => return None,
            _ => {
                least = least.max((value << shift).div_ceil(number));
                most = most.min((((value + 1) << shift) - 1) / number);
            }
        }
    }
    (least <= most).then_some(least)
}

fn build(output: impl FnOnce(&mut Program, Node) -> Node) -> Program {
    let mut circuit = Program::new(NUMBER_WIDTH);
    let input = circuit.input();
    let output = output(&mut circuit, input);
    circuit.finish(output)
}
