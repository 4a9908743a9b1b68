quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        index: { hi: 3, lo: 3 },
        packed: [hi, [lo, hi]],
    }
}

fn main() {}
