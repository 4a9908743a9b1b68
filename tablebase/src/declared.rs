//! The trait that `index!` implements for a material.

use core::fmt;

use quadrille_runtime::{Layout, Square};

use super::encoded::Encoded;
use super::fast_encoder::Squares;
use super::layout_numbers::{same_board, square_at};
use super::men::{Men, PackedMen};
use super::plan::Plan;
use super::positions::Source;
use super::square_list::SquareList;
use super::tablebase::Tablebase;

/// A material that `quadrille::index!` numbers when the program is compiled: its plan is a constant.
#[doc(hidden)]
pub trait Declared: Copy + 'static {
    /// How many men there are.
    type Count: MenCount;
    /// How the positions are numbered.
    const PLAN: &'static Plan<'static>;
    /// The men in order, Black's in lower case.
    const LETTERS: &'static str;
    /// The result of [`Tablebase::fingerprint`], known when the program is compiled.
    const FINGERPRINT: u64;

    /// Where the men stand, in board order. One copy of the machine code serves all layouts.
    #[inline(never)]
    fn decode_in(index: u64) -> Men {
        assert!(index < Self::PLAN.size, "an index that the material does not have");
        Self::PLAN.in_material(&Self::PLAN.decode(index))
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

    /// The index of men in the order of the material and in board order. One copy of the machine code serves all
    /// layouts.
    fn number<T: Declared>(men: PackedMen) -> u64;

    /// [`Tablebase::encode`].
    fn encode<T: Declared, L: Layout>(squares: &[Square<L>]) -> Option<u64>;

    /// [`Tablebase::encode_trusted`].
    fn encode_trusted<T: Declared, L: Layout>(squares: &[Square<L>]) -> u64;
}

impl<const MEN: usize> MenCount for Count<MEN> {
    type Men<L: Layout> = [Square<L>; MEN];

    #[inline(never)]
    fn number<T: Declared>(men: PackedMen) -> u64 {
        let men = in_sequence::<MEN>(T::PLAN, men);
        let encoded = match const { &T::PLAN.fast_encoder() } {
            Some(encoder) => T::PLAN.encode_fast::<MEN, true>(encoder, men),
            None => T::PLAN.encode_at_once::<MEN>(men),
        };
        encoded.index_or_none()
    }

    #[inline(always)]
    fn encode<T: Declared, L: Layout>(squares: &[Square<L>]) -> Option<u64> {
        let squares = <[Square<L>; MEN]>::try_from(squares).ok()?;
        if let Some(encoder) = const { &T::PLAN.fast_encoder() } {
            let squares = Squares::of(T::PLAN, squares);
            return T::PLAN.encode_fast::<MEN, true>(encoder, squares).index();
        }
        Encoded::new(Self::number::<T>(PackedMen::on(&squares)), 0).index()
    }

    #[inline(always)]
    fn encode_trusted<T: Declared, L: Layout>(squares: &[Square<L>]) -> u64 {
        let Ok(squares) = <[Square<L>; MEN]>::try_from(squares) else {
            return Encoded::NONE.index_or_none();
        };
        if let Some(encoder) = const { &T::PLAN.fast_encoder() } {
            let squares = Squares::of(T::PLAN, squares);
            return T::PLAN.encode_fast::<MEN, false>(encoder, squares).index_or_none();
        }
        T::PLAN.encode_trusted::<MEN>(in_sequence::<MEN>(T::PLAN, PackedMen::on(&squares)))
    }
}

/// Men in the order of the material as they come in sequence. Plans are constants here, and so are their places.
#[inline(always)]
fn in_sequence<const MEN: usize>(plan: &Plan<'_>, men: PackedMen) -> PackedMen {
    let mut ordered = PackedMen::NOBODY;
    for man in 0..MEN {
        ordered = ordered.with(man, men.square(usize::from(plan.places[man])));
    }
    ordered
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
        T::Count::encode::<T, L>(squares)
    }

    #[inline(always)]
    fn encode_trusted<L: Layout>(&self, squares: &[Square<L>]) -> u64 {
        self.assert_board::<L>();
        T::Count::encode_trusted::<T, L>(squares)
    }

    #[inline]
    fn decode<L: Layout>(&self, index: u64) -> Self::Men<L> {
        self.assert_board::<L>();
        let men = T::decode_in(index);
        SquareList::of(T::PLAN.men, |man| square_at(men[man]))
    }
}
