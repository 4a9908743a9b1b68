//! The symmetries of the board, by its shape and by circuits.

quadrille::layout! {
    pub struct Board {
        board: 2 x 1,
        number: rank * 2 + file,
        circuits: { square: { flip_diagonal: "(x & 1) << 1 | x >> 1" } },
    }
}

fn main() {
    let _ = Board;
}
