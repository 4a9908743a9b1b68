//! A step of bitboards, by a circuit and by the board.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: rank * 2 + file,
        circuits: { bitboard: { shift_north: "x << 2 & 15" } },
    }
}

fn main() {
    let _ = Board;
}
