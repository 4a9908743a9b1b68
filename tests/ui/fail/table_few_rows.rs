quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        number: [
            3 4 5
            0 1 2
        ],
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
