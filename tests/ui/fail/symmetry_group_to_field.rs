quadrille::layout! {
    pub struct Name {
        board: 2 x 2,
        groups: { picture: [ "AB" "AB" ], bits: "AB" },
        index: { hi: 1, lo: 1 },
        symmetry: { flip_horizontal: A -> hi },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
