//! Shifts of all squares of a set, by which the pieces on it attack together.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};

use crate::emit::tokens::{hex, number, separated};
use crate::list::both;
use crate::model::WordSize;
use crate::solve::set_attacks::{LeapGroup, ShiftedStep, SpreadingSide, up_and_down};

/// The fill of one side.
pub(super) fn fill(side: &SpreadingSide, word: WordSize) -> TokenStream {
    let (bits, rounds) = (word.bits(), number(side.rounds));
    let (of, fill) = (format_ident!("Of{bits}"), format_ident!("Fill{bits}"));
    let [up, down] = side.up_and_down();
    let leaps = separated(&side.leaps, |group| leaps(group, bits));
    quote! {
        q::fill::Fill::#of(q::fill::#fill {
            leaps: &[#leaps], up: &[#(#up),*], down: &[#(#down),*], rounds: #rounds,
        })
    }
}

impl ToTokens for ShiftedStep {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (by, entered) = (number(self.by.unsigned_abs()), hex(self.entered));
        tokens.extend(quote!(q::fill::Shift::new(#by, #entered)));
    }
}

fn leaps(LeapGroup { first, then, within }: &LeapGroup, bits: u32) -> TokenStream {
    let [up, down] = both(up_and_down(first.iter().flatten()), |side| quote!(&[#(#side),*]));
    let (stays, then) = (first.contains(&None), separated(then, number));
    let within = within.map_or_else(|| quote!(!0), |within| hex(within).into_token_stream());
    let leaps = format_ident!("Leaps{bits}");
    quote! {
        q::fill::#leaps { first: [#up, #down], stays: #stays, then: &[#then], within: #within, }
    }
}
