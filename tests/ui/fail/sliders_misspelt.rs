quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R, queen: Q },
        sliders: { method: magics, sharign: all, sets: per_lin, queen: magic },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
