//! The names of two layouts of one macro.

quadrille::layout! {
    pub struct Board { board: 2 x 2, number: rank * 2 + file }
    pub struct Board { board: 2 x 2, number: file * 2 + rank }
}

fn main() {
    let _ = Board;
}

// It compiles with this change:
// - pub struct Board { board: 2 x 2, number: file * 2 + rank }
// + pub struct Other { board: 2 x 2, number: file * 2 + rank }
