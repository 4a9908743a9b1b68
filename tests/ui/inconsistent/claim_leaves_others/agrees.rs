//! The fields that no claim mentions, which stay, and the numbers.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        symmetry: { flip_vertical: hi ^ 3 },
    }
}

fn main() {
    let _ = Board;
}
