//! A material's functions: inherent ones, which need no trait in scope, and const ones.

use proc_macro2::TokenStream;
use quote::quote;

/// The functions of a material of `count` men. Those for const contexts take squares numbered from a1 by rank.
pub(super) fn functions(count: usize) -> TokenStream {
    quote! {
        /// The number of indexes.
        pub const SIZE: u64 = PLAN.size();
        /// The number of men.
        pub const MEN: usize = #count;
        /// The fingerprint of this numbering, which files of values by index can store and check.
        pub const FINGERPRINT: u64 = <Self as t::Declared>::FINGERPRINT;

        /// The index of a position, its squares in the order of the material's name; `None` if the
        /// scheme lacks it.
        #[inline(always)]
        pub fn encode<L: q::Layout>(squares: [q::Square<L>; #count]) -> ::core::option::Option<u64> {
            // Checked here too, so that the panic names the caller's line.
            const { t::same_board::<L>(PLAN.board()) };
            t::Tablebase::encode(&Self, &squares)
        }

        /// The position with an index, in canonical form.
        ///
        /// # Panics
        /// If `index` is not less than `SIZE`.
        #[inline]
        pub fn decode<L: q::Layout>(index: u64) -> [q::Square<L>; #count] {
            const { t::same_board::<L>(PLAN.board()) };
            t::Tablebase::decode(&Self, index)
        }

        /// The index of a position whose squares are numbered from a1 by rank, whatever the layout,
        /// and the symmetry that carries it to its canonical form. For const contexts.
        pub const fn encode_board(
            squares: [u8; #count],
        ) -> ::core::option::Option<(u64, q::Symmetry)> {
            PLAN.encode_array(&squares)
        }

        /// The position with an index, its squares numbered from a1 by rank. For const contexts.
        ///
        /// # Panics
        /// If `index` is not less than `SIZE`.
        pub const fn decode_board(index: u64) -> [u8; #count] {
            PLAN.decode_array(index)
        }
    }
}
