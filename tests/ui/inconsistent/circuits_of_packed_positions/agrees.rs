//! A flip of packed positions, by a circuit and by the board.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        circuits: { packed: { flip_vertical: "x ^ each(0b1100)" } },
    }
}

fn main() {
    let _ = Board;
}
