quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        number: rank * 3 + file == [
            0 1 2
            3 4 5
            6 7 8
        ],
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
