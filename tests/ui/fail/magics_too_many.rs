quadrille::layout! {
    pub struct Name {
        board: 2 x 2,
        number: rank * 2 + file,
        pieces: { rook: R },
        magics: { rook: [1, 2, 3, 4, 5] },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
