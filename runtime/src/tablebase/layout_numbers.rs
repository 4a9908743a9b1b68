//! What an index has to know about a layout: where its numbers lie on the board.
//!
//! Everything else about an index is said in board order (a1, b1, ..., rank by rank), whatever
//! the numbering. A layout comes in through these tables only, which const evaluation makes from
//! its numbers once, so that all numberings cost the same.

use core::marker::PhantomData;

use crate::index::Index as _;
use crate::{Layout, Square, Symmetry};

/// No square.
pub(super) const NOWHERE: u8 = 255;

/// The symmetries by which an index folds a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folding {
    /// All that the board has.
    All = 0,
    /// The mirror of files only: where there are pawns, ranks differ.
    Files = 1,
}

/// Where the square with each number lies, and where each symmetry carries it.
///
/// Indexes make these themselves; nothing has to be done with one.
#[derive(Debug)]
pub struct Numbers {
    /// The number of files of the board.
    pub files: u8,
    /// The number of ranks of the board.
    pub ranks: u8,
    /// By symmetry (its discriminant) and number: the image's place in board order.
    pub(super) images: [[u8; 256]; 8],
    /// By folding and number: how the square is folded.
    pub(super) folds: [[Fold; 256]; 2],
    /// By place in board order: the number.
    pub(super) numbers: [u8; 128],
}

/// How a square is folded: by which symmetry, and onto which of the squares that are folded onto,
/// counted in board order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fold {
    pub(super) symmetry: u8,
    pub(super) row: u8,
}

impl Numbers {
    /// The tables for a board of `files` x `ranks` squares with these numbers, in board order.
    ///
    /// # Panics
    /// If there is not a number for each of at most 128 squares.
    pub const fn new(files: u8, ranks: u8, numbers: &[u8]) -> Numbers {
        let squares = files as usize * ranks as usize;
        assert!(numbers.len() == squares && squares <= 128, "not a number for each square");
        let mut tables = Numbers {
            files,
            ranks,
            images: [[NOWHERE; 256]; 8],
            folds: [[Fold { symmetry: 0, row: 0 }; 256]; 2],
            numbers: [0; 128],
        };
        let mut square = 0;
        while square < squares {
            tables.numbers[square] = numbers[square];
            tables.place(
                numbers[square],
                (square % files as usize) as u8,
                (square / files as usize) as u8,
            );
            square += 1;
        }
        tables.fold(Folding::All);
        tables.fold(Folding::Files);
        tables
    }

    /// The tables for a board numbered in board order.
    pub const fn board_order(files: u8, ranks: u8) -> Numbers {
        let mut numbers = [0; 128];
        let mut square = 0;
        while square < 128 {
            numbers[square] = square as u8;
            square += 1;
        }
        Numbers::new(files, ranks, numbers.split_at(files as usize * ranks as usize).0)
    }

    /// The tables for a layout.
    #[inline(always)]
    pub const fn of<L: Layout>() -> &'static Numbers {
        Of::<L>::NUMBERS
    }

    /// The board of a layout, in board order.
    pub const fn board_of<L: Layout>() -> &'static Numbers {
        Of::<L>::BOARD
    }

    /// The number of squares.
    pub const fn squares(&self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Whether the board is that of chess, whose files and ranks are three bits each.
    #[inline(always)]
    pub(super) const fn is_chessboard(&self) -> bool {
        self.files == 8 && self.ranks == 8
    }

    /// Carries the first `len` of some men, squares in board order, by a symmetry; for the numbers
    /// of a board in board order.
    #[inline(always)]
    pub(super) const fn carry(&self, symmetry: u8, men: &mut [u8], len: usize) {
        let mut i = 0;
        while i < len {
            men[i] = self.image(symmetry, men[i]);
            i += 1;
        }
    }

    /// Whether two squares in board order lie next to each other.
    pub(super) const fn touch(&self, a: u8, b: u8) -> bool {
        let files = (a % self.files).abs_diff(b % self.files);
        let ranks = (a / self.files).abs_diff(b / self.files);
        files <= 1 && ranks <= 1 && a != b
    }

    /// How many symmetries a folding has on this board: those with the discriminants from 0 on,
    /// mirrors before transpositions.
    pub const fn symmetries(&self, folding: Folding) -> u8 {
        match folding {
            Folding::Files => 2,
            Folding::All if self.files == self.ranks => 8,
            Folding::All => 4,
        }
    }

    /// How a square is folded.
    #[inline(always)]
    pub(super) const fn fold_of(&self, folding: Folding, number: u8) -> Fold {
        self.folds[folding as usize][number as usize]
    }

    /// Where a symmetry carries the square with this number, in board order.
    #[inline(always)]
    pub(super) const fn image(&self, symmetry: u8, number: u8) -> u8 {
        self.images[(symmetry & 7) as usize][number as usize]
    }

    /// The number of the square with this place in board order.
    #[inline(always)]
    pub(super) const fn number(&self, place: u8) -> u8 {
        self.numbers[(place & 127) as usize]
    }

    const fn place(&mut self, number: u8, file: u8, rank: u8) {
        let mut s = 0;
        while s < self.symmetries(Folding::All) {
            let (f, r) = Symmetry::from_bits(s).image(file, rank, self.files, self.ranks);
            self.images[s as usize][number as usize] = r * self.files + f;
            s += 1;
        }
    }

    /// Folds each square onto the first, in board order, of those it is carried to. Of several
    /// symmetries that do, the first is taken, a mirror rather than a transposition.
    const fn fold(&mut self, folding: Folding) {
        let mut rows = [0; 128];
        let mut next_row = 0;
        let mut square = 0;
        while square < self.squares() {
            let number = self.numbers[square];
            let symmetry = self.folding_symmetry(folding, number);
            let first = self.image(symmetry, number) as usize;
            if first == square {
                rows[square] = next_row;
                next_row += 1;
            }
            self.folds[folding as usize][number as usize] = Fold { symmetry, row: rows[first] };
            square += 1;
        }
    }

    const fn folding_symmetry(&self, folding: Folding, number: u8) -> u8 {
        let mut least = 0;
        let mut s = 1;
        while s < self.symmetries(folding) {
            if self.image(s, number) < self.image(least, number) {
                least = s;
            }
            s += 1;
        }
        least
    }
}

/// One symmetry and then another, by their discriminants.
#[inline(always)]
pub(super) const fn then(first: u8, second: u8) -> u8 {
    const AFTER: [[u8; 8]; 8] = {
        let mut table = [[0; 8]; 8];
        let mut i = 0;
        while i < 64 {
            let (first, second) = (Symmetry::from_bits(i / 8), Symmetry::from_bits(i % 8));
            table[i as usize / 8][i as usize % 8] = first.then(second) as u8;
            i += 1;
        }
        table
    };
    AFTER[(first & 7) as usize][(second & 7) as usize]
}

/// The numbers of a board in board order, which all indexes for it share.
#[derive(Clone, Copy, Debug)]
pub struct BoardOrder<const FILES: u8, const RANKS: u8>;

impl<const FILES: u8, const RANKS: u8> BoardOrder<FILES, RANKS> {
    /// The tables.
    pub const NUMBERS: &'static Numbers = &Numbers::board_order(FILES, RANKS);
}

/// Where the square with a number of a layout lies in board order. Layouts that number squares so need
/// no table.
#[inline(always)]
pub(super) fn place_of<L: Layout>(number: u8) -> u8 {
    if Of::<L>::IS_BOARD_ORDER { number } else { Of::<L>::NUMBERS.image(0, number) }
}

/// The square of a layout with a place in board order.
#[inline(always)]
pub(super) fn square_at<L: Layout>(place: u8) -> Square<L> {
    square_with(if Of::<L>::IS_BOARD_ORDER { place } else { Of::<L>::NUMBERS.number(place) })
}

struct Of<L>(PhantomData<L>);

impl<L: Layout> Of<L> {
    const IS_BOARD_ORDER: bool = {
        let (mut square, mut is) = (0, true);
        while square < L::NUMBER_AT.len() {
            is &= L::NUMBER_AT[square] as usize == square;
            square += 1;
        }
        is
    };
    const BOARD: &'static Numbers = &Numbers::board_order(L::FILES, L::RANKS);
    const NUMBERS: &'static Numbers = &Numbers::new(L::FILES, L::RANKS, L::NUMBER_AT);
}

/// The square with a number that is one.
#[inline(always)]
pub(super) fn square_with<L: Layout>(number: u8) -> Square<L> {
    Square::from_index(L::Index::masked(number))
}
