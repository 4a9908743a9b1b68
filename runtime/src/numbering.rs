//! The usual numberings of other programs' words, by name, for conversions that need no layout of the other program.

use core::marker::PhantomData;

use crate::board::conversion::{Numbers, Of, Renumbering, between_words};
use crate::board::layout::{coordinates, is_full};
use crate::board::{Bitboard, BitboardLayout, Layout, Square};
use crate::u256::U256;
use crate::word::constant as word;

/// A usual numbering of the squares of any board, as a type. If a board lacks squares, their numbers are left out; the
/// other squares keep their numbers in the whole box. The types are [`RankMajor`], [`RankMajorFromTop`], [`FileMajor`]
/// and [`FileMajorFromTopRight`].
///
/// ```
/// use quadrille::numbering::{FileMajor, RankMajor, RankMajorFromTop};
/// use quadrille::{layouts::W, Bitboard, Square};
/// let second_rank = Bitboard::<W>::from_word_in::<RankMajor>(0xff00);
/// assert_eq!(second_rank, Bitboard::from_rank(1));
/// assert_eq!(second_rank.word_in::<RankMajorFromTop>(), 0xff << 48);
/// assert_eq!(Square::<W>::from_number_in::<FileMajor>(1), Some(W::A2));
/// assert_eq!(W::B1.number_in::<RankMajor>(), 1);
/// ```
pub trait Numbering: private::Sealed {
    #[doc(hidden)]
    const ORDER: Order;
}

mod private {
    pub trait Sealed {}
}

/// The order of the squares.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Order {
    pub by_file: bool,
    pub from_last_file: bool,
    pub from_last_rank: bool,
}

impl Order {
    /// The number of the square on a file and a rank of a board of `files` x `ranks`.
    pub const fn number(self, file: u8, rank: u8, files: u8, ranks: u8) -> u8 {
        let file = if self.from_last_file { files - 1 - file } else { file };
        let rank = if self.from_last_rank { ranks - 1 - rank } else { rank };
        if self.by_file { file * ranks + rank } else { rank * files + file }
    }
}

macro_rules! numberings {
    ($($(#[$doc:meta])* $name:ident: $by_file:literal $from_last_file:literal $from_last_rank:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {}

        impl private::Sealed for $name {}

        impl Numbering for $name {
            const ORDER: Order = Order {
                by_file: $by_file,
                from_last_file: $from_last_file,
                from_last_rank: $from_last_rank,
            };
        }
    )* };
}

numberings! {
    /// Rank by rank from a1: a1 = 0, b1 = 1, as shakmaty, cozy-chess and Stockfish number.
    RankMajor: false false false;
    /// Rank by rank from the top: a8 = 0, b8 = 1.
    RankMajorFromTop: false false true;
    /// File by file from a1: a1 = 0, a2 = 1.
    FileMajor: true false false;
    /// File by file from the upper right, as haitaka and most shogi programs number: 1a = 0, 1b = 1.
    FileMajorFromTopRight: true true true;
}

/// The numbers of the board of `L` in the numbering `N`.
struct Named<N, L>(PhantomData<(N, L)>);

impl<N: Numbering, L: Layout> Named<N, L> {
    const NUMBERS: &'static [u8; 256] = &{
        let (mut numbers, mut index) = ([0; 256], 0);
        while index < L::SQUARES {
            let [file, rank] = coordinates::<L>(index);
            numbers[index] = N::ORDER.number(file, rank, L::FILES, L::RANKS);
            index += 1;
        }
        numbers
    };
    /// The numbers that have a square, as bits.
    const THERE: U256 = {
        let (mut there, mut index) = (U256::MIN, 0);
        while index < L::SQUARES {
            there = there.or(U256::bit(Self::NUMBERS[index] as u32));
            index += 1;
        }
        there
    };
}

impl<N: Numbering, L: Layout> Numbers for Named<N, L> {
    const NUMBER_AT: &'static [u8] = Self::NUMBERS.split_at(L::SQUARES).0;
}

/// # Numbers of other programs
///
/// The numberings are the usual ones of [`numbering`](crate::numbering).
impl<L: Layout> Square<L> {
    /// The square that has this number in a usual numbering, if there is one.
    ///
    /// ```
    /// # use quadrille::{layouts::W, numbering::RankMajor, Square};
    /// assert_eq!(Square::<W>::from_number_in::<RankMajor>(28), Some(W::E4));
    /// assert_eq!(Square::<W>::from_number_in::<RankMajor>(64), None);
    /// ```
    #[inline(always)]
    pub const fn from_number_in<N: Numbering>(number: u8) -> Option<Self> {
        let is_there = if is_full::<L>() {
            (number as usize) < L::SQUARES
        } else {
            Named::<N, L>::THERE.has_bit(number as u32)
        };
        if is_there { Some(Square::numbered_in::<N>(number)) } else { None }
    }

    /// The square that has this number in a usual numbering. There must be one.
    #[inline(always)]
    pub(crate) const fn numbered_in<N: Numbering>(number: u8) -> Self {
        Square::from_number_unchecked(Renumbering::<Named<N, L>, Of<L>>::number(number))
    }

    /// The square's number in a usual numbering.
    ///
    /// ```
    /// # use quadrille::{layouts::W, numbering::FileMajor};
    /// assert_eq!(W::B3.number_in::<FileMajor>(), 10);
    /// ```
    #[inline(always)]
    pub fn number_in<N: Numbering>(self) -> u8 {
        match Renumbering::<Of<L>, Named<N, L>>::DIFFERENCE {
            Some(difference) => self.number() ^ difference,
            None => N::ORDER.number(self.file(), self.rank(), L::FILES, L::RANKS),
        }
    }
}

/// # Bits of other programs
///
/// The numberings are the usual ones of [`numbering`](crate::numbering).
impl<L: BitboardLayout> Bitboard<L> {
    /// The set with these bits in a usual numbering; bits that belong to no square are dropped.
    ///
    /// It takes no instruction if the layout has the same numbers, a byte swap between a1 = 0 and a8 = 0, and a table
    /// of 2 KB (8 KB above 64 squares) if the numberings have little in common; above 128 squares, a step for each square.
    ///
    /// ```
    /// # use quadrille::{layouts::W, numbering::RankMajor, Bitboard};
    /// assert_eq!(Bitboard::<W>::from_word_in::<RankMajor>(1), W::A1.bitboard());
    /// ```
    #[inline(always)]
    pub const fn from_word_in<N: Numbering>(word: L::Word) -> Self {
        const { fits::<L>() };
        let squares: L::Word = word::narrowed(Named::<N, L>::THERE);
        Bitboard::from_word_unchecked(between_words::<Named<N, L>, Of<L>, _, _>(word::and(
            word, squares,
        )))
    }

    /// The bits of the set in a usual numbering.
    ///
    /// ```
    /// # use quadrille::{layouts::W, numbering::RankMajor, Bitboard};
    /// assert_eq!(Bitboard::<W>::from_rank(0).word_in::<RankMajor>(), 0xff);
    /// ```
    ///
    /// If the board lacks squares, the word must still have a bit for each cell of the box:
    ///
    /// ```compile_fail,E0080
    /// # use quadrille::{layouts::Draughts, numbering::RankMajor, Bitboard};
    /// Bitboard::<Draughts>::FULL.word_in::<RankMajor>(); // 50 squares in a u64, but 100 cells.
    /// ```
    #[inline(always)]
    pub const fn word_in<N: Numbering>(self) -> L::Word {
        const { fits::<L>() };
        between_words::<Of<L>, Named<N, L>, _, _>(self.word())
    }
}

/// Fails to compile if cells of the box have no bit in the layout's word.
const fn fits<L: BitboardLayout>() {
    assert!(
        L::FILES as u32 * L::RANKS as u32 <= <L::Word as crate::word::Word>::BITS,
        "squares are absent from this board, and the word has no bit for each cell of its box"
    );
}
