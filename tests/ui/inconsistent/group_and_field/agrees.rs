//! The meaning of a name in a claim, by `groups` and by `index`.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        groups: { picture: ["ab" "ab"], bits: "ab" },
        index: { hi: 1, lo: 1 },
        symmetry: { flip_horizontal: a <-> b },
    }
}

fn main() {
    let _ = Board;
}
