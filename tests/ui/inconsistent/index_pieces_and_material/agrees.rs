//! The pieces of a game, by `pieces` and by a material.

quadrille::index! {
    board: 3 x 3;
    pieces: KQR;
    scheme: exact;
    KRvK;
}

fn main() {}
