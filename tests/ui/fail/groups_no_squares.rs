quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        groups: { bits: "ABCD" },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
