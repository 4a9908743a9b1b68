quadrille::layout! {
    pub struct Name {
        board: 2 x 2,
        groups: { picture: [ "ab" "ab" ], bits: "ab" },
        index: { a: 1, b: 1 },
        symmetry: { flip_horizontal: a <-> b },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
