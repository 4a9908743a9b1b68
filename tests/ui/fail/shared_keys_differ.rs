quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R },
        shared: { rook: "a1 h1 a8 h8" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
