//! The number of squares, by the board and by the men of a material.

quadrille::index! {
    board: 1 x 3;
    kings: touching;
    scheme: exact;
    KRBvK;
}

fn main() {}
