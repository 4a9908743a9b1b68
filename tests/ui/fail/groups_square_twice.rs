quadrille::layout! {
    pub struct Name {
        board: 2 x 2,
        groups: { squares: { A: [a1 a2 a1], B: [b1 b2] }, bits: "AB" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
