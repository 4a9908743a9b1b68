quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        number: [
            6 7 256
            3 4 5
            0 99999999999999999999999999 2
        ],
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
