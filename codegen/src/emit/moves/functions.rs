//! The functions that a user calls: on squares and sets, for both colours or for each.

use crate::emit::template::template;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::function_costs::Hurdles;
use super::{Emitter, Function, color};

impl Emitter<'_> {
    /// The functions on squares and sets that a user calls.
    pub(super) fn public(&self, function: &Function<'_>) -> TokenStream {
        let Function { suffix, doc, sides, is_quiet } = function;
        let is_blocked = *is_quiet || sides.iter().any(|side| side.is_blocked());
        let hops = sides.iter().any(|side| !side.hops.is_empty());
        let name = self.public_name(suffix);
        let [doc, doc_over] = [Hurdles::All, Hurdles::Some]
            .map(|hurdles| self.cost(sides, *is_quiet, hurdles).under(doc));
        let color = color(sides.len());
        let zero = quote!(0);
        let word = quote!(occupancy.word());
        let (parameter, argument) = match is_blocked {
            true => (quote!(, occupancy: q::Bitboard<Self>), &word),
            false => (TokenStream::new(), &zero),
        };
        let call = self.call(suffix, sides.len(), argument, argument);
        let call = if *is_quiet { quote!((#call) & !#word) } else { call };
        let over = hops.then(|| {
            let name = format_ident!("{name}_over");
            let said = "Of all that stands on the board only `hurdles` may be hopped over.";
            let doc = format!("{doc_over}\n\n{said}");
            let call = self.call(suffix, sides.len(), &word, &quote!(hurdles.word()));
            let call = if *is_quiet { quote!((#call) & !#word) } else { call };
            template! {
                [doc, name, color, call]
                #[doc = #doc]
                #[inline(always)]
                pub const fn #name(
                    #color square: q::Square<Self>, occupancy: q::Bitboard<Self>, hurdles: q::Bitboard<Self>,
                ) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#call)
                }
            }
        });
        template! {
            [doc, name, color, parameter, call, over]
            #[doc = #doc]
            #[inline(always)]
            pub const fn #name(#color square: q::Square<Self> #parameter) -> q::Bitboard<Self> {
                q::Bitboard::from_word_unchecked(#call)
            }
            #over
        }
    }

    /// The attacks on an empty board, where what stands on it matters.
    pub(super) fn on_empty(&self, attacks: &Function<'_>) -> Option<TokenStream> {
        attacks.sides.iter().any(|side| side.is_blocked()).then(|| {
            let name = self.public_name("attacks_empty");
            let color = color(attacks.sides.len());
            let doc = format!("What {} attacks on the empty board.", self.spoken());
            let doc = self.cost(&attacks.sides, false, Hurdles::All).under(&doc);
            let zero = quote!(0);
            let call = self.call("attacks", attacks.sides.len(), &zero, &zero);
            template! {
                [doc, name, color, call]
                #[doc = #doc]
                #[inline]
                pub const fn #name(#color square: q::Square<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#call)
                }
            }
        })
    }

    /// A call of the private function, of the one for the colour where there are two.
    pub(super) fn call(
        &self,
        suffix: &str,
        sides: usize,
        occupancy: &TokenStream,
        hurdles: &TokenStream,
    ) -> TokenStream {
        let white = self.private_name(suffix, 0);
        let black = self.private_name(suffix, 1);
        match sides {
            1 => quote!(#white(square, #occupancy, #hurdles)),
            _ => template! {
                [white, occupancy, hurdles, black]
                match color {
                    q::Color::White => #white(square, #occupancy, #hurdles),
                    q::Color::Black => #black(square, #occupancy, #hurdles),
                }
            },
        }
    }
}
