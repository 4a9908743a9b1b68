//! The squares of a group, listed in order and drawn.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        groups: {
            picture: ["aa" "bb"],
            bits: "ab",
            order: { a: "b2 a2" },
        },
    }
}

fn main() {
    let _ = Board;
}
