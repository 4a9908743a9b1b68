//! The numbers of squares in another numbering, found by const evaluation.

use core::marker::PhantomData;

use super::{Numbers, exclusive_or};

/// The conversion of numbers of `A` to those of `B`, numberings of one board.
pub(crate) struct Renumbering<A, B>(PhantomData<(A, B)>);

impl<A: Numbers, B: Numbers> Renumbering<A, B> {
    /// The constant that converts every number by an exclusive or, if there is one, as between a1 =
    /// 0 and a8 = 0.
    pub(crate) const DIFFERENCE: Option<u8> = exclusive_or(A::NUMBER_AT, B::NUMBER_AT);
    /// The numbers in `B` by number in `A`; 0 for numbers without a square.
    const NUMBERS: &'static [u8; 256] = &numbers(A::NUMBER_AT, B::NUMBER_AT);

    /// The number in `B` of the square that has this one in `A`.
    #[inline(always)]
    pub(crate) const fn number(number: u8) -> u8 {
        renumbered_square(Self::DIFFERENCE, Self::NUMBERS, number)
    }
}

/// The number that a square has in another numbering.
#[inline(always)]
pub const fn renumbered_square(difference: Option<u8>, numbers: &[u8; 256], number: u8) -> u8 {
    match difference {
        Some(difference) => number ^ difference,
        None => numbers[number as usize],
    }
}

/// The numbers of squares in one numbering by those in another.
pub const fn numbers(from: &[u8], to: &[u8]) -> [u8; 256] {
    let mut numbers = [0; 256];
    let mut index = 0;
    while index < from.len() && index < to.len() {
        numbers[from[index] as usize] = to[index];
        index += 1;
    }
    numbers
}
