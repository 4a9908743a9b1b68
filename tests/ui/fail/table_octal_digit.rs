quadrille::layout! {
    pub struct Name {
        board: 4 x 2,
        number: octal [ 00 08 02 03; 04 05 06 19 ],
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
