quadrille::layout! {
    pub struct Name {
        board: 2 x 2,
        groups: { picture: [ "AB" "AB" ], bits: "AB" },
        symmetry: { flip_horizontal: A ^ 1 },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
