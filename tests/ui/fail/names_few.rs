quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        number: rank * 3 + file,
        names: { files: "xyz", ranks: "12" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
