//! The existence of bitboards, by `bitboard` and by `pairs`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        bitboard: u64,
        pairs: { Threats: { attacks: { pawn: [pawn] } } },
    }
}

fn main() {
    let _ = Board;
}
