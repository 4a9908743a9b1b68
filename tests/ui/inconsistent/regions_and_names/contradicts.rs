//! The names of squares, by `names` and by a region.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        names: { ranks: "123" },
        regions: { palace: "a0-b1" },
    }
}

fn main() {
    let _ = Board;
}
