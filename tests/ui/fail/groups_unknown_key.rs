quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        groups: { pictures: [ "AAB" "CCB" "CDD" ], bits: "ABCD" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
