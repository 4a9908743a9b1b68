//! The number of squares, by `board` and by the magics.

quadrille::layout! {
    pub struct Board {
        board: 1 x 4,
        number: rank,
        pieces: { rook: R },
        magics: { rook: [0x4000000000000000 >> 63, 1 >> 63, 0x4000000000000000 >> 63] },
    }
}

fn main() {
    let _ = Board;
}
