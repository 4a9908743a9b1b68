quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: 16 * rank + file,
        bitboard: u128,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
