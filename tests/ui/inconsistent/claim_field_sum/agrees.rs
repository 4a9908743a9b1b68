//! The change of a field, by `+` and by the numbers.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: [
            1 2
            0 3
        ],
        index: { quarter: 2 },
        symmetry: { rotate_90: quarter + 1 },
    }
}

fn main() {
    let _ = Board;
}
