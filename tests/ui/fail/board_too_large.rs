quadrille::layout! {
    pub struct Name {
        board: 12 x 12,
        number: rank * 8 + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
