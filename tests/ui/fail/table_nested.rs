quadrille::layout! {
    pub struct Name {
        board: 2 x 2,
        number: [[2, 3], [0, 1]],
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
