//! The direction of White's pawns.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pawns: { white: south, white: north },
    }
}

fn main() {
    let _ = Board;
}
