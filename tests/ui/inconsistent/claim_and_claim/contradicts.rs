//! Two claims about one symmetry.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        symmetry: { rotate_180: (hi ^ 3, lo ^ 3, number ^ 3) },
    }
}

fn main() {
    let _ = Board;
}
