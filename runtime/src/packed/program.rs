//! The operations of programs on packed positions: for emitted code, which has each program once for both words.

/// The functions for one word.
macro_rules! of_word {
    ($(#[$doc:meta])* $size:ident $word:ident) => {
        $(#[$doc])*
        pub mod $size {
            use crate::board::{Layout, Square};

            /// The bits of the word.
            pub const BITS: u32 = $word::BITS;

            /// These bits of every piece's number, as a mask.
            #[inline(always)]
            pub const fn mask<L: Layout>(bits: u8, pieces: usize) -> $word {
                L::PACKING.mask(bits, pieces)
            }

            /// The lowest bits of a constant.
            #[inline(always)]
            pub const fn cut(value: u128) -> $word {
                value as $word
            }

            /// A number of pieces that depends on the word.
            #[inline(always)]
            pub const fn either(narrow: usize, wide: usize) -> usize {
                if $word::BITS == 64 { narrow } else { wide }
            }

            /// The square of a piece.
            #[inline(always)]
            pub const fn square<L: Layout>(index: $word, piece: usize, pieces: usize) -> Square<L> {
                let number = L::PACKING.number(index, piece, pieces);
                Square::from_number_unchecked(number)
            }

            /// A square put into the bits of a piece.
            #[inline(always)]
            pub const fn put<L: Layout>(square: Square<L>, piece: usize, pieces: usize) -> $word {
                L::PACKING.spread(square.number(), piece, pieces)
            }
        }
    };
}

of_word! {
    /// Positions in a `u64`.
    narrow u64
}
of_word! {
    /// Positions in a `u128`.
    wide u128
}
