//! The order of squares within groups, by a claim and by the numbers.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: [
            1 2
            3 0
        ],
        groups: { picture: ["BA" "AB"], bits: "AB" },
        symmetry: { rotate_270: A -> B },
    }
}

fn main() {
    let _ = Board;
}
