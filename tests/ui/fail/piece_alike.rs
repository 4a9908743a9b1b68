quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, tower: WW },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
