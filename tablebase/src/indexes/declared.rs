//! The trait that `index!` implements for a material.

use quadrille_runtime::{Layout, Square};

use super::square_list::SquareList;
use super::tablebase::Tablebase;
use crate::coding::encoded::Encoded;
use crate::coding::plan::Plan;
use crate::men::packed::{MAX_MEN, Men, PackedMen};
use crate::parts::counting::FEW;
use crate::squares::layout_numbers::{same_board, square_at};

/// A material that `quadrille::index!` numbers when the program is compiled: its plan is a constant.
#[doc(hidden)]
pub trait Declared: Copy + 'static {
    /// A list with a square for each man.
    type Squares<L: Layout>: SquareList<L>;
    /// The numbering of the positions.
    const PLAN: &'static Plan<'static>;
    /// The men in order, Black's in lower case.
    const LETTERS: &'static str;
    /// The result of [`Tablebase::fingerprint`], known when the program is compiled.
    const FINGERPRINT: u64;

    /// [`encode_declared`] for the number of men, which cannot be the length of an array as a trait's
    /// constant.
    fn encode_packed<const CHECKED: bool>(men: PackedMen) -> Encoded;

    /// The squares of the men, in board order. One copy of the machine code serves all layouts.
    #[inline(never)]
    fn decode_in(index: u64) -> Men {
        Self::PLAN.decode_board(index)
    }
}

/// The index of `MEN` men in the order of the material and in board order. Unless `CHECKED`, a position that
/// the scheme lacks has an arbitrary number.
#[doc(hidden)]
#[inline(always)]
pub fn encode_declared<T: Declared, const MEN: usize, const CHECKED: bool>(
    men: PackedMen,
) -> Encoded {
    // The plan is a constant, and so is its sequence: this loop unrolls.
    let mut sequence = [0; MAX_MEN];
    for (man, &index) in sequence.iter_mut().zip(T::PLAN.sequence()).take(MEN) {
        *man = men.square(index.into());
    }
    let men = if MEN > FEW { PackedMen::new(&sequence) } else { men };
    T::PLAN.shape().encode_by_vectors::<MEN, CHECKED>(&sequence, men)
}

impl<T: Declared> Tablebase for T {
    type Men<L: Layout> = T::Squares<L>;

    const MOVER: Option<usize> = T::PLAN.mover();

    #[inline(always)]
    fn plan(&self) -> &Plan<'_> {
        T::PLAN
    }

    #[inline(always)]
    fn decoded(&self, index: u64) -> Men {
        T::decode_in(index)
    }

    /// Compares the layout's board at compile time: a layout of another board does not compile.
    #[inline(always)]
    fn assert_board<L: Layout>(&self) {
        const { same_board::<L>(T::PLAN.board()) };
    }

    fn letters(&self) -> &str {
        T::LETTERS
    }

    fn fingerprint(&self) -> u64 {
        T::FINGERPRINT
    }

    #[inline(always)]
    fn encode<L: Layout>(&self, squares: &[Square<L>]) -> Option<u64> {
        self.assert_board::<L>();
        let squares = squares.get(..T::PLAN.men()).filter(|_| squares.len() == T::PLAN.men())?;
        T::encode_packed::<true>(PackedMen::on(squares)).index()
    }

    #[inline(always)]
    fn encode_trusted<L: Layout>(&self, squares: &[Square<L>]) -> u64 {
        self.assert_board::<L>();
        let squares = squares.get(..T::PLAN.men()).filter(|_| squares.len() == T::PLAN.men());
        let Some(squares) = squares else { return Encoded::NONE.index_or_none() };
        T::encode_packed::<false>(PackedMen::on(squares)).index_or_none()
    }

    #[inline]
    fn decode<L: Layout>(&self, index: u64) -> T::Squares<L> {
        self.assert_board::<L>();
        let men = T::decode_in(index);
        SquareList::of(T::PLAN.men(), |man| square_at(men[man]))
    }
}
