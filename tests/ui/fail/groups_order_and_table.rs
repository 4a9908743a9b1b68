quadrille::layout! {
    pub struct Name {
        board: 2 x 2,
        number: [
            0 3
            2 1
        ],
        groups: { squares: { A: [a1 b2], B: [b1 a2] }, bits: "AB" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
