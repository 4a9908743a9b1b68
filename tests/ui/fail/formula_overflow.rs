quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: (rank + 2) * 9223372036854775807,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
