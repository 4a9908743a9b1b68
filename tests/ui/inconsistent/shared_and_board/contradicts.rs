//! The squares that a symmetry exchanges, by the board and by a claim of sharing.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { rook: R },
        shared: { rook: "a1 b1" },
    }
}

fn main() {
    let _ = Board;
}
