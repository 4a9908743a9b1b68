quadrille::layout! {
    pub struct Name {
        board: 4 x 4,
        number: (rank ^ rank >> 1) * 4 + file,
        pieces: { rook: R },
        sliders: { rook: obstruction_difference },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
