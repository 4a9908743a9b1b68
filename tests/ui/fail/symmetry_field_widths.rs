quadrille::layout! {
    pub struct Name {
        board: 8 x 8,
        number: rank * 8 + file,
        index: { hi: 2, lo: 4 },
        symmetry: { flip_diagonal: hi <-> lo },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
