quadrille::layout! {
    pub struct Name {
        board: 2 x 1,
        number: [ -1 0 ],
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
