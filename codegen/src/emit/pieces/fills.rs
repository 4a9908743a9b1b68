//! Shifts of all squares of a set, by which the pieces on it attack together.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::tokens::{number, separated, set};
use crate::list::both;
use crate::model::WordSize;
use crate::solve::set_attacks::{LeapGroup, ShiftedStep, SpreadingSide, up_and_down};

/// The fill of one side.
pub(super) fn fill(word: WordSize, side: &SpreadingSide) -> TokenStream {
    let rounds = number(side.rounds);
    let [up, down] = both(side.up_and_down(), |steps| shifts(word, steps));
    let leaps = separated(&side.leaps, |group| leaps(word, group));
    quote! {
        q::fill::Fill { leaps: &[#leaps], up: &[#up], down: &[#down], rounds: #rounds, }
    }
}

fn shifts(word: WordSize, steps: Vec<&ShiftedStep>) -> TokenStream {
    separated(steps, |step| {
        let (by, entered) = (number(step.by.unsigned_abs()), set(word, step.entered));
        quote!(q::fill::Shift::new(#by, #entered))
    })
}

fn leaps(word: WordSize, LeapGroup { first, then, within }: &LeapGroup) -> TokenStream {
    let [up, down] = both(up_and_down(first.iter().flatten()), |steps| shifts(word, steps));
    let (stays, then) = (first.contains(&None), separated(then, number));
    let within = match (within, word) {
        (None, WordSize::U256) => quote!(q::U256::MAX),
        (None, _) => quote!(!0),
        (Some(within), _) => set(word, *within),
    };
    quote! {
        q::fill::Leaps { first: [&[#up], &[#down]], stays: #stays, then: &[#then], within: #within, }
    }
}
