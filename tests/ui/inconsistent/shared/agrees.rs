//! The keys of two squares, by a claim and by the magics.

quadrille::layout! {
    pub struct Board {
        board: 1 x 3,
        number: rank,
        pieces: { rook: R },
        magics: { rook: [0x4000000000000000 >> 63, 1 >> 63, 0x4000000000000000 >> 63] },
        shared: { rook: "a1 a3" },
    }
}

fn main() {
    let _ = Board;
}
