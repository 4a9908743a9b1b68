//! The lines that hold squares of a group, claimed and drawn.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        groups: {
            picture: ["ab" "ba"],
            bits: "ab",
            spread: "a b",
        },
    }
}

fn main() {
    let _ = Board;
}
