//! Men as they are given to an encoder: squares of any layout, or men in board order, in sequence or nearly so.

use core::marker::PhantomData;

use quadrille_runtime::{Layout, Square};

use crate::layout_numbers::{BoardOrder, images_of, place_of};
use crate::men::PackedMen;
use crate::men_before::bytes;
use crate::plan::Plan;

/// `N` men in sequence, as they are given.
pub(crate) trait Given<const N: usize>: Copy {
    /// A man's square in board order.
    fn place(&self, man: usize) -> u8;
    /// Where a symmetry carries a man, in board order.
    fn image(&self, man: usize, symmetry: u8) -> u8;
    /// Where a symmetry carries the men, in one word.
    fn folded(&self, symmetry: u8) -> PackedMen;
    /// The squares of four men in some numbering and in some order, a byte each.
    fn word_of_four(&self) -> u32;

    /// Where a symmetry carries the men, one by one.
    #[inline(always)]
    fn images(&self, symmetry: u8) -> [u32; N] {
        core::array::from_fn(|man| u32::from(self.image(man, symmetry)))
    }

    /// The men in board order.
    #[inline(always)]
    fn packed(&self) -> PackedMen {
        let mut men = PackedMen::NOBODY;
        for man in 0..N {
            men = men.with(man, self.place(man));
        }
        men
    }
}

/// Men as squares of a layout.
pub(crate) struct Squares<L, const N: usize> {
    numbers: [u8; N],
    /// The four that are compared at once, in the order in which they come from memory.
    as_given: [u8; N],
    layout: PhantomData<L>,
}

impl<L, const N: usize> Clone for Squares<L, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, const N: usize> Copy for Squares<L, N> {}

impl<L: Layout, const N: usize> Squares<L, N> {
    /// The men of a position of a plan's material.
    #[inline(always)]
    pub(crate) fn of(plan: &Plan<'_>, squares: [Square<L>; N]) -> Self {
        let as_given = squares.map(Square::number);
        let mut numbers = [0; N];
        for (number, &place) in numbers.iter_mut().zip(&plan.places) {
            *number = as_given[usize::from(place)];
        }
        Squares { numbers, as_given, layout: PhantomData }
    }
}

impl<L: Layout, const N: usize> Given<N> for Squares<L, N> {
    #[inline(always)]
    fn place(&self, man: usize) -> u8 {
        place_of::<L>(self.numbers[man])
    }

    // Images are looked up by number: no layout has to be translated first.
    #[inline(always)]
    fn image(&self, man: usize, symmetry: u8) -> u8 {
        images_of::<L>().image(symmetry, self.numbers[man])
    }

    #[inline(always)]
    fn folded(&self, symmetry: u8) -> PackedMen {
        let (images, mut men) = (self.images(symmetry), PackedMen::NOBODY);
        for (man, image) in images.into_iter().enumerate() {
            men = men.with(man, image as u8);
        }
        men
    }

    #[inline(always)]
    fn word_of_four(&self) -> u32 {
        u32::from_le_bytes(core::array::from_fn(|man| self.as_given[man % N]))
    }
}

impl<const N: usize> Given<N> for PackedMen {
    #[inline(always)]
    fn place(&self, man: usize) -> u8 {
        self.square(man)
    }

    #[inline(always)]
    fn image(&self, man: usize, symmetry: u8) -> u8 {
        BoardOrder::<8, 8>::NUMBERS.image(symmetry, self.square(man))
    }

    #[inline(always)]
    fn folded(&self, symmetry: u8) -> PackedMen {
        self.carried_on_chessboard(symmetry).only::<N>()
    }

    #[inline(always)]
    fn word_of_four(&self) -> u32 {
        self.word() as u32
    }
}

/// Men in board order, in sequence but for the second, who has the place `SECOND`. So do most materials name them: the
/// second king comes after the first one's men. Nobody has to be moved before his square is looked up.
#[derive(Clone, Copy)]
pub(crate) struct SecondLater<const SECOND: usize>(pub(crate) PackedMen);

/// The place of a man of the sequence among such men.
pub(crate) const fn place_if_second_is_later(second: usize, man: usize) -> usize {
    match man {
        1 => second,
        2.. if man <= second => man - 1,
        _ => man,
    }
}

impl<const N: usize, const SECOND: usize> Given<N> for SecondLater<SECOND> {
    #[inline(always)]
    fn place(&self, man: usize) -> u8 {
        self.0.square(place_if_second_is_later(SECOND, man))
    }

    #[inline(always)]
    fn image(&self, man: usize, symmetry: u8) -> u8 {
        Given::<N>::image(&self.0, place_if_second_is_later(SECOND, man), symmetry)
    }

    // Men between the leading ones are moved together.
    #[inline(always)]
    fn packed(&self) -> PackedMen {
        let men = self.0.word();
        let (between, second) = (men & bytes(1, SECOND), men & bytes(SECOND, SECOND + 1));
        let others = men ^ between ^ second;
        PackedMen::of_word(others | between << 8 | second >> (8 * (SECOND - 1)))
    }

    #[inline(always)]
    fn folded(&self, symmetry: u8) -> PackedMen {
        let men: PackedMen = Given::<N>::packed(self);
        Given::<N>::folded(&men, symmetry)
    }

    #[inline(always)]
    fn word_of_four(&self) -> u32 {
        self.0.word() as u32
    }
}
