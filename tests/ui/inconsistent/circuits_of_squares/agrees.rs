//! A flip of squares, by a circuit and by the board.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        circuits: { square: { flip_vertical: "x ^ 12" } },
    }
}

fn main() {
    let _ = Board;
}
