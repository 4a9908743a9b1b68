//! Set-wise attacks by the runtime's own functions, for verification.

use quadrille_runtime::U256;
use quadrille_runtime::Word;
use quadrille_runtime::fill::{Fill as RuntimeFill, Leaps as RuntimeLeaps, Shift};

use super::{LeapGroup, ShiftedStep, up_and_down};
use crate::list::{both, list};
use crate::model::{WordSize, in_words};

/// The squares that all pieces on a set attack together, given the set and all occupied squares.
pub(crate) type Fill = Box<dyn Fn(U256, U256) -> U256>;

/// The runtime's own fill along some rays, and by some leaps, over the emitted shifts.
pub(crate) fn fill(
    word: WordSize,
    rays: &[&ShiftedStep],
    leaps: &[LeapGroup],
    rounds: u32,
) -> Fill {
    in_words!(word, W => fill_in::<W>(rays, leaps, rounds))
}

fn fill_in<W: Word>(rays: &[&ShiftedStep], leaps: &[LeapGroup], rounds: u32) -> Fill {
    let ([up, down], leaps) = (shifts::<W>(rays.iter().copied()), owned::<W>(leaps));
    Box::new(move |set, occupied| {
        let leaps = list(&leaps, |Leaps { first: [up, down], stays, then, within }| RuntimeLeaps {
            first: [up, down],
            stays: *stays,
            then,
            within: *within,
        });
        let fill = RuntimeFill { leaps: &leaps, up: &up, down: &down, rounds };
        fill.attacks(W::truncated(set), W::truncated(occupied)).into()
    })
}

/// The runtime's leaps, which own their lists, in words of one width.
struct Leaps<W> {
    first: [Vec<Shift<W>>; 2],
    stays: bool,
    then: Vec<i16>,
    within: W,
}

fn owned<W: Word>(leaps: &[LeapGroup]) -> Vec<Leaps<W>> {
    list(leaps, |LeapGroup { first, then, within }| Leaps {
        first: shifts(first.iter().flatten()),
        stays: first.contains(&None),
        then: then.clone(),
        within: W::truncated(within.unwrap_or(U256::MAX)),
    })
}

/// Steps in the runtime's form: those whose numbers rise, and those whose numbers fall.
fn shifts<'s, W: Word>(steps: impl IntoIterator<Item = &'s ShiftedStep>) -> [Vec<Shift<W>>; 2] {
    let shift = |step: &ShiftedStep| Shift {
        by: step.by.unsigned_abs() as u8,
        entered: W::truncated(step.entered),
    };
    both(up_and_down(steps), |steps| list(steps, shift))
}
