//! The functions for a map of packed positions: a flip, or a conversion to another layout.
//!
//! A map is emitted once for each word size. The number of pieces may be known at run time only; if it is a
//! constant, masks and distances are constants too.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::super::bitboards::word_type;
use super::super::functions::body_tokens;
use super::super::{Emission, docs};
use super::{PIECES, fits, function};
use crate::emit::template::template;
use crate::lower::function_cost::FunctionCost;
use crate::lower::packed::MapOfPositions;

/// What there is to emit for a map of packed positions.
pub(in super::super) struct Functions<'a> {
    /// A flip or a conversion of packed positions.
    pub(in super::super) lowered: MapOfPositions<'a>,
    pub(in super::super) visibility: TokenStream,
    /// The layout of the images.
    pub(in super::super) to: TokenStream,
    /// The cost of going from piece to piece.
    pub(in super::super) each: FunctionCost,
}

impl Functions<'_> {
    pub(in super::super) fn tokens(&self, emission: &Emission<'_>) -> TokenStream {
        let Functions { lowered, visibility, to, each } = self;
        let MapOfPositions { name, map, packings, word, .. } = lowered;
        let costs = docs::packed_map(map, map.at_once(packings), packings, Some(each));
        let [pieces_doc, packed_doc] =
            PIECES.map(|pieces| format!("{}: {costs}", lowered.doc(pieces)));
        let lowered = lowered.function();
        let pieces = format_ident!("{}", lowered.name);
        let packed = function(&format!("{name}_packed"), *word);
        let size = word_type(*word);
        let width = Literal::u32_unsuffixed(word.bits());
        let body = body_tokens(emission, &lowered, to);
        let (own, other) = (fits(&quote!(Self), *word), quote!(<#to as q::Layout>::PACKING));
        let fits_other = |count: TokenStream| {
            (!packings.is_one()).then(|| quote!(#other.check(#count, #width);))
        };
        let pieces_fit = fits_other(quote!(pieces));
        let n_fit = fits_other(quote!(N)).map(|check| quote!(const { #check }));
        template! {
            [
                pieces_doc, visibility, pieces, size, width, pieces_fit, body, packed_doc, packed,
                own, n_fit,
            ]
            #[doc = #pieces_doc]
            ///
            /// # Panics
            /// If there are no pieces, or more than fit the word.
            #[inline(always)]
            #[track_caller]
            #visibility const fn #pieces(index: #size, pieces: usize) -> #size {
                <Self as q::Layout>::PACKING.check(pieces, #width);
                #pieces_fit
                #body
            }

            #[doc = #packed_doc]
            #[inline(always)]
            #visibility const fn #packed<const N: usize>(index: #size) -> #size {
                #own
                #n_fit
                Self::#pieces(index, N)
            }
        }
    }
}
