//! The name of a region.

quadrille::layout! {
    pub struct Board {
        board: 3 x 3,
        number: rank * 3 + file,
        regions: { place: "a1-b2" },
        pieces: { general: W in palace },
    }
}

fn main() {
    let _ = Board;
}
