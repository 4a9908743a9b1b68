//! The board.

quadrille::index! {
    board: 3 x 3;
    board: 4 x 4;
    scheme: exact;
    KRvK;
}

fn main() {}
