quadrille::layout! {
    pub struct Name {
        board: 99999999999 x 99999999999,
        number: rank * 8 + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
