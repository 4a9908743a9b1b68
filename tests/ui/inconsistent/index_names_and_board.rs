//! The ranks of a board, by its size and by their names.

quadrille::index! {
    board: 3 x 3;
    names: { ranks: "0123" };
    scheme: exact;
    KvK;
}

fn main() {}

// It compiles with this change:
// - names: { ranks: "0123" };
// + names: { ranks: "012" };
