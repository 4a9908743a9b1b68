//! The moves of two pieces, by which their type is found.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { rook: R, tower: WW },
    }
}

fn main() {
    let _ = Board;
}
