//! The image of a field, by an expression and by the numbers.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        symmetry: { flip_vertical: "hi = 3 - hi" },
    }
}

fn main() {
    let _ = Board;
}
