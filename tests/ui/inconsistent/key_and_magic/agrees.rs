//! The key of a square, in letters and made by a magic.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        groups: {
            picture: ["xax" "bxb" "xax"],
            bits: "xab",
        },
        pieces: { rook: R },
        magics: { rook: { a1: 0x5000000000000000 >> 62 as "(a2)(b1)" } },
    }
}

fn main() {
    let _ = Board;
}
