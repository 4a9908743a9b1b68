quadrille::layout! {
    pub struct Name {
        board: 2 x 2,
        groups: {
            picture: [ "AB" "AB" ],
            squares: { A: [a1 b2], B: [b1 a2] },
            bits: "AB",
        },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
