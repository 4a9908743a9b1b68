quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        circuits: { bitboard: { flip_vertical: "x.swap_bytes().rotate_left(1)" } },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
