quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        circuits: { bitboard: { shift_north: ["x <<", "8 +"] } },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
