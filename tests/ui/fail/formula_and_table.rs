quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        number: [
            6 7 8
            3 4 5
            0 2 1
        ] == rank * 3 + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
