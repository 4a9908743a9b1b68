//! Sets moved by a difference of their squares' numbers.

use super::expression::{Expression, runtime};
use quadrille_codegen::solve::set_attacks::ShiftedStep;

/// The distances by which words are shifted up and down for a difference of numbers, as arguments.
pub(super) fn shift(by: impl Into<i32>) -> [Expression; 2] {
    let by = by.into();
    let by = if by < 0 { [0, by.unsigned_abs()] } else { [by.unsigned_abs(), 0] };
    by.map(Expression::small)
}

/// A fill along a ray, or its attacks: `function` of the runtimes.
pub(super) fn along(
    function: &'static str,
    set: Expression,
    empty: Expression,
    ray: &ShiftedStep,
    rounds: u32,
) -> Expression {
    let ty = set.ty();
    // A round steps twice as far as that before it, and none past the word.
    let fits = (1..=rounds)
        .take_while(|round| u32::from(ray.by.unsigned_abs()) << (round - 1) < ty.width());
    let [up, down] = shift(ray.by);
    let rest = [Expression::constant(ray.entered, ty), Expression::small(fits.count() as u32)];
    runtime(function, [set, empty, up, down].into_iter().chain(rest).collect(), ty)
}

/// A set one step on, without the squares that leave the board.
pub(super) fn stepped(set: Expression, step: &ShiftedStep) -> Expression {
    let entered = Expression::constant(step.entered, set.ty());
    moved(set, step.by) & entered
}

/// A set with every square moved by this difference of numbers.
pub(super) fn moved(set: Expression, by: impl Into<i32>) -> Expression {
    let by = by.into();
    let distance = Expression::small(by.unsigned_abs());
    if by < 0 { set >> distance } else { set << distance }
}
