//! The name of a group and of a field.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        groups: { picture: ["AB" "AB"], bits: "AB" },
        index: { hi: 1, lo: 1 },
        symmetry: { flip_horizontal: A <-> B },
    }
}

fn main() {
    let _ = Board;
}
