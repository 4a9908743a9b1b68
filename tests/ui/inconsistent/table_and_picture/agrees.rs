//! The square a2, by a table and by the picture of the groups.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: [
            . 2
            1 0
        ],
        groups: { picture: [".A" "AA"], bits: "A" },
    }
}

fn main() {
    let _ = Board;
}
