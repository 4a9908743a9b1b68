//! Groups that a flip exchanges, by `a <-> b` and by their picture.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        groups: { picture: ["AB" "AB"], bits: "AB" },
        symmetry: { flip_vertical: A <-> B },
    }
}

fn main() {
    let _ = Board;
}
