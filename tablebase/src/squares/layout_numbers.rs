//! The numbers of a layout's squares by their ordinals in board order, and back.
//!
//! Everything else about an index is in board order (a1, b1, ..., rank by rank, only squares that are there), whatever
//! the numbering. A layout comes in through these tables only, which const evaluation makes from its numbers once, so
//! that all numberings cost the same.

use core::marker::PhantomData;

use quadrille_runtime::hexagon::Hexagons;
use quadrille_runtime::{Layout, Square};

use super::outline::Outline;
use super::symmetries::{Symmetries, symmetry};

/// Numbers of squares by their ordinals. There is an entry for each byte, so that indexes need no mask.
pub(crate) type NumberTable = [u8; 256];

/// Marks the absence of a square.
pub(crate) const NOWHERE: u8 = 255;

/// The symmetries by which an index folds a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folding {
    /// All symmetries of the board.
    All = 0,
    /// The mirror of files only, since men who go forward make ranks differ. On hexagons it is the mirror that exchanges
    /// left and right.
    Files = 1,
}

/// The square of each number, and its image under each symmetry.
///
/// Indexes make these themselves; users need none.
#[derive(Debug)]
pub struct Numbers {
    /// The squares and directions of the board.
    #[doc(hidden)]
    pub outline: Outline,
    /// Files and ranks, packed into one number, if the box is full of squares with the directions of a square grid;
    /// otherwise 0.
    plain: u16,
    /// The number of squares.
    squares: u8,
    /// The number of squares on ranks before those of pawns: on the first rank, if all of the box has squares.
    pub(crate) first_rank: u8,
    /// The first square, by ordinal, on ranks after those of pawns.
    pub(crate) last_rank: u8,
    /// True if the board is one of hexagons, whose symmetries are others.
    pub(crate) is_hexagonal: bool,
    /// The symmetries of the board, as bits by their numbers.
    symmetries: u16,
    /// The image's ordinal, by symmetry and number.
    pub(crate) images: [[u8; 256]; 16],
    /// The fold of each square, by folding and number.
    pub(crate) folds: [[Fold; 256]; 2],
    /// The number of each square, by ordinal.
    pub(crate) numbers: NumberTable,
    /// The square and those a king's step away, by ordinal.
    near: [u128; 128],
}

/// The fold of a square: the symmetry that brings it to the first square of its orbit, and the index of that one, in
/// board order, among all first squares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fold {
    pub(crate) symmetry: u8,
    pub(crate) row: u8,
}

impl Numbers {
    /// The tables for a board with these numbers, in board order.
    ///
    /// # Panics
    /// If there is not a number for each square.
    #[inline]
    pub const fn new(outline: &Outline, numbers: &[u8]) -> Numbers {
        let squares = outline.squares();
        assert!(numbers.len() == squares as usize, "not a number for each square");
        let hexagons = outline.hexagons();
        let mut tables = Numbers {
            outline: *outline,
            plain: if outline.is_plain() { sides(outline.files, outline.ranks) } else { 0 },
            squares,
            first_rank: outline.squares_before(outline.pawn_ranks()[0]),
            last_rank: outline.squares_before(outline.pawn_ranks()[1]),
            is_hexagonal: hexagons.is_some(),
            symmetries: match hexagons {
                Some(_) => 0xff0f,
                None if outline.files == outline.ranks => 0xff,
                None => 0x0f,
            },
            images: [[NOWHERE; 256]; 16],
            folds: [[Fold { symmetry: 0, row: 0 }; 256]; 2],
            numbers: [0; 256],
            near: [0; 128],
        };
        let (files, ranks) = (outline.files as usize, outline.ranks as usize);
        let (mut square, mut cell) = (0, 0);
        while cell < files * ranks {
            let (file, rank) = ((cell % files) as u8, (cell / files) as u8);
            if outline.at(file as i16, rank as i16).is_some() {
                tables.numbers[square] = numbers[square];
                tables.enter(square, (file, rank), hexagons.as_ref());
                square += 1;
            }
            cell += 1;
        }
        tables.keep_directions();
        tables.fold(Folding::All);
        tables.fold(Folding::Files);
        tables
    }

    /// The tables for a board numbered in board order.
    #[inline]
    pub const fn board_order(outline: &Outline) -> Numbers {
        let mut numbers = [0; 128];
        let mut square = 0;
        while square < 128 {
            numbers[square] = square as u8;
            square += 1;
        }
        Numbers::new(outline, numbers.split_at(outline.squares() as usize).0)
    }

    /// The number of squares.
    #[inline]
    pub const fn squares(&self) -> usize {
        self.squares as usize
    }

    /// Returns whether the box is full of squares with the directions of a square grid.
    #[inline(always)]
    pub(crate) const fn is_plain(&self) -> bool {
        self.plain != 0
    }

    /// The squares, as bits in board order, that pawns may stand on.
    #[inline]
    pub(crate) const fn pawn_squares(&self) -> u128 {
        let [from, to] = [self.first_rank, self.last_rank];
        if to <= from { 0 } else { (u128::MAX >> (128 - to)) & (u128::MAX << from) }
    }

    /// Returns whether the board is that of chess, so that file and rank are three bits each.
    #[inline(always)]
    pub(crate) const fn is_chessboard(&self) -> bool {
        self.plain == sides(8, 8)
    }

    /// Maps the first `len` men, squares in board order, by a symmetry. Only for numbers in board order.
    #[inline(always)]
    pub(crate) const fn carry(&self, symmetry: u8, men: &mut [u8], len: usize) {
        let mut i = 0;
        while i < len {
            men[i] = self.image(symmetry, men[i]);
            i += 1;
        }
    }

    /// Returns whether two squares in board order lie a king's step apart.
    #[inline]
    pub(crate) const fn touch(&self, a: u8, b: u8) -> bool {
        a != b && self.near(a) >> (b & 127) & 1 == 1
    }

    /// A square in board order, and all that are a king's step away.
    #[inline(always)]
    pub(crate) const fn near(&self, square: u8) -> u128 {
        self.near[(square & 127) as usize]
    }

    /// The symmetries that a folding has on this board, as bits by their numbers.
    #[inline]
    pub const fn symmetries(&self, folding: Folding) -> u16 {
        match folding {
            Folding::Files => self.symmetries & 0b11,
            Folding::All => self.symmetries,
        }
    }

    /// The symmetry that carries White's side of the board to Black's: the mirror of ranks or, where the
    /// board lacks it, half a turn.
    #[inline]
    pub(crate) const fn exchange(&self) -> Option<u8> {
        match self.symmetries & 0b1100 {
            0 => None,
            exchanging => Some(exchanging.trailing_zeros() as u8),
        }
    }

    /// The fold of a square.
    #[inline(always)]
    pub(crate) const fn fold_of(&self, folding: Folding, number: u8) -> Fold {
        self.folds[folding as usize][number as usize]
    }

    /// The image of the square with this number, in board order.
    #[inline(always)]
    pub(crate) const fn image(&self, symmetry: u8, number: u8) -> u8 {
        self.images[(symmetry & 15) as usize][number as usize]
    }

    /// Enters a square's images, and the squares near it.
    #[inline]
    const fn enter(&mut self, square: usize, (file, rank): (u8, u8), hexagons: Option<&Hexagons>) {
        let (files, ranks) = (self.outline.files, self.outline.ranks);
        let number = self.numbers[square] as usize;
        let mut all = Symmetries(self.symmetries);
        while let Some(number_of) = all.pop() {
            let symmetry = symmetry(number_of, self.is_hexagonal);
            let image = match hexagons {
                Some(hexagons) => hexagons.image(symmetry, (file, rank)),
                None => Some(symmetry.image(file, rank, files, ranks)),
            };
            let image = match image {
                Some((file, rank)) => self.outline.at(file as i16, rank as i16),
                None => None,
            };
            match image {
                Some(image) => self.images[number_of as usize][number] = image,
                None => self.symmetries &= !(1 << number_of),
            }
        }
        self.near[square] = 1 << square;
        let steps = self.outline.king_steps();
        let (steps, mut i) = (steps.as_slice(), 0);
        while i < steps.len() {
            let (f, r) = (file as i16 + steps[i].0 as i16, rank as i16 + steps[i].1 as i16);
            if let Some(near) = self.outline.at(f, r) {
                self.near[square] |= 1 << near;
            }
            i += 1;
        }
    }

    /// Drops the symmetries that do not carry directions to directions. Those of hexagons all do.
    #[inline]
    const fn keep_directions(&mut self) {
        let mut s = 0;
        while s < 8 && !self.is_plain() && !self.is_hexagonal {
            if !self.outline.turns_steps(s) {
                self.symmetries &= !(1 << s);
            }
            s += 1;
        }
    }

    /// Folds each square onto the first square of its orbit, in board order. Of several such symmetries the first is
    /// used, so a mirror before a transposition.
    #[inline]
    const fn fold(&mut self, folding: Folding) {
        let mut rows = [0; 128];
        let mut next_row = 0;
        let mut square = 0;
        while square < self.squares() {
            let number = self.numbers[square];
            let symmetry = self.to_least(self.symmetries(folding), number);
            let first = self.image(symmetry, number) as usize;
            if first == square {
                rows[square] = next_row;
                next_row += 1;
            }
            self.folds[folding as usize][number as usize] = Fold { symmetry, row: rows[first] };
            square += 1;
        }
    }

    /// The first of these symmetries, as bits, that carries the square with this number to its least image.
    #[inline]
    pub(crate) const fn to_least(&self, symmetries: u16, number: u8) -> u8 {
        let (mut least, mut all) = (0, Symmetries(symmetries));
        while let Some(symmetry) = all.pop() {
            if self.image(symmetry, number) < self.image(least, number) {
                least = symmetry;
            }
        }
        least
    }
}

/// The numbers of a full board in board order, which all indexes for it share.
#[derive(Clone, Copy, Debug)]
pub struct BoardOrder<const FILES: u8, const RANKS: u8>;

impl<const FILES: u8, const RANKS: u8> BoardOrder<FILES, RANKS> {
    /// The tables, made by const evaluation and shared.
    pub const NUMBERS: &'static Numbers = &Numbers::board_order(&Outline::full(FILES, RANKS));
}

/// Files and ranks as one number, which is not 0.
#[inline]
const fn sides(files: u8, ranks: u8) -> u16 {
    u16::from_le_bytes([files, ranks])
}

/// [`BoardOrder`] of a board that lacks squares, or has directions of its own: its box, the cells of
/// [`Outline`] and its steps in bits.
#[derive(Clone, Copy, Debug)]
pub struct ShapeOrder<
    const FILES: u8,
    const RANKS: u8,
    const LOW: u128,
    const HIGH: u128,
    const STEPS: u128,
>;

impl<const FILES: u8, const RANKS: u8, const LOW: u128, const HIGH: u128, const STEPS: u128>
    ShapeOrder<FILES, RANKS, LOW, HIGH, STEPS>
{
    /// The tables, made by const evaluation and shared.
    pub const NUMBERS: &'static Numbers =
        &Numbers::board_order(&Outline::from_bits(FILES, RANKS, [LOW, HIGH], STEPS));
}

/// Panics, at compile time where possible, unless a layout has the board of an index.
#[doc(hidden)]
#[track_caller]
#[inline(always)]
pub const fn same_board<L: Layout>(board: &Numbers) {
    let same = if LayoutNumbers::<L>::IS_PLAIN {
        board.plain == sides(L::FILES, L::RANKS)
    } else {
        board.outline.equals(LayoutNumbers::<L>::OUTLINE)
    };
    assert!(same, "the index is for a board of another size or shape than the layout's");
    assert!(
        !L::WRAPS[0] && !L::WRAPS[1],
        "kings touch across edges that wrap, which no index knows"
    );
}

/// The ordinal of a square in board order. Layouts in board order need no table.
#[inline(always)]
pub(crate) fn ordinal<L: Layout>(square: Square<L>) -> u8 {
    let number = square.number();
    if LayoutNumbers::<L>::IS_BOARD_ORDER {
        number
    } else {
        LayoutNumbers::<L>::NUMBERS.image(0, number)
    }
}

/// The number, in a layout, of the square with an ordinal in board order.
#[inline(always)]
pub(crate) fn number_at<L: Layout>(ordinal: u8) -> u8 {
    if LayoutNumbers::<L>::IS_BOARD_ORDER {
        ordinal
    } else {
        LayoutNumbers::<L>::NUMBER_TABLE[ordinal as usize]
    }
}

/// The square of a layout with an ordinal in board order.
#[inline(always)]
pub(crate) fn square_at<L: Layout>(ordinal: u8) -> Square<L> {
    square_with(number_at::<L>(ordinal))
}

/// The tables for a layout.
pub(crate) struct LayoutNumbers<L>(PhantomData<L>);

impl<L: Layout> LayoutNumbers<L> {
    const IS_BOARD_ORDER: bool = {
        let (mut square, mut is) = (0, true);
        while square < L::NUMBER_AT.len() {
            is &= L::NUMBER_AT[square] as usize == square;
            square += 1;
        }
        is
    };
    // Separate from `NUMBERS`: layouts in board order need only this.
    pub(crate) const NUMBER_TABLE: &'static NumberTable = &{
        let (mut table, mut ordinal) = ([0; 256], 0);
        while ordinal < L::NUMBER_AT.len() {
            table[ordinal] = L::NUMBER_AT[ordinal];
            ordinal += 1;
        }
        table
    };
    const OUTLINE: &'static Outline = &Outline::of::<L>();
    /// True if the board lacks no square and has the usual directions.
    pub(crate) const IS_PLAIN: bool = Self::OUTLINE.is_plain();
    /// The board, in board order.
    pub(crate) const BOARD: &'static Numbers = &{
        assert!(
            L::SQUARES <= 128,
            "an index has the squares of a board as the bits of a `u128`, so 128 at most"
        );
        Numbers::board_order(Self::OUTLINE)
    };
    const NUMBERS: &'static Numbers = &Numbers::new(Self::OUTLINE, L::NUMBER_AT);
}

/// The square with this number. There must be one.
#[inline(always)]
pub(crate) fn square_with<L: Layout>(number: u8) -> Square<L> {
    Square::from_number_unchecked(number)
}
