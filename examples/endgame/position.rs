//! The squares of a material's men, and their moves.

use quadrille::tablebase::{MAX_MEN, MaterialIndex, Tablebase};
use quadrille::{Bitboard, Chess, Color, Square};

use crate::library::Man;
use crate::materials::PROMOTIONS;

/// The men of a material: letters, and squares in the same order.
#[derive(Clone, Copy)]
pub struct Position<'a, L: Chess> {
    letters: &'a [u8],
    /// The squares in the order of the letters; entries after the last man are meaningless.
    squares: [Square<L>; MAX_MEN],
}

/// The positions that the moves of a position lead to.
pub struct Moves<'a, L: Chess> {
    /// Positions of the same material.
    pub quiet: Vec<Position<'a, L>>,
    /// Positions of smaller materials, or of others by promotion, with men in any order.
    pub others: Vec<Vec<Man<L>>>,
}

impl<L: Chess> Moves<'_, L> {
    /// An empty list.
    pub fn none() -> Self {
        Moves { quiet: Vec::new(), others: Vec::new() }
    }

    /// Returns whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.quiet.is_empty() && self.others.is_empty()
    }

    fn clear(&mut self) {
        self.quiet.clear();
        self.others.clear();
    }
}

impl<'a, L: Chess> Position<'a, L> {
    /// The position with an index.
    pub fn decode(index: &'a MaterialIndex<'_>, number: u64) -> Self {
        let men = index.decode::<L>(number);
        let mut squares = [men[0]; MAX_MEN];
        squares[..men.len()].copy_from_slice(&men);
        Position { letters: index.material().men(), squares }
    }

    /// The squares of the men.
    pub fn squares(&self) -> &[Square<L>] {
        &self.squares[..self.letters.len()]
    }

    fn color(&self, man: usize) -> Color {
        if self.letters[man].is_ascii_uppercase() { Color::White } else { Color::Black }
    }

    fn is_pawn(&self, man: usize) -> bool {
        self.letters[man].eq_ignore_ascii_case(&b'P')
    }

    fn men_of(&self, side: Color) -> impl Iterator<Item = usize> + '_ {
        (0..self.letters.len()).filter(move |&man| self.color(man) == side)
    }

    fn occupied(&self) -> Bitboard<L> {
        self.squares().iter().copied().collect()
    }

    fn of(&self, side: Color) -> Bitboard<L> {
        self.men_of(side).map(|man| self.squares[man]).collect()
    }

    fn attacks(&self, man: usize, occupied: Bitboard<L>) -> Bitboard<L> {
        let square = self.squares[man];
        match self.letters[man].to_ascii_uppercase() {
            b'K' => square.king_attacks(),
            b'Q' => square.queen_attacks(occupied),
            b'R' => square.rook_attacks(occupied),
            b'B' => square.bishop_attacks(occupied),
            b'N' => square.knight_attacks(),
            _ => square.pawn_attacks(self.color(man)),
        }
    }

    /// Returns whether a side has men whose attacks can be blocked.
    fn has_riders(&self, side: Color) -> bool {
        self.men_of(side).any(|man| b"QRB".contains(&self.letters[man].to_ascii_uppercase()))
    }

    fn king(&self, side: Color) -> Square<L> {
        let king = if side == Color::White { b'K' } else { b'k' };
        let king = self.letters.iter().position(|&letter| letter == king);
        self.squares[king.expect("each side has a king")]
    }

    /// Returns whether a side's king is attacked, once the man on `captured`, if any, is gone.
    fn in_check(&self, side: Color, captured: Option<usize>) -> bool {
        let (king, occupied) = (self.king(side), self.occupied());
        self.men_of(!side)
            .any(|man| Some(man) != captured && self.attacks(man, occupied).contains(king))
    }

    /// The squares that a side attacks. Attacks go through the other side's king, since it cannot step back from an
    /// attack along a line.
    fn attacked_by(&self, side: Color) -> Bitboard<L> {
        let occupied = self.occupied() - Bitboard::from(self.king(!side));
        self.men_of(side).map(|man| self.attacks(man, occupied)).fold(Bitboard::EMPTY, |a, b| a | b)
    }

    /// Returns whether a position may arise: the side that has just moved is not in check.
    pub fn is_legal(&self, side: Color) -> bool {
        !self.in_check(!side, None)
    }

    /// Returns whether the side to move is in check.
    pub fn is_check(&self, side: Color) -> bool {
        self.in_check(side, None)
    }

    /// Lists the positions that a side's legal moves lead to.
    pub fn moves(&self, side: Color, moves: &mut Moves<'a, L>) {
        moves.clear();
        let (occupied, own) = (self.occupied(), self.of(side));
        let (king, attacked) = (self.king(side), self.attacked_by(!side));
        // Men other than the king leave it open to attack only if it is attacked, or riders may attack it.
        let may_expose = attacked.contains(king) || self.has_riders(!side);
        for man in self.men_of(side) {
            let is_king = self.squares[man] == king;
            let targets = self.targets(man, occupied) - own;
            for to in if is_king { targets - attacked } else { targets } {
                let captured = self.squares().iter().position(|&square| square == to);
                let mut next = *self;
                next.squares[man] = to;
                if is_king || !may_expose || !next.in_check(side, captured) {
                    next.add_to(moves, man, captured);
                }
            }
        }
    }

    /// Adds the positions that a played move leads to: several if a pawn promotes.
    fn add_to(&self, moves: &mut Moves<'a, L>, moved: usize, captured: Option<usize>) {
        if self.promotes(moved) {
            let promoted = PROMOTIONS.map(|piece| self.men(captured, Some((moved, piece))));
            moves.others.extend(promoted);
        } else if captured.is_some() {
            moves.others.push(self.men(captured, None));
        } else {
            moves.quiet.push(*self);
        }
    }

    /// The men that stay on the board, of whom one may have become another piece.
    fn men(&self, captured: Option<usize>, promoted: Option<(usize, u8)>) -> Vec<Man<L>> {
        let stays = (0..self.letters.len()).filter(|&man| Some(man) != captured);
        let letter = |man: usize| match promoted {
            // A promoted piece has the colour of the pawn.
            Some((moved, piece)) if moved == man => piece | self.letters[man] & 0x20,
            _ => self.letters[man],
        };
        stays.map(|man| (letter(man), self.squares[man])).collect()
    }

    fn promotes(&self, man: usize) -> bool {
        self.is_pawn(man) && matches!(self.squares[man].rank(), 0 | 7)
    }

    /// The squares that a man can go to, regardless of own men and checks. No pawn captures en passant, since one
    /// side has none.
    fn targets(&self, man: usize, occupied: Bitboard<L>) -> Bitboard<L> {
        if !self.is_pawn(man) {
            return self.attacks(man, occupied);
        }
        let (square, color) = (self.squares[man], self.color(man));
        let push = square.pawn_pushes(color) - occupied;
        let second = if color == Color::White { 1 } else { 6 };
        let double = match push.into_iter().next() {
            Some(next) if square.rank() == second => next.pawn_pushes(color) - occupied,
            _ => Bitboard::EMPTY,
        };
        push | double | (square.pawn_attacks(color) & self.of(!color))
    }
}
