//! The slider method of a rook, by `shared` and by `sliders`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { rook: R },
        sliders: { rook: magic },
        shared: { rook: "a1 c1" },
    }
}

fn main() {
    let _ = Board;
}
