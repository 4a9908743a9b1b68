//! The patterns of two squares, which a flip exchanges.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        pieces: { rook: R },
        patterns: { rook: { a1: "xor d4", d1: "xor b4" } },
    }
}

fn main() {
    let _ = Board;
}
