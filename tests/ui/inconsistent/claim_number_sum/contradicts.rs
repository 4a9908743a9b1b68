//! The change of the whole number, by `+` and by the numbers.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: [
            1 2
            0 3
        ],
        index: { quarter: 2 },
        symmetry: { rotate_90: number + 3 },
    }
}

fn main() {
    let _ = Board;
}
