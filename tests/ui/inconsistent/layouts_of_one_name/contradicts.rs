//! The names of two layouts of one macro.

quadrille::layout! {
    pub struct Board { board: 2 x 2, number: rank * 2 + file }
    pub struct Board { board: 2 x 2, number: file * 2 + rank }
}

fn main() {
    let _ = Board;
}
