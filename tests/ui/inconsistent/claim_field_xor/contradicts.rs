//! The change of a field, by `^` and by the numbers.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        symmetry: { flip_vertical: lo ^ 3 },
    }
}

fn main() {
    let _ = Board;
}
