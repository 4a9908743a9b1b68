quadrille::layout! {
    pub struct Name {
        board: 4 x 4,
        number: rank * 4 + file,
        pieces: { rook: R },
        magics: {
            rook: [
                [1, 2] [1, 2] [1, 2] 1
                1 1 1 1
                1 1 1 1
                1 1 1 1
            ],
        },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
