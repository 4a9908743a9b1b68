//! The existence of bitboards, by `bitboard` and by `pieces`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        bitboard: none,
        pieces: { king: K },
    }
}

fn main() {
    let _ = Board;
}
