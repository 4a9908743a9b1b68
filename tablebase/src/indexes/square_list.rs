//! The squares of a position that an index returns: an array if the compiler knows how many men there are, otherwise a
//! list.

use core::fmt;

use quadrille_runtime::{Layout, Square};

use crate::men::packed::MAX_MEN;
use crate::short_list::ShortList;

/// The squares of a position's men, in the order of the material: an array for declared indexes, a list for those made
/// at run time. `as_ref` gives both as a slice.
pub trait SquareList<L: Layout>: Copy + fmt::Debug + PartialEq + AsRef<[Square<L>]> {
    /// The squares of the first `men` men.
    #[doc(hidden)]
    fn of(men: usize, square: impl Fn(usize) -> Square<L>) -> Self;

    /// The same with one man on another square.
    #[doc(hidden)]
    fn with(self, man: usize, square: Square<L>) -> Self;
}

impl<L: Layout, const MEN: usize> SquareList<L> for [Square<L>; MEN] {
    #[inline(always)]
    fn of(_: usize, square: impl Fn(usize) -> Square<L>) -> Self {
        core::array::from_fn(square)
    }

    #[inline(always)]
    fn with(mut self, man: usize, square: Square<L>) -> Self {
        self[man % MEN] = square;
        self
    }
}

impl<L: Layout> SquareList<L> for ShortList<Square<L>, MAX_MEN> {
    // All squares of the list are filled: a loop of eight is unrolled.
    #[inline(always)]
    fn of(men: usize, square: impl Fn(usize) -> Square<L>) -> Self {
        ShortList::of_first(core::array::from_fn(square), men)
    }

    #[inline(always)]
    fn with(self, man: usize, square: Square<L>) -> Self {
        self.replaced(man % MAX_MEN, square)
    }
}
