quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        crate: "quadrille",
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
