//! The region `palace`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        regions: { palace: "a1", palace: "a2" },
    }
}

fn main() {
    let _ = Board;
}
