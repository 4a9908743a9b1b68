//! The functions that convert to two layouts of one macro: squares to `BoardPacked`, packed positions to `Board`.

quadrille::layout! {
    pub struct Board { board: 2 x 2, number: rank * 2 + file }
    pub struct BoardPacked { board: 2 x 2, number: file * 2 + rank }
    pub struct Other { board: 2 x 2, number: 3 - (rank * 2 + file) }
}

fn main() {
    let _ = Board;
}
