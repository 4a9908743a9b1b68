//! The numbers of squares in two groups, by their picture and by a claim.

quadrille::layout! {
    pub struct Board {
        board: 2 x 3,
        groups: { picture: ["AA" "BC" "DD"], bits: "ABCD" },
        symmetry: { flip_vertical: A -> D },
    }
}

fn main() {
    let _ = Board;
}
