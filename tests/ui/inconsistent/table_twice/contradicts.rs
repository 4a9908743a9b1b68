//! Two squares of a table.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: [
            2 3
            0 3
        ],
    }
}

fn main() {
    let _ = Board;
}
