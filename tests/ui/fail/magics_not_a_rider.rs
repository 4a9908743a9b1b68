quadrille::layout! {
    pub struct Name {
        board: 2 x 2,
        number: rank * 2 + file,
        pieces: { queen: Q },
        magics: { queen: [1, 2, 3, 4] },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
