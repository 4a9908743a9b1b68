quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        groups: { picture: [ "AAB" "CCB" "CDD" ], bits: [A, B, C, _, D, A] },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
