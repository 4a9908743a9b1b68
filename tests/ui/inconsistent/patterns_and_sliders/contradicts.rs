//! The slider method of a rook, by `patterns` and by `sliders`.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        pieces: { rook: R },
        sliders: { rook: split },
        patterns: { rook: { a1: "xor d4" } },
    }
}

fn main() {
    let _ = Board;
}
