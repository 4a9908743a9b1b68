//! The direction of White's pawns.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pawns: { white: south, white: north },
    }
}

fn main() {
    let _ = Board;
}

// It compiles with this change:
// - pawns: { white: south, white: north },
// + pawns: { white: south, black: north },
