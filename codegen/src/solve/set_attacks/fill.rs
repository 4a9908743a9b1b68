//! Attacks of sets of pieces, by the functions that run.

use quadrille_runtime::fill::{Fill64, Fill128, Leaps64, Leaps128, Shift};

use super::{LeapGroup, ShiftedStep, up_and_down};
use crate::list::{both, list};
use crate::model::WordSize;

/// The runtime's own fill, over the shifts that are emitted.
pub(crate) enum Fill {
    Of64(Shifts<u64>),
    Of128(Shifts<u128>),
}

impl Fill {
    /// The fill along some rays, and by some leaps.
    pub(crate) fn new(
        word: WordSize,
        rays: &[&ShiftedStep],
        leaps: &[LeapGroup],
        rounds: u32,
    ) -> Fill {
        match word {
            WordSize::U64 => Fill::Of64(Shifts::new(rays, leaps, rounds, |word| word as u64)),
            WordSize::U128 => Fill::Of128(Shifts::new(rays, leaps, rounds, |word| word)),
        }
    }

    /// The squares that all pieces on a set attack together.
    pub(crate) fn attacks(&self, set: u128, occupied: u128) -> u128 {
        match self {
            Fill::Of64(Shifts { rays: [up, down], leaps, rounds }) => {
                let leaps = list(leaps, |Leaps { first: [up, down], stays, then, within }| {
                    Leaps64 { first: [up, down], stays: *stays, then, within: *within }
                });
                let fill = Fill64 { leaps: &leaps, up, down, rounds: *rounds };
                fill.attacks(set as u64, occupied as u64).into()
            }
            Fill::Of128(Shifts { rays: [up, down], leaps, rounds }) => {
                let leaps = list(leaps, |Leaps { first: [up, down], stays, then, within }| {
                    Leaps128 { first: [up, down], stays: *stays, then, within: *within }
                });
                Fill128 { leaps: &leaps, up, down, rounds: *rounds }.attacks(set, occupied)
            }
        }
    }
}

/// Directions whose numbers rise and whose numbers fall, and leaps, in words of one width.
pub(crate) struct Shifts<W> {
    rays: [Vec<Shift<W>>; 2],
    leaps: Vec<Leaps<W>>,
    rounds: u32,
}

struct Leaps<W> {
    first: [Vec<Shift<W>>; 2],
    stays: bool,
    then: Vec<i16>,
    within: W,
}

impl<W: Copy> Shifts<W> {
    fn new(rays: &[&ShiftedStep], leaps: &[LeapGroup], rounds: u32, word: fn(u128) -> W) -> Self {
        let leaps = list(leaps, |LeapGroup { first, then, within }| Leaps {
            first: shifts(first.iter().flatten(), word),
            stays: first.contains(&None),
            then: then.clone(),
            within: word(within.unwrap_or(u128::MAX)),
        });
        Shifts { rays: shifts(rays.iter().copied(), word), leaps, rounds }
    }
}

/// Steps as the runtime has them: those whose numbers rise, and those whose numbers fall.
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
