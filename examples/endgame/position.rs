//! Where the men of a material stand, and how they move.

use quadrille::{Bitboard, Chess, Color, Square};

/// The men of a material: letters, and squares in the same order.
pub struct Position<L: Chess, const MEN: usize> {
    pub letters: &'static [u8],
    pub squares: [Square<L>; MEN],
}

/// What the pieces of a pawn that promotes are.
const PROMOTIONS: [char; 4] = ['Q', 'R', 'B', 'N'];

/// Where the moves of a position lead.
pub struct Moves<L: Chess, const MEN: usize> {
    /// To positions of the same material.
    pub quiet: Vec<[Square<L>; MEN]>,
    /// To those of smaller materials, or of others by promotion: men in any order.
    pub others: Vec<Vec<(char, Square<L>)>>,
}

impl<L: Chess, const MEN: usize> Moves<L, MEN> {
    /// No moves yet.
    pub fn none() -> Self {
        Moves { quiet: Vec::new(), others: Vec::new() }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.quiet.is_empty() && self.others.is_empty()
    }

    fn clear(&mut self) {
        self.quiet.clear();
        self.others.clear();
    }
}

impl<L: Chess, const MEN: usize> Position<L, MEN> {
    fn color(&self, man: usize) -> Color {
        if self.letters[man].is_ascii_uppercase() { Color::White } else { Color::Black }
    }

    fn men_of(&self, side: Color) -> impl Iterator<Item = usize> + '_ {
        (0..MEN).filter(move |&man| self.color(man) == side)
    }

    fn occupied(&self) -> Bitboard<L> {
        self.squares.into_iter().collect()
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

    /// Whether a side has men whose attacks others can block.
    fn has_riders(&self, side: Color) -> bool {
        self.men_of(side).any(|man| b"QRB".contains(&self.letters[man].to_ascii_uppercase()))
    }

    fn king(&self, side: Color) -> Square<L> {
        let king = if side == Color::White { b'K' } else { b'k' };
        let king = self.letters.iter().position(|&letter| letter == king);
        self.squares[king.expect("each side has a king")]
    }

    /// Whether a side's king is attacked, once the man on `captured`, if any, is gone.
    fn in_check(&self, side: Color, captured: Option<usize>) -> bool {
        let (king, occupied) = (self.king(side), self.occupied());
        self.men_of(!side)
            .any(|man| Some(man) != captured && self.attacks(man, occupied).contains(king))
    }

    /// The squares that a side attacks, also through the other side's king: it cannot step back
    /// from an attack along a line.
    fn attacked_by(&self, side: Color) -> Bitboard<L> {
        let occupied = self.occupied() - Bitboard::from(self.king(!side));
        self.men_of(side).map(|man| self.attacks(man, occupied)).fold(Bitboard::EMPTY, |a, b| a | b)
    }

    /// Whether a position may arise: the side that is not to move is not in check.
    pub fn is_legal(&self, side: Color) -> bool {
        !self.in_check(!side, None)
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self, side: Color) -> bool {
        self.in_check(side, None)
    }

    /// Lists where the legal moves of a side lead.
    pub fn moves(&self, side: Color, moves: &mut Moves<L, MEN>) {
        moves.clear();
        let (occupied, own) = (self.occupied(), self.of(side));
        let (king, attacked) = (self.king(side), self.attacked_by(!side));
        // Men other than the king leave it open to attack only where one is or riders may.
        let may_expose = attacked.contains(king) || self.has_riders(!side);
        for man in self.men_of(side) {
            let is_king = self.squares[man] == king;
            let targets = self.targets(man, occupied) - own;
            for to in if is_king { targets - attacked } else { targets } {
                let captured = self.squares.iter().position(|&square| square == to);
                let mut next = Position { letters: self.letters, squares: self.squares };
                next.squares[man] = to;
                if is_king || !may_expose || !next.in_check(side, captured) {
                    next.add_to(moves, man, captured);
                }
            }
        }
    }

    /// Adds what a move that has been made leads to: several positions where a pawn promotes.
    fn add_to(&self, moves: &mut Moves<L, MEN>, moved: usize, captured: Option<usize>) {
        if self.promotes(moved) {
            let promoted = PROMOTIONS.map(|piece| self.men(captured, Some((moved, piece))));
            moves.others.extend(promoted);
        } else if captured.is_some() {
            moves.others.push(self.men(captured, None));
        } else {
            moves.quiet.push(self.squares);
        }
    }

    /// The men that stay on the board, one of them as another piece.
    fn men(
        &self,
        captured: Option<usize>,
        promoted: Option<(usize, char)>,
    ) -> Vec<(char, Square<L>)> {
        let stays = (0..MEN).filter(|&man| Some(man) != captured);
        let letter = |man| match promoted {
            Some((moved, piece)) if moved == man => piece,
            _ => char::from(self.letters[man]),
        };
        stays.map(|man| (letter(man), self.squares[man])).collect()
    }

    fn promotes(&self, man: usize) -> bool {
        // Materials with pawns have White's only.
        self.letters[man] == b'P' && self.squares[man].rank() == L::RANKS - 1
    }

    /// Where a man can go, own men and checks apart.
    fn targets(&self, man: usize, occupied: Bitboard<L>) -> Bitboard<L> {
        if self.letters[man] != b'P' {
            return self.attacks(man, occupied);
        }
        let square = self.squares[man];
        let push = square.pawn_pushes(Color::White) - occupied;
        let double = match push.into_iter().next() {
            Some(next) if square.rank() == 1 => next.pawn_pushes(Color::White) - occupied,
            _ => Bitboard::EMPTY,
        };
        push | double | (square.pawn_attacks(Color::White) & self.of(Color::Black))
    }

    /// Lists the placements from which a side may have come here by a move that neither captures
    /// nor promotes. They need not be legal.
    pub fn unmoves(&self, side: Color, origins: &mut Vec<[Square<L>; MEN]>) {
        origins.clear();
        let occupied = self.occupied();
        for man in self.men_of(side) {
            for from in self.origins(man, occupied) - occupied {
                let mut squares = self.squares;
                squares[man] = from;
                origins.push(squares);
            }
        }
    }

    fn origins(&self, man: usize, occupied: Bitboard<L>) -> Bitboard<L> {
        if self.letters[man] != b'P' {
            return self.attacks(man, occupied);
        }
        let square = self.squares[man];
        let back = square.pawn_pushes(Color::Black) - occupied;
        let back = back - Bitboard::from_rank(0);
        let double = match back.into_iter().next() {
            Some(next) if square.rank() == 3 => next.pawn_pushes(Color::Black) - occupied,
            _ => Bitboard::EMPTY,
        };
        back | double
    }
}
