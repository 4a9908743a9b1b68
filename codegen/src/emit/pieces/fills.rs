//! Shifts of all squares of a set, by which the pieces on it attack together.

use proc_macro2::TokenStream;
use quadrille_runtime::Direction;
use quadrille_runtime::fill::Shift;
use quote::quote;

use crate::emit::tokens::{Variant, array, joined, number, set};
use crate::list::{both, list};
use crate::solve::Bitboards;
use crate::solve::set_attacks::{LeapGroup, ShiftedStep, SpreadingSide, up_and_down};

/// The rows of one side's fill.
pub(super) fn fill(bitboards: &Bitboards, side: &SpreadingSide) -> TokenStream {
    let rounds = number(side.rounds);
    let [up, down] = both(side.up_and_down(), |steps| shifts(bitboards, &steps));
    let leaps = list(&side.leaps, |group| leaps(bitboards, group));
    quote!(fill #rounds [#up] [#down]; #(#leaps)*)
}

fn leaps(bitboards: &Bitboards, LeapGroup { first, then, within }: &LeapGroup) -> TokenStream {
    let [up, down] = both(up_and_down(first.iter().flatten()), |steps| shifts(bitboards, &steps));
    let (stays, then) = (first.contains(&None).then(|| quote!(true)), array(then));
    let within = within.map(|within| {
        let within = set(bitboards.word, within);
        quote!(within #within)
    });
    quote!(leaps #stays [#up] [#down] #then #within;)
}

/// The most steps in a direction that a shift is written as.
const MOST_TIMES: u8 = 4;

/// Each shift as steps in a direction if it follows from the layout's shift for one such step, as in the runtime.
fn shifts(bitboards: &Bitboards, steps: &[&ShiftedStep]) -> TokenStream {
    let table = bitboards.shift_table();
    joined(list(steps, |step| {
        let (distance, entered) = (step.by.unsigned_abs(), step.entered);
        let is_step = |direction: Direction, times: u8| {
            let along = Shift::along(&table, direction, times);
            i16::from(table[direction as usize].0) * i16::from(times) == step.by
                && along == Shift { by: along.by, entered }
        };
        for (times, direction) in
            (1..=MOST_TIMES).flat_map(|times| Direction::ALL.map(|it| (times, it)))
        {
            if is_step(direction, times) {
                let (direction, times) = (Variant(direction), (times > 1).then(|| number(times)));
                return match times {
                    None => quote!(#direction),
                    Some(times) => quote!((#times #direction)),
                };
            }
        }
        let (distance, entered) = (number(distance), set(bitboards.word, entered));
        quote!((#distance, #entered))
    }))
}
