//! The longest line, by `board` and by a slider method.

quadrille::layout! {
    pub struct Board {
        board: 1 x 11,
        number: rank,
        pieces: { rook: R },
        sliders: { method: split },
    }
}

fn main() {
    let _ = Board;
}
