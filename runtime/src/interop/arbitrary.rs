//! Values from unstructured bytes, for fuzzing.

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{
    Bitboard, BitboardLayout, Color, ColorMap, Direction, Layout, Square, SquareMap, Symmetry, Word,
};

impl<'a, L: Layout> Arbitrary<'a> for Square<L> {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        bytes.choose(Square::ALL).copied()
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, Some(1))
    }
}

impl<'a, L: BitboardLayout> Arbitrary<'a> for Bitboard<L> {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Bitboard::new(L::Word::truncated(bytes.arbitrary()?)))
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        u128::size_hint(depth)
    }
}

/// One of a few values.
macro_rules! one_of_all {
    ($($type:ty)*) => { $(
        impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
                bytes.choose(&Self::ALL).copied()
            }

            fn size_hint(_: usize) -> (usize, Option<usize>) {
                (1, Some(1))
            }
        }
    )* };
}

one_of_all!(Color Direction Symmetry);

impl<'a, T: Arbitrary<'a>> Arbitrary<'a> for ColorMap<T> {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        Ok(ColorMap::new(bytes.arbitrary()?, bytes.arbitrary()?))
    }
}

impl<'a, L: Layout, T: Arbitrary<'a> + Clone> Arbitrary<'a> for SquareMap<L, T> {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        let mut map = SquareMap::filled(bytes.arbitrary::<T>()?);
        for &square in &Square::ALL[1..] {
            map[square] = bytes.arbitrary()?;
        }
        Ok(map)
    }
}
