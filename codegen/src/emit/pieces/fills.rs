//! Shifts of all squares of a set, by which the pieces on it attack together.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::emit::tokens::{hex, number, separated};
use crate::list::both;
use crate::solve::set_attacks::{LeapGroup, ShiftedStep, SpreadingSide, up_and_down};

/// The fill of one side.
pub(super) fn fill(side: &SpreadingSide) -> TokenStream {
    let rounds = number(side.rounds);
    let [up, down] = side.up_and_down();
    let leaps = separated(&side.leaps, leaps);
    quote! {
        q::fill::Fill { leaps: &[#leaps], up: &[#(#up),*], down: &[#(#down),*], rounds: #rounds, }
    }
}

impl ToTokens for ShiftedStep {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (by, entered) = (number(self.by.unsigned_abs()), hex(self.entered));
        tokens.extend(quote!(q::fill::Shift::new(#by, #entered)));
    }
}

fn leaps(LeapGroup { first, then, within }: &LeapGroup) -> TokenStream {
    let [up, down] = both(up_and_down(first.iter().flatten()), |side| quote!(&[#(#side),*]));
    let (stays, then) = (first.contains(&None), separated(then, number));
    let within = within.map_or_else(|| quote!(!0), |within| hex(within).into_token_stream());
    quote! {
        q::fill::Leaps { first: [#up, #down], stays: #stays, then: &[#then], within: #within, }
    }
}
