//! The groups, by their bits and by their picture.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        groups: { picture: ["AAB" "CCB" "CCC"], bits: "ABCD" },
    }
}

fn main() {
    let _ = Board;
}
