//! Fields that a symmetry exchanges, by `a <-> b` and by the numbers.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        symmetry: { rotate_90: hi <-> lo },
    }
}

fn main() {
    let _ = Board;
}
