//! The order of numbers along lines, by a slider method and by the formula.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: (rank ^ rank >> 2) * 4 + file,
        pieces: { rook: R },
        sliders: { rook: obstruction_difference },
    }
}

fn main() {
    let _ = Board;
}
