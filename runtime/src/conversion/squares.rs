//! The numbers of one layout's squares in another layout, found by const evaluation.

use core::marker::PhantomData;

use super::exclusive_or;
use crate::Layout;

/// How the numbers of `L` become those of `M`, a layout of the same board.
pub(crate) struct Renumbering<L, M>(PhantomData<(L, M)>);

impl<L: Layout, M: Layout> Renumbering<L, M> {
    /// The constant that converts every number by an exclusive or, if there is one, as between a1 =
    /// 0 and a8 = 0.
    const DIFFERENCE: Option<u8> = exclusive_or(L::NUMBER_AT, M::NUMBER_AT);
    /// By number in `L`; 0 for numbers without a square.
    const NUMBERS: &'static [u8; 256] = &numbers(L::NUMBER_AT, M::NUMBER_AT);

    /// The number in `M` of the square that has this one in `L`.
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
