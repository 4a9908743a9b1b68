quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        number: rank * 3 + file,
        names: { file: "abc" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
