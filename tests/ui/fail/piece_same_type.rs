quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { archbishop: BN as crate::Piece, chancellor: RN as crate::Piece },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
