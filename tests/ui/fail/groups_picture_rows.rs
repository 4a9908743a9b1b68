quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        groups: { picture: [ "AAB" "CCB" ], bits: "ABC" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
