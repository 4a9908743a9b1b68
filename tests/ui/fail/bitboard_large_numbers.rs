quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: 16 * rank + file + 100,
        pieces: { rook: R },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
