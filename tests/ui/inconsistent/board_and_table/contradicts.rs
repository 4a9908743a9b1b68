//! The number of files, by `board` and by the rows of the table.

quadrille::layout! {
    pub struct Board {
        board: 4 x 2,
        number: [
            3 4 5
            0 1 2
        ],
    }
}

fn main() {
    let _ = Board;
}
