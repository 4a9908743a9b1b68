//! The method of all riders.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { rook: R },
        sliders: { method: split, method: magic },
    }
}

fn main() {
    let _ = Board;
}
