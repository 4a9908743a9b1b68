quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        groups: { picture: [ "AAB" "CCBB" "CDD" ], bits: "ABCD" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
