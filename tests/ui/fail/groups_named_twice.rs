quadrille::layout! {
    pub struct Name {
        board: 2 x 1,
        groups: { squares: { A: [a1], A: [b1] }, bits: "A" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
