//! The symmetries of the board, by its shape and by a claim.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: file * 4 + rank,
        index: { hi: 2, lo: 2 },
        symmetry: { flip_diagonal: hi <-> lo },
    }
}

fn main() {
    let _ = Board;
}
