quadrille::layout! {
    pub struct Name {
        board: 9 x 9,
        number: rank * 9 + file,
        bitboard: u64,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
