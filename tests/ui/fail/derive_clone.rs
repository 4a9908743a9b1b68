//! `Layout` derives its standard traits, so they are not derived beside it.

#[derive(Clone, quadrille::Layout)]
#[layout(board = 2 x 3, number = rank * 2 + file, bitboard = none)]
pub struct Name;

fn main() {}
