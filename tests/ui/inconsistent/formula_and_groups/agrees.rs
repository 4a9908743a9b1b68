//! All numbers, by a formula and by groups.

quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: rank * 2 + file,
        groups: { picture: ["BB" "AA"], bits: "BA" },
    }
}

fn main() {
    let _ = Board;
}
