quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        index: { hi: 3, lo: 3 },
        symmetry: { rotate_90: "hi <-> lo" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
