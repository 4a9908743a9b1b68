//! The order of a group, listed and carried by a claim of symmetry.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        groups: {
            picture: ["aa" "bb"],
            bits: "ab",
            order: { a: "a2 b2", b: "b1 a1" },
        },
        symmetry: { flip_vertical: "a <-> b" },
    }
}

fn main() {
    let _ = Board;
}
