//! The direction `north`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        directions: { north: (0, +1), north: (+1, 0) },
    }
}

fn main() {
    let _ = Board;
}
