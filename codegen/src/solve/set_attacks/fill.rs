//! Set-wise attacks by the runtime's own functions, for verification.

use quadrille_runtime::fill::{Fill64, Fill128, Leaps64, Leaps128, Shift};

use super::{LeapGroup, ShiftedStep, up_and_down};
use crate::list::{both, list};
use crate::model::WordSize;

/// The squares that all pieces on a set attack together, given the set and all occupied squares.
pub(crate) type Fill = Box<dyn Fn(u128, u128) -> u128>;

/// The runtime's own fill along some rays, and by some leaps, over the emitted shifts.
pub(crate) fn fill(
    word: WordSize,
    rays: &[&ShiftedStep],
    leaps: &[LeapGroup],
    rounds: u32,
) -> Fill {
    let rays = rays.iter().copied();
    match word {
        WordSize::U64 => {
            let word = |word: u128| word as u64;
            let ([up, down], leaps) = (shifts(rays, word), owned(leaps, word));
            Box::new(move |set, occupied| {
                let leaps = list(&leaps, |Leaps { first: [up, down], stays, then, within }| {
                    Leaps64 { first: [up, down], stays: *stays, then, within: *within }
                });
                let fill = Fill64 { leaps: &leaps, up: &up, down: &down, rounds };
                fill.attacks(set as u64, occupied as u64).into()
            })
        }
        WordSize::U128 => {
            let ([up, down], leaps) = (shifts(rays, |word| word), owned(leaps, |word| word));
            Box::new(move |set, occupied| {
                let leaps = list(&leaps, |Leaps { first: [up, down], stays, then, within }| {
                    Leaps128 { first: [up, down], stays: *stays, then, within: *within }
                });
                let fill = Fill128 { leaps: &leaps, up: &up, down: &down, rounds };
                fill.attacks(set, occupied)
            })
        }
    }
}

/// The runtime's leaps, which own their lists, in words of one width.
struct Leaps<W> {
    first: [Vec<Shift<W>>; 2],
    stays: bool,
    then: Vec<i16>,
    within: W,
}

fn owned<W>(leaps: &[LeapGroup], word: fn(u128) -> W) -> Vec<Leaps<W>> {
    list(leaps, |LeapGroup { first, then, within }| Leaps {
        first: shifts(first.iter().flatten(), word),
        stays: first.contains(&None),
        then: then.clone(),
        within: word(within.unwrap_or(u128::MAX)),
    })
}

/// Steps in the runtime's form: those whose numbers rise, and those whose numbers fall.
fn shifts<'s, W>(
    steps: impl IntoIterator<Item = &'s ShiftedStep>,
    word: fn(u128) -> W,
) -> [Vec<Shift<W>>; 2] {
    let shift = |step: &ShiftedStep| Shift {
        by: step.by.unsigned_abs() as u8,
        entered: word(step.entered),
    };
    both(up_and_down(steps), |steps| list(steps, shift))
}
