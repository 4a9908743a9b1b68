//! The slider method of a rook, by `magics` and by `sliders`.

quadrille::layout! {
    pub struct Board {
        board: 1 x 3,
        number: rank,
        pieces: { rook: R },
        magics: { rook: [0x4000000000000000 >> 63, 1 >> 63, 0x4000000000000000 >> 63] },
        sliders: { rook: split },
    }
}

fn main() {
    let _ = Board;
}
