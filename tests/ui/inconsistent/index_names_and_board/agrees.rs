//! The ranks of a board, by its size and by their names.

quadrille::index! {
    board: 3 x 3;
    names: { ranks: "012" };
    scheme: exact;
    KvK;
}

fn main() {}
