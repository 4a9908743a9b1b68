quadrille::layout! {
    pub struct Name {
        board: 2 x 1,
        groups: { squares: { A: [a1 b1], B: [] }, bits: "AB" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
