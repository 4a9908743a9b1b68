//! The existence of bitboards, by `bitboard` and by `circuits`.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: rank * 2 + file,
        bitboard: u64,
        circuits: { bitboard: { shift_north: "x << 2 & 15" } },
    }
}

fn main() {
    let _ = Board;
}
