//! The function `bishop_and_rook_attacks`, which a layout with both riders has.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { rook: R, bishop: B, bishop_and_rook: K },
    }
}

fn main() {
    let _ = Board;
}
