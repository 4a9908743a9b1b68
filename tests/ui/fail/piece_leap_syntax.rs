quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { giraffe: (1 4), zebra: (2,3,4) },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
