quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        circuits: { square: { flip_vertical: "x ^ 7" } },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
