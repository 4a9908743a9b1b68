quadrille::layout! {
    pub struct Name {
        board: 9 x 10,
        number: rank * 9 + file,
        symmetry: { rotate_90: number + 1 },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
