//! The set operations that are asked for most, as const functions of the layout.

use proc_macro2::TokenStream;

use super::is_full;
use crate::emit::Emission;
use crate::emit::template::template;
use crate::lower::function_cost::FunctionCost;
use crate::solve::Bitboards;

/// They stand beside the squares' own functions.
pub(super) fn functions(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let contains = emission.cost("contains").to_string();
    let [one, two] = [1, 2].map(|operations| FunctionCost::operations(operations).to_string());
    let complement = if is_full(bitboards) { &one } else { &two };
    template! {
        [contains, one, complement]
        /// Whether a square is in a set.
        ///
        #[doc = #contains]
        #[inline(always)]
        pub const fn contains(set: q::Bitboard<Self>, square: q::Square<Self>) -> bool {
            set.contains(square)
        }

        /// The squares of either set.
        ///
        #[doc = #one]
        #[inline(always)]
        pub const fn union(a: q::Bitboard<Self>, b: q::Bitboard<Self>) -> q::Bitboard<Self> {
            a.union(b)
        }

        /// The squares of both sets.
        ///
        #[doc = #one]
        #[inline(always)]
        pub const fn intersection(a: q::Bitboard<Self>, b: q::Bitboard<Self>) -> q::Bitboard<Self> {
            a.intersection(b)
        }

        /// The squares of the first set that are not in the second.
        ///
        #[doc = #one]
        #[inline(always)]
        pub const fn difference(a: q::Bitboard<Self>, b: q::Bitboard<Self>) -> q::Bitboard<Self> {
            a.difference(b)
        }

        /// The squares of the board that are not in the set.
        ///
        #[doc = #complement]
        #[inline(always)]
        pub const fn complement(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            set.complement()
        }
    }
}
