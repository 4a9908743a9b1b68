//! The direction of pawns, by `pawns` and by the directions of the board.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        directions: { north: (0, +1), east: (+1, 0) },
        pawns: { white: south },
    }
}

fn main() {
    let _ = Board;
}
