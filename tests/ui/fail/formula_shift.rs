quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: 0 << rank * 16 + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
