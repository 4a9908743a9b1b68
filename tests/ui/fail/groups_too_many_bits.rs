quadrille::layout! {
    pub struct Name {
        board: 1 x 1,
        groups: { picture: [ "A" ], bits: "A.................................................................................................................................." },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
