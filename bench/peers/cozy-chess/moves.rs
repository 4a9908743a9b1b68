//! The moves of pieces and the numbering of squares: all of cozy-chess's `moves.rs` and the arithmetic of its
//! types, on a layout.
//!
//! None of the peer's tables is left. Its functions keep their names and types, so the move generator and the tests
//! around them do not change.

use quadrille::piece::{Bishop, Rook};
use quadrille::{Bitboard, Color as Side};

use crate::layout::Numbering;
use crate::{BitBoard, Color, File, Rank, Square};

/// The layout's square with the number of the peer's, which is its discriminant.
#[inline(always)]
pub(crate) const fn place(square: Square) -> quadrille::Square<Numbering> {
    match Numbering::square(square as u8) {
        Some(square) => square,
        None => unreachable!(),
    }
}

#[inline(always)]
pub(crate) const fn set(bits: BitBoard) -> Bitboard<Numbering> {
    Numbering::bitboard(bits.0)
}

#[inline(always)]
pub(crate) const fn bits(set: Bitboard<Numbering>) -> BitBoard {
    BitBoard(set.word())
}

#[inline(always)]
pub(crate) const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

/// The squares that a rook attacks.
#[inline(always)]
pub fn get_rook_moves(square: Square, blockers: BitBoard) -> BitBoard {
    bits(place(square).rook_attacks(set(blockers)))
}

/// [`get_rook_moves`] in const contexts.
pub const fn get_rook_moves_const(square: Square, blockers: BitBoard) -> BitBoard {
    bits(Numbering::rook_attacks(place(square), set(blockers)))
}

/// The squares that a bishop attacks.
#[inline(always)]
pub fn get_bishop_moves(square: Square, blockers: BitBoard) -> BitBoard {
    bits(place(square).bishop_attacks(set(blockers)))
}

/// [`get_bishop_moves`] in const contexts.
pub const fn get_bishop_moves_const(square: Square, blockers: BitBoard) -> BitBoard {
    bits(Numbering::bishop_attacks(place(square), set(blockers)))
}

/// The squares that a queen attacks: the peer unites rook and bishop, the layout looks both up at once.
#[inline(always)]
pub fn get_queen_moves(square: Square, blockers: BitBoard) -> BitBoard {
    bits(place(square).queen_attacks(set(blockers)))
}

/// The squares that a rook attacks on the empty board.
#[inline(always)]
pub const fn get_rook_rays(square: Square) -> BitBoard {
    bits(place(square).attacks_empty::<Rook>())
}

/// The squares that a bishop attacks on the empty board.
#[inline(always)]
pub const fn get_bishop_rays(square: Square) -> BitBoard {
    bits(place(square).attacks_empty::<Bishop>())
}

/// The squares between two squares of a line.
#[inline(always)]
pub const fn get_between_rays(from: Square, to: Square) -> BitBoard {
    bits(place(from).between(place(to)))
}

/// The line through two squares.
#[inline(always)]
pub const fn get_line_rays(from: Square, to: Square) -> BitBoard {
    bits(place(from).line_through(place(to)))
}

/// The squares that a knight attacks.
#[inline(always)]
pub const fn get_knight_moves(square: Square) -> BitBoard {
    bits(Numbering::knight_attacks(place(square)))
}

/// The squares that a king attacks.
#[inline(always)]
pub const fn get_king_moves(square: Square) -> BitBoard {
    bits(Numbering::king_attacks(place(square)))
}

/// The squares that a pawn attacks.
#[inline(always)]
pub const fn get_pawn_attacks(square: Square, color: Color) -> BitBoard {
    bits(place(square).pawn_attacks(side(color)))
}

/// The square of a pawn after a double step, if it may make one, by colour and square. It takes one load in every
/// numbering, where a shift of the first step would be long in some.
const SECOND_STEPS: [[BitBoard; 64]; 2] = [second_steps(Side::White), second_steps(Side::Black)];

const fn second_steps(side: Side) -> [BitBoard; 64] {
    let mut steps = [BitBoard(0); 64];
    let (second, fourth) = match side {
        Side::White => (1, 3),
        Side::Black => (6, 4),
    };
    let mut file = 0;
    while file < 8 {
        steps[number_at(file, second)] = BitBoard(1 << number_at(file, fourth));
        file += 1;
    }
    steps
}

/// The squares to which a pawn moves without capturing.
#[inline(always)]
pub const fn get_pawn_quiets(square: Square, color: Color, blockers: BitBoard) -> BitBoard {
    let free = !blockers.0;
    let step = place(square).pawn_pushes(side(color)).word() & free;
    if step == 0 {
        return BitBoard(0);
    }
    BitBoard(step | SECOND_STEPS[color as usize][square as usize].0 & free)
}

/// The number of the square on a file and a rank, which must be on the board.
#[inline(always)]
pub(crate) const fn number_at(file: u8, rank: u8) -> usize {
    match Numbering::at(file, rank) {
        Some(square) => square.index().get(),
        None => panic!("a chess board has eight files and ranks"),
    }
}

#[inline(always)]
pub(crate) const fn file_of(square: Square) -> usize {
    place(square).file() as usize
}

#[inline(always)]
pub(crate) const fn rank_of(square: Square) -> usize {
    place(square).rank() as usize
}

#[inline(always)]
pub(crate) const fn flip_file(square: Square) -> usize {
    Numbering::flip_horizontal_square(place(square)).index().get()
}

#[inline(always)]
pub(crate) const fn flip_rank(square: Square) -> usize {
    Numbering::flip_vertical_square(place(square)).index().get()
}

#[inline(always)]
pub(crate) const fn flip_files(squares: BitBoard) -> BitBoard {
    bits(Numbering::flip_horizontal(set(squares)))
}

#[inline(always)]
pub(crate) const fn flip_ranks(squares: BitBoard) -> BitBoard {
    bits(Numbering::flip_vertical(set(squares)))
}

#[inline(always)]
pub(crate) const fn file_set(file: File) -> BitBoard {
    bits(Bitboard::from_file(file as u8))
}

#[inline(always)]
pub(crate) const fn rank_set(rank: Rank) -> BitBoard {
    bits(Bitboard::from_rank(rank as u8))
}

impl BitBoard {
    /// The squares of the set, file by file.
    pub(crate) fn by_file(self) -> impl Iterator<Item = Square> {
        let squares =
            File::ALL.into_iter().flat_map(|file| Rank::ALL.map(|rank| Square::new(file, rank)));
        squares.filter(move |&square| self.has(square))
    }
}
