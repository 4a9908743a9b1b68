//! A trait that all layouts have is not derived beside `Layout`.

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, quadrille::Layout)]
#[layout(board = 2 x 3, number = rank * 2 + file, bitboard = none)]
pub struct Name;

fn main() {}
