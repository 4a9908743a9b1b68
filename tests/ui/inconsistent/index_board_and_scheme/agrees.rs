//! The board, as it is given and as the scheme has it.

quadrille::index! {
    board: 3 x 3;
    scheme: exact;
    KRvK;
}

fn main() {}
