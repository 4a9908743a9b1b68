//! The groups, by their picture and by their bits.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        groups: { picture: ["AAB" "CCB" "CDD"], bits: "ABCD" },
    }
}

fn main() {
    let _ = Board;
}
