quadrille::layout! {
    pub struct Name {
        board: 8 * 8,
        number: rank * 8 + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
