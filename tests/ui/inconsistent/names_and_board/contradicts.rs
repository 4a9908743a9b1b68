//! The number of ranks, by `board` and by their names.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        names: { files: "xyz", ranks: "12" },
    }
}

fn main() {
    let _ = Board;
}
