//! The attack sets of two occupancies, by the rays and by one key for both.

quadrille::layout! {
    pub struct Board {
        board: 1 x 3,
        number: rank,
        pieces: { rook: R },
        magics: { rook: [0x1000000000000000 >> 63, 1 >> 63, 0x4000000000000000 >> 63] },
    }
}

fn main() {
    let _ = Board;
}
