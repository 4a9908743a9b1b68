//! The bits of a group.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        groups: { picture: ["AAB" "CCB" "CDD"], bits: "ABCAD" },
    }
}

fn main() {
    let _ = Board;
}
