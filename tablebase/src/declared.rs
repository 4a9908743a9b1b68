//! The trait that `index!` implements for a material.

use core::fmt;

use quadrille_runtime::{Layout, Square};

use super::counting::FEW;
use super::encoded::Encoded;
use super::layout_numbers::{same_board, square_at};
use super::men::{MAX_MEN, Men, PackedMen};
use super::plan::Plan;
use super::positions::Source;
use super::square_list::SquareList;
use super::tablebase::Tablebase;

/// A material that `quadrille::index!` numbers when the program is compiled: its plan is a constant.
#[doc(hidden)]
pub trait Declared: Copy + 'static {
    /// The number of men, as a type.
    type Count: MenCount;
    /// The numbering of the positions.
    const PLAN: &'static Plan<'static>;
    /// The men in order, Black's in lower case.
    const LETTERS: &'static str;
    /// The result of [`Tablebase::fingerprint`], known when the program is compiled.
    const FINGERPRINT: u64;

    /// The squares of the men, in board order. One copy of the machine code serves all layouts.
    #[inline(never)]
    fn decode_in(index: u64) -> Men {
        Self::PLAN.decode(index)
    }
}

/// A number of men that the compiler knows.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Count<const MEN: usize>;

impl<const MEN: usize> fmt::Debug for Count<MEN> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Count<{MEN}>")
    }
}

/// How positions with a number of men are encoded. A trait of its own, as a trait's constant cannot be the length of an
/// array.
#[doc(hidden)]
pub trait MenCount {
    /// The squares of that number of men.
    type Men<L: Layout>: SquareList<L>;

    /// The index of men in the order of the material and in board order; if not `CHECKED`, any number for a position
    /// that the scheme lacks.
    fn encode<T: Declared, const CHECKED: bool>(men: PackedMen) -> Encoded;
}

impl<const MEN: usize> MenCount for Count<MEN> {
    type Men<L: Layout> = [Square<L>; MEN];

    #[inline(always)]
    fn encode<T: Declared, const CHECKED: bool>(men: PackedMen) -> Encoded {
        // Plans are constants here, and so are the sequences of their men.
        let mut sequence = [0; MAX_MEN];
        for (man, &given) in sequence.iter_mut().zip(&T::PLAN.sequence).take(MEN) {
            *man = men.square(given.into());
        }
        let men = if MEN > FEW { PackedMen::new(&sequence) } else { men };
        T::PLAN.shape().encode_at_once::<MEN, CHECKED>(&sequence, men)
    }
}

impl<T: Declared> Source for T {
    type Men<L: Layout> = <T::Count as MenCount>::Men<L>;

    const MOVER: Option<usize> = T::PLAN.mover();

    #[inline(always)]
    fn plan(&self) -> &Plan<'_> {
        T::PLAN
    }

    #[inline(always)]
    fn decoded(&self, index: u64) -> Men {
        T::decode_in(index)
    }

    /// Here the layout's board is compared at compile time: another board does not compile.
    #[inline(always)]
    fn assert_board<L: Layout>(&self) {
        const { same_board::<L>(T::PLAN.board) };
    }
}

impl<T: Declared> Tablebase for T {
    fn letters(&self) -> &str {
        T::LETTERS
    }

    fn fingerprint(&self) -> u64 {
        T::FINGERPRINT
    }

    #[inline(always)]
    fn encode<L: Layout>(&self, squares: &[Square<L>]) -> Option<u64> {
        self.assert_board::<L>();
        let squares = squares.get(..T::PLAN.men).filter(|_| squares.len() == T::PLAN.men)?;
        T::Count::encode::<T, true>(PackedMen::on(squares)).index()
    }

    #[inline(always)]
    fn encode_trusted<L: Layout>(&self, squares: &[Square<L>]) -> u64 {
        self.assert_board::<L>();
        let squares = squares.get(..T::PLAN.men).filter(|_| squares.len() == T::PLAN.men);
        let Some(squares) = squares else { return Encoded::NONE.index_or_none() };
        T::Count::encode::<T, false>(PackedMen::on(squares)).index_or_none()
    }

    #[inline]
    fn decode<L: Layout>(&self, index: u64) -> Self::Men<L> {
        self.assert_board::<L>();
        let men = T::decode_in(index);
        SquareList::of(T::PLAN.men, |man| square_at(men[man]))
    }
}
