quadrille::layout! {
    pub struct Name {
        board: 3 x 1,
        number: [ (0) 1 2 ],
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
