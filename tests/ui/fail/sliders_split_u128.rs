quadrille::layout! {
    pub struct Name {
        board: 10 x 8,
        number: rank * 10 + file,
        pieces: { rook: R },
        sliders: { method: split },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
