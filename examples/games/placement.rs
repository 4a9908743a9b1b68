//! The squares of the pieces, and their attacks on each other.

use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};

use super::fields::{FenError, Fields, Fragment};

type LookUp<L> = fn(Color, Square<L>, Bitboard<L>, Bitboard<L>) -> Bitboard<L>;

/// A kind of piece: its letter in FEN, in upper case, and its movement in the layout.
pub struct Piece<L: BitboardLayout> {
    pub letter: &'static str,
    /// Another letter that programs use for it.
    alias: Option<&'static str>,
    attacks: LookUp<L>,
    moves: LookUp<L>,
    attackers: LookUp<L>,
}

/// The piece that a layout has for the type `P`.
pub const fn piece<L: Moves<P>, P>(letter: &'static str) -> Piece<L> {
    Piece {
        letter,
        alias: None,
        attacks: |color, square, occupied, hurdles| {
            square.attacks_over::<P>(color, occupied, hurdles)
        },
        moves: |color, square, occupied, hurdles| square.moves_over::<P>(color, occupied, hurdles),
        attackers: |color, square, occupied, hurdles| {
            square.attackers_over::<P>(color, occupied, hurdles)
        },
    }
}

/// The pawn that every layout has.
pub fn pawn<L: BitboardLayout>(letter: &'static str) -> Piece<L> {
    Piece {
        letter,
        alias: None,
        attacks: |color, square, _, _| square.pawn_attacks(color),
        moves: |color, square, occupied, _| square.pawn_pushes(color) & !occupied,
        attackers: |color, square, _, _| square.pawn_attacks(!color),
    }
}

impl<L: BitboardLayout> Piece<L> {
    /// The same piece, with another letter that programs also write for it.
    pub const fn or(self, alias: &'static str) -> Self {
        Piece { alias: Some(alias), ..self }
    }

    fn is_called(&self, letter: &str) -> bool {
        self.letter == letter || self.alias == Some(letter)
    }

    /// The squares that the piece goes to on an empty board, or captures on if every square is a hurdle.
    pub fn reach(&self, color: Color, square: Square<L>) -> Bitboard<L> {
        let (none, all) = (Bitboard::EMPTY, !Bitboard::EMPTY);
        (self.attacks)(color, square, none, none)
            | (self.attacks)(color, square, all, all)
            | (self.moves)(color, square, none, none)
    }
}

/// Pieces of `N` kinds on a board, and the side to move.
#[derive(Clone, Copy)]
pub struct Placement<L: BitboardLayout, const N: usize> {
    pub roles: [Bitboard<L>; N],
    pub colors: [Bitboard<L>; 2],
    pub turn: Color,
}

impl<L: BitboardLayout, const N: usize> Placement<L, N> {
    pub const EMPTY: Self =
        Placement { roles: [Bitboard::EMPTY; N], colors: [Bitboard::EMPTY; 2], turn: Color::White };

    /// Reads the first field of a FEN or an SFEN: the ranks from the last to the first. White is to move.
    pub fn read(board: Fragment<'_>, pieces: &[Piece<L>; N]) -> Result<Self, FenError> {
        let ranks: Vec<_> = board.split('/').collect();
        if ranks.len() != usize::from(L::RANKS) {
            let message = format!("{} ranks, where a board has {}", ranks.len(), L::RANKS);
            return Err(board.error(message));
        }
        let mut placement = Self::EMPTY;
        for (rank, row) in (0..L::RANKS).rev().zip(ranks) {
            placement.read_rank(rank, row, pieces)?;
        }
        Ok(placement)
    }

    /// Reads the first two fields of a FEN: the board, where each side has a king, and the side to move, which must not
    /// be able to take the other's.
    pub fn read_with_turn(
        fields: &mut Fields<'_>,
        pieces: &[Piece<L>; N],
        king: usize,
    ) -> Result<Self, FenError> {
        let field = fields.next("board")?;
        let mut placement = Self::read(field, pieces)?;
        placement.check_kings(field, king)?;
        let turn = fields.next("side to move")?;
        placement.turn = turn.side(["w", "b"])?;
        if placement.king_is_safe(!placement.turn, king, pieces) {
            return Ok(placement);
        }
        Err(turn.error(format!("{:?} is to move and could take the king", placement.turn)))
    }

    fn read_rank(
        &mut self,
        rank: u8,
        row: Fragment<'_>,
        pieces: &[Piece<L>; N],
    ) -> Result<(), FenError> {
        let (mut file, mut rest) = (0_u8, row);
        while !rest.text.is_empty() {
            let (next, after) = rest.split_at(piece_or_count(rest.text));
            let files = match next.text.parse() {
                Ok(empty) => empty,
                Err(_) => self.read_piece(next, file, rank, pieces)?,
            };
            (file, rest) = (file.saturating_add(files), after);
        }
        if file == L::FILES {
            return Ok(());
        }
        let message =
            format!("rank {} has {file} squares, where a rank has {}", rank + 1, L::FILES);
        Err(row.error(message))
    }

    /// Puts a piece on the board, and returns the number of squares it takes: one.
    fn read_piece(
        &mut self,
        text: Fragment<'_>,
        file: u8,
        rank: u8,
        pieces: &[Piece<L>; N],
    ) -> Result<u8, FenError> {
        let letter = text.text.trim_end_matches('~').to_ascii_uppercase();
        let Some(role) = pieces.iter().position(|piece| piece.is_called(&letter)) else {
            let letters: Vec<_> = pieces.iter().map(|piece| piece.letter).collect();
            let (wrong, known) = (text.text, letters.join(" "));
            let message = format!("'{wrong}' is neither a piece ({known}) nor a number of squares");
            return Err(text.error(message));
        };
        let is_white = text.text.contains(|letter: char| letter.is_ascii_uppercase());
        let color = if is_white { Color::White } else { Color::Black };
        // A square past the last file is an error of the rank, which is reported when its length is known.
        let Some(square) = Square::from_coords(file, rank) else { return Ok(1) };
        if pieces[role].reach(color, square).is_empty() {
            return Err(text.error(format!("'{}' could never move from {square}", text.text)));
        }
        self.put(color, role, square);
        Ok(1)
    }

    /// Refuses a board on which a side has no king, or two.
    pub fn check_kings(&self, board: Fragment<'_>, king: usize) -> Result<(), FenError> {
        for color in Color::ALL {
            let count = self.pieces(color, king).count();
            if count != 1 {
                return Err(board.error(format!("{color:?} has {count} kings, where it has one")));
            }
        }
        Ok(())
    }

    pub fn occupied(&self) -> Bitboard<L> {
        self.colors[0] | self.colors[1]
    }

    pub fn color(&self, color: Color) -> Bitboard<L> {
        self.colors[color as usize]
    }

    pub fn pieces(&self, color: Color, role: usize) -> Bitboard<L> {
        self.color(color) & self.roles[role]
    }

    pub fn role_at(&self, square: Square<L>) -> Option<usize> {
        self.roles.iter().position(|pieces| pieces.contains(square))
    }

    pub fn put(&mut self, color: Color, role: usize, square: Square<L>) {
        self.roles[role].add(square);
        self.colors[color as usize].add(square);
    }

    pub fn clear(&mut self, square: Square<L>) {
        self.roles.iter_mut().for_each(|pieces| pieces.discard(square));
        self.colors.iter_mut().for_each(|pieces| pieces.discard(square));
    }

    /// Moves a piece of the side to move, capturing any piece on the square; the other side is to move.
    pub fn go(&mut self, role: usize, from: Square<L>, to: Square<L>) {
        self.clear(from);
        self.clear(to);
        self.put(self.turn, role, to);
        self.turn = !self.turn;
    }

    /// The squares that a piece of the side to move goes to and captures on, regardless of its own king's safety.
    /// If it hops, it hops over these hurdles.
    pub fn targets(&self, piece: &Piece<L>, from: Square<L>, hurdles: Bitboard<L>) -> Bitboard<L> {
        let occupied = self.occupied();
        let captures = (piece.attacks)(self.turn, from, occupied, hurdles);
        captures & self.color(!self.turn) | (piece.moves)(self.turn, from, occupied, hurdles)
    }

    /// Returns whether a piece of a side attacks a square, over these hurdles if it hops.
    pub fn is_attacked(
        &self,
        square: Square<L>,
        by: Color,
        pieces: &[Piece<L>; N],
        hurdles: Bitboard<L>,
    ) -> bool {
        let occupied = self.occupied();
        pieces.iter().zip(&self.roles).any(|(piece, &standing)| {
            let standing = standing & self.color(by);
            standing.any() && (piece.attackers)(by, square, occupied, hurdles).intersects(standing)
        })
    }

    /// Returns whether a side's king is there and attacked by no piece. All pieces may be hopped over.
    pub fn king_is_safe(&self, side: Color, king: usize, pieces: &[Piece<L>; N]) -> bool {
        let square = self.pieces(side, king).first();
        square.is_some_and(|square| !self.is_attacked(square, !side, pieces, self.occupied()))
    }
}

/// The square that a field names; a `-` is none.
pub fn square_or_none<L: BitboardLayout>(
    field: Fragment<'_>,
) -> Result<Option<Square<L>>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    let message = || format!("'{}' is neither '-' nor a square", field.text);
    field.text.parse().map(Some).map_err(|_| field.error(message()))
}

/// The number of bytes of the next number of empty squares or the next piece. A promoted piece of shogi has a plus
/// before its letter, and Fairy-Stockfish writes a tilde after a piece that was a pawn.
fn piece_or_count(rank: &str) -> usize {
    let digits = rank.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        return digits;
    }
    let letter = rank.strip_prefix('+').unwrap_or(rank);
    let rest = letter.chars().next().map_or(letter, |first| &letter[first.len_utf8()..]);
    rank.len() - rest.strip_prefix('~').unwrap_or(rest).len()
}

/// The last `count` ranks, seen by a side that goes up or down the board.
pub fn last_ranks<L: BitboardLayout>(color: Color, count: u8) -> Bitboard<L> {
    let rank = |nth| match color {
        Color::White => L::RANKS - 1 - nth,
        Color::Black => nth,
    };
    (0..count).map(rank).fold(Bitboard::EMPTY, |all, rank| all | Bitboard::from_rank(rank))
}
