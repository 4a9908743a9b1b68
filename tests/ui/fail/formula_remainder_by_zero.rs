quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank % (file - 3),
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
