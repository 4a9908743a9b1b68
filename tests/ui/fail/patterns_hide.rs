quadrille::layout! {
    pub struct A {
        board: 4 x 4,
        number: rank * 4 + file,
        pieces: { rook: R },
        patterns: { rook: { a1: "or b1" } },
    }
}

fn main() {}
