use quadrille::{Bitboard, Layout, Square};

fn set<L: Layout>(square: Square<L>) {
    let _ = square.bitboard();
}

fn all<L: Layout>() -> Bitboard<L> {
    todo!()
}

fn turned<L: Layout>(square: Square<L>) -> Square<L> {
    square.rotate_90()
}

fn main() {}
