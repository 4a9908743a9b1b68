//! The circuit of a flip.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        circuits: { square: { flip_vertical: "x ^ 12", flip_horizontal: "x ^ 3" } },
    }
}

fn main() {
    let _ = Board;
}
