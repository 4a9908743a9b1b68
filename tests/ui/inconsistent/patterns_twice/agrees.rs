//! The pattern of a1.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        pieces: { rook: R },
        patterns: { rook: { a1: "xor d4", b1: "xor c4" } },
    }
}

fn main() {
    let _ = Board;
}
