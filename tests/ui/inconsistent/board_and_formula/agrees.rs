//! The number of squares, by `board` and by the numbers of a formula.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
    }
}

fn main() {
    let _ = Board;
}
