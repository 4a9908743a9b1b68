//! The page of a layout in the documentation: its methods in `impl` blocks under headings, which rustdoc lists in the
//! order of the source. What most programs call comes first, packed positions last.

use proc_macro2::TokenStream;

#[cfg(feature = "pairs")]
use super::pairs;
use super::tokens::joined;
use super::{Emission, bitboards, conversion, packed, pieces, squares};
use crate::solve::Bitboards;

/// All methods of a layout, with what only these refer to.
pub(super) fn page(emission: &Emission<'_>) -> TokenStream {
    let of_sets = |methods: fn(&Emission<'_>, &Bitboards) -> TokenStream| {
        let bitboards = emission.solution.bitboards.as_ref();
        bitboards.map_or_else(TokenStream::new, |bitboards| methods(emission, bitboards))
    };
    joined(vec![
        squares::methods(emission),
        of_sets(bitboards::methods),
        of_sets(pieces::emit),
        of_sets(bitboards::flips),
        squares::flips(emission),
        of_sets(bitboards::steps),
        #[cfg(feature = "pairs")]
        of_sets(pairs::emit),
        of_sets(conversion::of_sets),
        squares::constants(emission),
        packed::flips(emission),
        conversion::of_packed(emission),
    ])
}
