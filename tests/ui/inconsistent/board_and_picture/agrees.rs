//! The number of ranks, by `board` and by the picture of the groups.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        groups: { picture: ["AAB" "CCB" "CDD"], bits: "ABCD" },
    }
}

fn main() {
    let _ = Board;
}
