//! `Layout` brings its standard traits, so that they are not derived beside it.

#[derive(Clone, quadrille::Layout)]
#[layout(board = 2 x 3, number = rank * 2 + file, bitboard = none)]
pub struct Name;

fn main() {}
