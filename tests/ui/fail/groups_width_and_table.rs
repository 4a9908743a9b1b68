quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        number: [
            8 7 6
            4 5 3
            2 1 0
        ],
        groups: { picture: [ "AAB" "CCB" "CDD" ], bits: "ABCD" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
