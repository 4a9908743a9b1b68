quadrille::layout! {
    pub struct Name {
        board: 2 x 1,
        number: binary [ 0 1 ],
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
