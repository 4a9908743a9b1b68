quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: (rank * 8 + file) * 5 % 64,
        pieces: { rook: R },
        sliders: { frame: turned },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
