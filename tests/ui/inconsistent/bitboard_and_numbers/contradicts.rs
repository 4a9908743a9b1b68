//! The existence of bitboards, by `bitboard` and by numbers with holes.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 8 + file,
        bitboard: u64,
    }
}

fn main() {
    let _ = Board;
}
