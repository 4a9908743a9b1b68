use quadrille::{Bitboard, Chess, Color, Square, piece};

fn attacks<L: Chess>(square: Square<L>) -> Bitboard<L> {
    square.attacks::<piece::Archbishop>(Bitboard::EMPTY)
}

fn moves<L: Chess>(square: Square<L>) -> Bitboard<L> {
    square.moves_by::<piece::Gold>(Color::White, Bitboard::EMPTY)
}

fn main() {}
