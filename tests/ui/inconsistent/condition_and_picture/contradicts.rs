//! The square a2, by a condition and by the picture of the groups.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: rank where file == rank,
        groups: { picture: ["AA" "A."], bits: "A" },
    }
}

fn main() {
    let _ = Board;
}
