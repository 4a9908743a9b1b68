//! The riders, by `pieces` and by `sliders`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { rook: R },
        sliders: { bishop: split },
    }
}

fn main() {
    let _ = Board;
}
