//! The storage of attack sets, by `method` and by `sets`.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        pieces: { rook: R },
        sliders: { method: magic, sets: per_line },
    }
}

fn main() {
    let _ = Board;
}
