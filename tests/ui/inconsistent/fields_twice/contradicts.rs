//! The field `hi`.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, hi: 2 },
    }
}

fn main() {
    let _ = Board;
}
