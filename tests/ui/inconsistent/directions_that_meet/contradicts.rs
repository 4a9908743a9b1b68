//! Directions from one square to another.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        directions: { north: (0, +1), south_west: (0, -2) },
    }
}

fn main() {
    let _ = Board;
}
