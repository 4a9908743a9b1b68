//! The movement of a piece, by `pieces` and by its magics.

quadrille::layout! {
    pub struct Board {
        board: 1 x 3,
        number: rank,
        pieces: { rook: RF },
        magics: { rook: [0x4000000000000000 >> 63, 1 >> 63, 0x4000000000000000 >> 63] },
    }
}

fn main() {
    let _ = Board;
}
