quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        number: [
            6 7 9
            3 4 5
            0 1 2
        ],
        pieces: { rook: R },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
