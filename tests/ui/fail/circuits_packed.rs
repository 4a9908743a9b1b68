quadrille::layout! {
    /// A circuit that loses a bit, and one with a mask that is not said for each piece.
    pub struct Lerf {
        board: 8 x 8,
        number: rank * 8 + file,
        index: { hi: 3, lo: 3 },
        circuits: {
            packed: {
                flip_diagonal: "x >> 3 * n | (x & each(0o03)) << 3 * n",
                flip_vertical: "x ^ 0o70",
            },
        },
    }
}

fn main() {
    let _: Option<quadrille::Square<Lerf>> = None;
}
