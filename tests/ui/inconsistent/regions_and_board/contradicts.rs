//! The squares of the board, by `board` and by a region.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        regions: { palace: "a1-b4" },
    }
}

fn main() {
    let _ = Board;
}
