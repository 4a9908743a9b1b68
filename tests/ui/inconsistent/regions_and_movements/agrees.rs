//! The squares of a piece, by its steps and by its region.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        regions: { palace: "a1-b2" },
        pieces: { advisor: F in palace },
    }
}

fn main() {
    let _ = Board;
}
