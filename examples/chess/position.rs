//! A position: the squares of the pieces and the side to move. It changes by moves.

use std::fmt;

use quadrille::{Bitboard, Chess, Color, ColorMap, Layout, Square};

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Role {
    /// All six roles, in the order of their letters in [`Role::letter`].
    pub const ALL: [Role; 6] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// The pieces that a pawn can become.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The letter of FEN and UCI, in lower case.
    pub fn letter(self) -> char {
        ['p', 'n', 'b', 'r', 'q', 'k'][self as usize]
    }
}

/// A move of a piece; castling is a move of the king by two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move<L: Layout> {
    pub role: Role,
    pub from: Square<L>,
    pub to: Square<L>,
    /// The role after the move, which differs only in a promotion.
    pub becomes: Role,
}

/// The move as UCI writes it: `e2e4`, `e1g1`, `e7e8q`.
impl<L: Layout> fmt::Display for Move<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        if self.becomes == self.role { Ok(()) } else { write!(f, "{}", self.becomes.letter()) }
    }
}

/// A position of orthodox chess, without its clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<L: Chess> {
    pub(super) roles: [Bitboard<L>; 6],
    pub(super) colors: ColorMap<Bitboard<L>>,
    pub(super) turn: Color,
    /// The rooks that may still castle.
    pub(super) castling: Bitboard<L>,
    /// The square behind a pawn that has just made a double step, if a pawn attacks it.
    pub(super) en_passant: Option<Square<L>>,
}

impl<L: Chess> Position<L> {
    /// A board without pieces.
    pub(super) const EMPTY: Self = {
        assert!(L::FILES == 8 && L::RANKS == 8, "orthodox chess is played on 8 x 8 squares");
        Position {
            roles: [Bitboard::EMPTY; 6],
            colors: ColorMap::new(Bitboard::EMPTY, Bitboard::EMPTY),
            turn: Color::White,
            castling: Bitboard::EMPTY,
            en_passant: None,
        }
    };

    /// All pieces of a side.
    #[inline]
    pub fn color(&self, color: Color) -> Bitboard<L> {
        self.colors[color]
    }

    /// The pieces of a kind, of both sides.
    #[inline]
    pub fn role(&self, role: Role) -> Bitboard<L> {
        self.roles[role as usize]
    }

    /// The pieces of a kind and a side.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard<L> {
        self.color(color) & self.role(role)
    }

    /// All occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bitboard<L> {
        self.color(Color::White) | self.color(Color::Black)
    }

    /// All pieces that move like a rook.
    #[inline]
    pub fn straight_riders(&self) -> Bitboard<L> {
        self.role(Role::Rook) | self.role(Role::Queen)
    }

    /// All pieces that move like a bishop.
    #[inline]
    pub fn diagonal_riders(&self) -> Bitboard<L> {
        self.role(Role::Bishop) | self.role(Role::Queen)
    }

    /// The pieces of a side that attack a square, given the occupied squares.
    #[inline]
    pub fn attackers(&self, square: Square<L>, side: Color, occupied: Bitboard<L>) -> Bitboard<L> {
        // Attacks of all pieces except pawns go both ways; enemy pawns attack from where our pawns would attack.
        let attackers = square.rook_attacks(occupied) & self.straight_riders()
            | square.bishop_attacks(occupied) & self.diagonal_riders()
            | square.knight_attacks() & self.role(Role::Knight)
            | square.king_attacks() & self.role(Role::King)
            | square.pawn_attacks(!side) & self.role(Role::Pawn);
        attackers & self.color(side)
    }

    /// The pieces that give check to the king of a side, if it has one.
    pub fn checkers(&self, side: Color) -> Bitboard<L> {
        match self.pieces(side, Role::King).first() {
            Some(king) => self.attackers(king, !side, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// The position after a move, which must be legal.
    #[inline]
    pub fn play(&self, played: &Move<L>) -> Self {
        let &Move { role, from, to, becomes } = played;
        let (us, them) = (self.turn, !self.turn);
        let mut next = *self;
        next.turn = them;
        next.en_passant = None;
        next.castling -= from.bitboard() | to.bitboard();
        next.clear(from.bitboard() | to.bitboard());
        next.put(us, becomes, to);
        match role {
            Role::Pawn if self.en_passant == Some(to) => next.clear(to.pawn_pushes(them)),
            Role::Pawn => next.en_passant = next.passed(us, from, to),
            Role::King => next.castle(us, from, to),
            _ => {}
        }
        next
    }

    /// Removes any piece from some squares.
    #[inline]
    fn clear(&mut self, squares: Bitboard<L>) {
        self.roles.iter_mut().for_each(|pieces| *pieces -= squares);
        for color in Color::ALL {
            self.colors[color] -= squares;
        }
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(super) fn put(&mut self, color: Color, role: Role, square: Square<L>) {
        self.roles[role as usize].add(square);
        self.colors[color].add(square);
    }

    /// The square that a pawn's double step passed, if an enemy pawn attacks it.
    #[inline]
    fn passed(&self, us: Color, from: Square<L>, to: Square<L>) -> Option<Square<L>> {
        if !double_step_origin(us).contains(from) || !double_step_target(us).contains(to) {
            return None;
        }
        let passed = from.pawn_pushes(us).first()?;
        let attackers = passed.pawn_attacks(us) & self.pieces(!us, Role::Pawn);
        attackers.any().then_some(passed)
    }

    /// The effects of a king's move other than moving the king: a rook may castle, and later castling is lost.
    #[inline]
    fn castle(&mut self, us: Color, from: Square<L>, to: Square<L>) {
        self.castling -= back_rank(us);
        if from.file().abs_diff(to.file()) == 2 {
            let corner_file = if to.file() > from.file() { 7 } else { 0 };
            let corner = back_rank(us) & Bitboard::from_file(corner_file);
            self.clear(corner);
            from.between(to).into_iter().for_each(|passed| self.put(us, Role::Rook, passed));
        }
    }
}

/// The rank on which a side's pieces begin.
#[inline]
pub(super) fn back_rank<L: Chess>(side: Color) -> Bitboard<L> {
    Bitboard::from_relative_rank(side, 0)
}

/// The rank on which a side's pawns begin.
#[inline]
pub(super) fn double_step_origin<L: Chess>(side: Color) -> Bitboard<L> {
    Bitboard::from_relative_rank(side, 1)
}

/// The rank that a side's pawns reach by a double step.
#[inline]
pub(super) fn double_step_target<L: Chess>(side: Color) -> Bitboard<L> {
    Bitboard::from_relative_rank(side, 3)
}
