//! A material's functions: the trait's methods as inherent ones, and those that can be const.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::template::template;

/// All functions of a material of so many men.
pub(super) fn functions(count: usize) -> TokenStream {
    let (numbers, redundancy) = (numbers(count), redundancy(count));
    let (encoders, decoders) = (encoders(count), decoders(count));
    let (arrangements, of_boards) = (arrangements(count), of_boards(count));
    quote!(#numbers #redundancy #encoders #decoders #arrangements #of_boards)
}

/// How many indexes and men there are, and what tells the numbering from others.
fn numbers(count: usize) -> TokenStream {
    template! {
        [count]
        /// How many indexes there are.
        pub const SIZE: u64 = PLAN.size;
        /// How many men there are.
        pub const MEN: usize = #count;
        /// What tells this numbering from others, for files of values by index to store and check.
        pub const FINGERPRINT: u64 = <Self as t::Tablebase<#count>>::FINGERPRINT;
    }
}

/// Which indexes no position needs.
fn redundancy(count: usize) -> TokenStream {
    template! {
        [count]
        /// Whether no legal position has an index, or a mirror image of its position has a smaller
        /// index too, so that a table may give it any value.
        ///
        /// # Panics
        /// If `index` is not less than `SIZE`.
        pub fn is_broken(index: u64) -> bool {
            <Self as t::Tablebase<#count>>::is_broken(index)
        }

        /// The first of all indexes that a position or a mirror image of it has.
        pub fn first_index<L: q::Layout>(
            squares: [q::Square<L>; #count],
        ) -> ::core::option::Option<u64> {
            <Self as t::Tablebase<#count>>::first_index(squares)
        }
    }
}

/// From positions to indexes.
fn encoders(count: usize) -> TokenStream {
    template! {
        [count]
        /// The index of a position, its squares in the order of the material's name; `None` where
        /// the scheme does not have it.
        #[inline(always)]
        pub fn encode<L: q::Layout>(squares: [q::Square<L>; #count]) -> ::core::option::Option<u64> {
            <Self as t::Tablebase<#count>>::encode(squares)
        }

        /// The index of a position, and the symmetry that carries it to its canonical form.
        #[inline]
        pub fn encode_with_symmetry<L: q::Layout>(
            squares: [q::Square<L>; #count],
        ) -> ::core::option::Option<(u64, q::Symmetry)> {
            <Self as t::Tablebase<#count>>::encode_with_symmetry(squares)
        }

        /// The index of a position that the scheme is known to have: nothing is checked, and the
        /// number for another position means nothing.
        #[inline(always)]
        pub fn encode_trusted<L: q::Layout>(squares: [q::Square<L>; #count]) -> u64 {
            <Self as t::Tablebase<#count>>::encode_trusted(squares)
        }
    }
}

/// From indexes to positions.
fn decoders(count: usize) -> TokenStream {
    template! {
        [count]
        /// The position with an index, in canonical form.
        ///
        /// # Panics
        /// If `index` is not less than `SIZE`.
        #[inline]
        pub fn decode<L: q::Layout>(index: u64) -> [q::Square<L>; #count] {
            <Self as t::Tablebase<#count>>::decode(index)
        }

        /// The canonical form of a position: what is decoded from its index.
        #[inline]
        pub fn canonical<L: q::Layout>(
            squares: [q::Square<L>; #count],
        ) -> ::core::option::Option<[q::Square<L>; #count]> {
            <Self as t::Tablebase<#count>>::canonical(squares)
        }

        /// The positions with a range of indexes, in order, faster than decoding each.
        ///
        /// # Panics
        /// If the range ends beyond `SIZE`.
        #[inline]
        pub fn positions<L: q::Layout>(
            range: ::core::ops::Range<u64>,
        ) -> t::Positions<t::Declared<Self>, L, #count> {
            <Self as t::Tablebase<#count>>::positions(range)
        }
    }
}

/// What Syzygy's tables hold and may choose.
fn arrangements(count: usize) -> TokenStream {
    template! {
        [count]
        /// The ranges of indexes that tables of Syzygy hold one by one: four where pawns lead, by
        /// the leading pawn's file, otherwise one.
        pub fn sub_tables() -> impl ::core::iter::Iterator<Item = ::core::ops::Range<u64>> {
            <Self as t::Tablebase<#count>>::sub_tables()
        }

        /// The index with another sequence of men and another order of groups; only for the scheme
        /// `syzygy`.
        ///
        /// # Errors
        /// When Syzygy's tables leave no such choice.
        pub fn arranged(
            sequence: &str,
            order: u8,
            order2: ::core::option::Option<u8>,
        ) -> ::core::result::Result<t::Arranged<#count>, t::ArrangementError<'static>> {
            <Self as t::Tablebase<#count>>::arranged(sequence, order, order2)
        }

        /// The index in all sequences and orders; none but for the scheme `syzygy`.
        pub fn arrangements() -> impl ::core::iter::Iterator<Item = t::Arranged<#count>> {
            <Self as t::Tablebase<#count>>::arrangements()
        }
    }
}

/// The functions on squares numbered from a1 by rank, for const contexts.
fn of_boards(count: usize) -> TokenStream {
    template! {
        [count]
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
