//! A small engine: the board, its pseudo-legal moves, and a search for the most mobile move.

use quadrille::{Bitboard, Color, ColorMap, Square};

quadrille::layout! {
    expanded in board.rs;
    /// a1 = 0, b1 = 1, ... h8 = 63.
    pub struct Board {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
    }
}

/// Pieces by role, in the order of `attacks`, and by side.
#[derive(Clone, Copy, Default)]
struct Position {
    roles: [Bitboard<Board>; 5],
    sides: ColorMap<Bitboard<Board>>,
}

impl Position {
    fn occupied(&self) -> Bitboard<Board> {
        self.sides[Color::White] | self.sides[Color::Black]
    }

    fn put(&mut self, role: usize, side: Color, square: Square<Board>) {
        self.roles[role].add(square);
        self.sides[side].add(square);
    }

    fn attacks(&self, role: usize, from: Square<Board>) -> Bitboard<Board> {
        match role {
            0 => from.rook_attacks(self.occupied()),
            1 => from.bishop_attacks(self.occupied()),
            2 => from.queen_attacks(self.occupied()),
            3 => from.knight_attacks(),
            _ => from.king_attacks(),
        }
    }

    fn targets(&self, side: Color) -> u32 {
        let own = self.sides[side];
        let of_role = |role: usize| (self.roles[role] & own).into_iter().map(move |from| (role, from));
        (0..5).flat_map(of_role).map(|(role, from)| (self.attacks(role, from) & !own).count()).sum()
    }
}

fn main() {
    let square = std::env::args().nth(1).and_then(|name| name.parse().ok()).unwrap_or(Board::E4);
    let mut position = Position::default();
    position.put(2, Color::White, square);
    position.put(0, Color::Black, Board::A8);
    println!("{} {}", position.targets(Color::White), position.targets(Color::Black));
}
