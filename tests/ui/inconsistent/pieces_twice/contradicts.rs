//! The name of two pieces.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { rook: R, rook: B },
    }
}

fn main() {
    let _ = Board;
}
