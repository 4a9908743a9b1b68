//! The size of the board, by `board` and by a step.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        directions: { north: (0, +3) },
    }
}

fn main() {
    let _ = Board;
}
