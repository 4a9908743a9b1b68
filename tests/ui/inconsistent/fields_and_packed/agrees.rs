//! The fields, by `index` and by `packed`.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
        packed: [lo, hi],
    }
}

fn main() {
    let _ = Board;
}
