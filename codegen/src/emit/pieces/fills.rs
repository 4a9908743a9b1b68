//! Shifts of all squares of a set, by which the pieces on it attack together.

use crate::emit::tokens::separated;
use crate::list::both;
use crate::solve::set_attacks::{LeapGroup, ShiftedStep, SpreadingSide, up_and_down};

/// The fill of one side.
pub(super) fn fill(side: &SpreadingSide) -> String {
    let rounds = side.rounds;
    let [up, down] = both(side.up_and_down(), |side| steps(&side));
    let leaps = separated(&side.leaps, leaps);
    format!("q::fill::Fill {{ leaps: &[{leaps}], up: &[{up}], down: &[{down}], rounds: {rounds} }}")
}

fn steps(side: &[&ShiftedStep]) -> String {
    separated(side, |ShiftedStep { by, entered, .. }| {
        format!("q::fill::Shift::new({}, {entered:#x})", by.unsigned_abs())
    })
}

fn leaps(LeapGroup { first, then, within }: &LeapGroup) -> String {
    let [up, down] = both(up_and_down(first.iter().flatten()), |side| steps(&side));
    let (stays, then) = (first.contains(&None), separated(then, i16::to_string));
    let within = within.map_or_else(|| "!0".to_owned(), |within| format!("{within:#x}"));
    format!(
        "q::fill::Leaps {{
            first: [&[{up}], &[{down}]], stays: {stays}, then: &[{then}], within: {within},
        }}"
    )
}
