//! The numbers of b2 and c2, by a table and by groups.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: [
            8 7 6
            4 3 5
            2 1 0
        ],
        groups: {
            picture: [
                "AAB"
                "CBC"
                "CDD"
            ],
            bits: "ABCD",
        },
    }
}

fn main() {
    let _ = Board;
}
