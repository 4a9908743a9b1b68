//! The order of a group, listed and numbered.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: rank * 2 + file,
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
