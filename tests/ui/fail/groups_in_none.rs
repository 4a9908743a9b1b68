quadrille::layout! {
    pub struct Name {
        board: 3 x 2,
        groups: { squares: { A: [a1], B: [b1] }, bits: "AB" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
