quadrille::layout! {
    pub struct Name {
        number: rank * 8 + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
