//! The symmetries of a board that lacks squares, by its squares and by a claim.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: file where file == rank,
        symmetry: { flip_vertical: number ^ 1 },
    }
}

fn main() {
    let _ = Board;
}
