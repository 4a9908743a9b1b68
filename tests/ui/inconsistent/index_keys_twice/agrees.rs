//! The board.

quadrille::index! {
    board: 3 x 3;
    kings: touching;
    scheme: exact;
    KRvK;
}

fn main() {}
