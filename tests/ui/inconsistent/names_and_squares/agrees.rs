//! The squares of the board, by a table and by their names.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: [
            . 2
            0 1
        ],
        names: { squares: [". 1" "2 3"] },
    }
}

fn main() {
    let _ = Board;
}
