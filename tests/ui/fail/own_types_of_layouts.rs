//! An engine's own types that do not fit a layout, which only rustc notices.
use quadrille::Convert;
use quadrille::layouts::Board5x5;

#[derive(Convert)]
#[quadrille(square = Board5x5)]
#[rustfmt::skip]
pub enum TooMany {
    A1, B1, C1, D1, E1, F1,
    A2, B2, C2, D2, E2,
    A3, B3, C3, D3, E3,
    A4, B4, C4, D4, E4,
    A5, B5, C5, D5, E5,
}

#[derive(Convert)]
#[quadrille(square = Board5x5)]
#[rustfmt::skip]
pub enum TooFew {
    A1, B1, C1, D1, E1,
    A2, B2, C2, D2, E2,
    A3, B3, C3, D3, E3,
    A4, B4, C4, D4, E4,
    A5, B5, C5, E5,
}

#[derive(Convert)]
#[quadrille(bitboard = Board5x5)]
pub struct Wide(u128);

quadrille::layout! {
    pub struct Spaced {
        board: 8 x 8,
        number: (rank * 16 + file) * 2,
        bitboard: none,
    }
}

#[derive(Convert)]
#[quadrille(square = Spaced)]
pub struct Narrow(pub i8);

fn main() {}
