quadrille::layout! {
    /// Magics that are verified, never trusted.
    pub struct Name {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { rook: R },
        magics: { rook: [
            0x2001000000000000, 0x4000200000000000, 0x2000800000000000,
            0x2004000000000000, 0x1000000000000001, 0x2004000000000000,
            0x2000100000000000, 0x1000020000000000, 0x1000080000000000,
        ] },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
