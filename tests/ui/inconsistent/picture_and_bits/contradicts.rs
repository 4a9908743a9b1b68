//! The groups, by their picture and by their bits.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        groups: { picture: ["AAB" "CCB" "CDD"], bits: "ABC" },
    }
}

fn main() {
    let _ = Board;
}
