//! Which pieces stand where, and how they attack each other.

use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};

type LookUp<L> = fn(Color, Square<L>, Bitboard<L>, Bitboard<L>) -> Bitboard<L>;

/// A kind of piece: its letter in FEN, in upper case, and what the layout says of its movement.
pub struct Piece<L: BitboardLayout> {
    pub letter: &'static str,
    attacks: LookUp<L>,
    moves: LookUp<L>,
    attackers: LookUp<L>,
}

/// The piece that a layout has for the type `P`.
pub const fn piece<L: Moves<P>, P>(letter: &'static str) -> Piece<L> {
    Piece { letter, attacks: L::attacks_of, moves: L::moves_of, attackers: L::attackers_of }
}

/// The pawn that every layout has.
pub fn pawn<L: BitboardLayout>(letter: &'static str) -> Piece<L> {
    Piece {
        letter,
        attacks: |color, square, _, _| square.pawn_attacks(color),
        moves: |color, square, occupied, _| square.pawn_pushes(color) & !occupied,
        attackers: |color, square, _, _| square.pawn_attacks(!color),
    }
}

impl<L: BitboardLayout> Piece<L> {
    /// Where the piece goes on an empty board.
    pub fn reach(&self, color: Color, square: Square<L>) -> Bitboard<L> {
        let none = Bitboard::EMPTY;
        (self.attacks)(color, square, none, none) | (self.moves)(color, square, none, none)
    }
}

/// Pieces of `N` kinds on a board, and whose move it is.
#[derive(Clone, Copy)]
pub struct Placement<L: BitboardLayout, const N: usize> {
    pub roles: [Bitboard<L>; N],
    pub colors: [Bitboard<L>; 2],
    pub turn: Color,
}

impl<L: BitboardLayout, const N: usize> Placement<L, N> {
    /// The pieces of the first field of a FEN; White moves first.
    ///
    /// # Panics
    /// When it is none of these pieces and this board.
    pub fn from_fen(fen: &str, pieces: &[Piece<L>; N]) -> Self {
        let none = Bitboard::EMPTY;
        let mut placement = Placement { roles: [none; N], colors: [none; 2], turn: Color::White };
        for (rank, row) in (0..L::RANKS).rev().zip(fen.split('/')) {
            let (mut file, mut empty, mut prefix) = (0, 0, "");
            for letter in row.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    empty = empty * 10 + digit as u8;
                    continue;
                }
                file += std::mem::take(&mut empty);
                if letter == '+' {
                    prefix = "+";
                    continue;
                }
                let name = format!("{prefix}{}", letter.to_ascii_uppercase());
                let role = pieces.iter().position(|piece| piece.letter == name);
                let square = Square::from_coords(file, rank);
                let color = if letter.is_uppercase() { Color::White } else { Color::Black };
                let (role, square) = role.zip(square).expect("a FEN of this game");
                placement.put(color, role, square);
                (file, prefix) = (file + 1, "");
            }
        }
        placement
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

    /// Moves a piece of the side to move, over what stands on the square; the other side is to move.
    pub fn go(&mut self, role: usize, from: Square<L>, to: Square<L>) {
        self.clear(from);
        self.clear(to);
        self.put(self.turn, role, to);
        self.turn = !self.turn;
    }

    /// Where a piece of the side to move goes and captures, over these hurdles if it hops, own king's
    /// safety left aside.
    pub fn targets(&self, piece: &Piece<L>, from: Square<L>, hurdles: Bitboard<L>) -> Bitboard<L> {
        let occupied = self.occupied();
        let captures = (piece.attacks)(self.turn, from, occupied, hurdles);
        captures & self.color(!self.turn) | (piece.moves)(self.turn, from, occupied, hurdles)
    }

    /// Whether a piece of a side attacks a square, over these hurdles if it hops.
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
}

/// The last `count` ranks as a side that goes up or down the board sees them.
pub fn last_ranks<L: BitboardLayout>(color: Color, count: u8) -> Bitboard<L> {
    let rank = |nth| match color {
        Color::White => L::RANKS - 1 - nth,
        Color::Black => nth,
    };
    (0..count).map(rank).fold(Bitboard::EMPTY, |all, rank| all | Bitboard::from_rank(rank))
}
