quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { rook: R as Unknown, gold: WfF as nowhere::Gold },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
