quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        index: { hi: 6, lo: 0 },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
