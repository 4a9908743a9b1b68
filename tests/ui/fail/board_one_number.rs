quadrille::layout! {
    pub struct Name {
        board: 64,
        number: rank * 8 + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
