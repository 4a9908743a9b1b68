//! A description whose expansion was never written.

quadrille::layout! {
    expanded in board.rs;
    pub struct Board { board: 8 x 8, number: rank * 8 + file }
}

fn main() {}
