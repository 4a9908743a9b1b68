//! Groups that turn into one another, by `a -> b -> c` and by their picture.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        groups: { picture: ["BC" "AD"], bits: "ABCD" },
        symmetry: { rotate_270: "A -> B -> C -> D" },
    }
}

fn main() {
    let _ = Board;
}
