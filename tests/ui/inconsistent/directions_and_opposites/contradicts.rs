//! The step south, by itself and as the opposite of north.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        directions: { north: (0, +1), south: (+1, -1) },
    }
}

fn main() {
    let _ = Board;
}
