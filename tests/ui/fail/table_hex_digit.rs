quadrille::layout! {
    pub struct Name {
        board: 4 x 4,
        number: hex [
            "c d e f"
            "8 9 a b"
            "4 5 6 7"
            "0 1 g 3"
        ],
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
