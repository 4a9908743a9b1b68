//! The word of a large board, by the board and by tables for which it is too wide.

quadrille::layout! {
    pub struct Board {
        board: 12 x 12,
        number: rank * 12 + file,
        geometry: tables,
    }
}

fn main() {
    let _ = Board;
}
