//! The board, by `board` and by the scheme.

quadrille::index! {
    board: 3 x 3;
    scheme: syzygy;
    KRvK;
}

fn main() {}
