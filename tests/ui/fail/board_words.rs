quadrille::layout! {
    pub struct Name {
        board: large x small,
        number: rank * 8 + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
