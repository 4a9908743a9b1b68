//! The names of two indexes.

quadrille::index! {
    board: 3 x 3;
    kings: touching;
    scheme: exact;
    KRvK, KRvK;
}

fn main() {}
