//! The number of bits of a number, by its fields and by the greatest number.

quadrille::layout! {
    pub struct Board {
        board: 4 x 4,
        number: rank * 4 + file,
        index: { hi: 2, lo: 2 },
    }
}

fn main() {
    let _ = Board;
}
