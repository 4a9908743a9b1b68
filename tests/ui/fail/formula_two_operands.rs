quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: 8 rank + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
