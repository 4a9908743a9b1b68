//! The numbers of pieces that fit a word.

use crate::board::Layout;
use crate::word::Word;

/// Pieces that take up `BITS` bits each.
#[derive(Clone, Copy, Debug)]
pub struct Bits<const BITS: usize>;

/// The word for `N` numbers: `u64` if they fit, otherwise `u128`.
#[doc(hidden)]
pub trait Pieces<const N: usize> {
    /// The smallest word in which this number of pieces fits.
    type Word: Word;
}

/// A layout that packs `N` squares into one word: every layout, up to 128 bits in all.
///
/// Code that is generic over the layout and the number of pieces asks for it.
///
/// ```
/// # use quadrille::{layouts::{Ring, Shogi}, Packed, PackedLayout, Square};
/// fn mirrored<L: PackedLayout<N>, const N: usize>(squares: [Square<L>; N]) -> [Square<L>; N] {
///     Packed::pack(squares).flip_horizontal().unpack()
/// }
/// assert_eq!(mirrored([Ring::A1, Ring::E4]), [Ring::H1, Ring::D4]);
/// assert_eq!(mirrored([Shogi::_9I]), [Shogi::_1I]);
/// ```
#[diagnostic::on_unimplemented(
    message = "{N} pieces do not fit a packed position",
    label = "`{Self}` packs fewer pieces",
    note = "an index has at most 128 bits: 21 pieces on up to 64 squares, 18 on up to 128; \
            at least one piece, at most 32"
)]
pub trait PackedLayout<const N: usize>: Layout {
    /// The word of a packed position: `u64`, or `u128` where that is too small.
    type PackedWord: Word;
}

#[diagnostic::do_not_recommend]
impl<L: Layout, const N: usize> PackedLayout<N> for L
where
    L::NumberBits: Pieces<N>,
{
    type PackedWord = <L::NumberBits as Pieces<N>>::Word;
}

macro_rules! pieces {
    ($($bits:literal: $($narrow:literal)*, $($wide:literal)*;)*) => { $(
        $(impl Pieces<$narrow> for Bits<$bits> { type Word = u64; })*
        $(impl Pieces<$wide> for Bits<$bits> { type Word = u128; })*
    )* };
}

pieces! {
    1: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32,;
    2: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32,;
    3: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21, 22 23 24 25 26 27 28 29 30 31 32;
    4: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16, 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32;
    5: 1 2 3 4 5 6 7 8 9 10 11 12, 13 14 15 16 17 18 19 20 21 22 23 24 25;
    6: 1 2 3 4 5 6 7 8 9 10, 11 12 13 14 15 16 17 18 19 20 21;
    7: 1 2 3 4 5 6 7 8 9, 10 11 12 13 14 15 16 17 18;
    8: 1 2 3 4 5 6 7 8, 9 10 11 12 13 14 15 16;
    10: 1 2 3 4 5 6, 7 8 9 10 11 12;
    12: 1 2 3 4 5, 6 7 8 9 10;
    14: 1 2 3 4, 5 6 7 8 9;
}
