//! A flip of bitboards, by a circuit and by the board.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: rank * 2 + file,
        circuits: { bitboard: { flip_horizontal: "x >> 2 | (x & 3) << 2" } },
    }
}

fn main() {
    let _ = Board;
}
