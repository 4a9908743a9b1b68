//! The field that a flip leaves, by `a -> a` and by the numbers.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        symmetry: { flip_horizontal: hi -> hi },
    }
}

fn main() {
    let _ = Board;
}
