//! The functions that a user calls: on squares and sets, for both colours or for each.

use crate::emit::template::template;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::costs::Hurdles;
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
        let (parameter, arguments) = match is_blocked {
            true => (
                quote!(, occupancy: q::Bitboard<Self>),
                quote!(square, occupancy.word(), occupancy.word()),
            ),
            false => (TokenStream::new(), quote!(square, 0, 0)),
        };
        let call = |arguments: &TokenStream| {
            let call = self.call(suffix, sides.len(), arguments);
            if *is_quiet { quote!((#call) & !occupancy.word()) } else { call }
        };
        let over = hops.then(|| {
            let name = format_ident!("{name}_over");
            let said = "Of all that stands on the board only `hurdles` may be hopped over.";
            let doc = format!("{doc_over}\n\n{said}");
            let call = call(&quote!(square, occupancy.word(), hurdles.word()));
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
        let call = call(&arguments);
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
            let call = self.call("attacks", attacks.sides.len(), &quote!(square, 0, 0));
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
    pub(super) fn call(&self, suffix: &str, sides: usize, arguments: &TokenStream) -> TokenStream {
        let [white, black] = [0, 1].map(|color| self.private_name(suffix, color));
        match sides {
            1 => quote!(#white(#arguments)),
            _ => template! {
                [white, black, arguments]
                match color {
                    q::Color::White => #white(#arguments),
                    q::Color::Black => #black(#arguments),
                }
            },
        }
    }
}
