//! The numbers of one layout's squares in another layout, found by const evaluation.

use core::marker::PhantomData;

use super::exclusive_or;
use crate::Layout;

/// How the numbers of `L` become those of `M`, a layout of the same board.
pub(crate) struct Renumbering<L, M>(PhantomData<(L, M)>);

impl<L: Layout, M: Layout> Renumbering<L, M> {
    /// What every number is exclusive-ored with, where that is all there is to do: between a1 = 0
    /// and a8 = 0, say.
    const DIFFERENCE: Option<u8> = exclusive_or(L::NUMBER_AT, M::NUMBER_AT);
    /// By number in `L`; 0 where that is no square.
    const NUMBERS: &'static [u8; 256] = &numbers(L::NUMBER_AT, M::NUMBER_AT);

    /// The number in `M` of the square that has this one in `L`.
    #[inline(always)]
    pub(crate) fn number(number: u8) -> u8 {
        match Self::DIFFERENCE {
            Some(difference) => number ^ difference,
            None => Self::NUMBERS[usize::from(number)],
        }
    }
}

const fn numbers(from: &[u8], to: &[u8]) -> [u8; 256] {
    let mut numbers = [0; 256];
    let mut place = 0;
    while place < from.len() && place < to.len() {
        numbers[from[place] as usize] = to[place];
        place += 1;
    }
    numbers
}
