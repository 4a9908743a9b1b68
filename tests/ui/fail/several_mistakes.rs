quadrille::layout! {
    /// Each mistake is reported once, all of them in one run.
    pub struct Several {
        board: 4 x 4,
        number: [
            15 14 13 12
             8  9 10 11
             7  6  5  4
             3  2  1  3
        ],
        index: { hi: 2, lo: 3 },
        pieces: { rook: R, wizzard: X },
        color: red,
    }
}

fn main() {
    let _: Option<quadrille::Square<Several>> = None;
}
