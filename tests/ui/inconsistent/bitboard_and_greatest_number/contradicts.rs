//! The word of bitboards, by `bitboard` and by the greatest number.

quadrille::layout! {
    pub struct Board {
        board: 5 x 13,
        number: rank * 5 + file,
        bitboard: u64,
    }
}

fn main() {
    let _ = Board;
}
