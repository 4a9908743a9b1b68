quadrille::layout! {
    pub struct Name {
        board: 12 x 10,
        number: rank * 12 + file,
        pieces: { rook: R },
        sliders: { method: split },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
