//! The keys of two attributes of one derive, which are one description.

#[derive(quadrille::Layout)]
#[layout(board = 2 x 2, number = rank * 2 + file)]
#[layout(bitboard = u64)]
pub struct Board;

fn main() {
    let _ = Board;
}
