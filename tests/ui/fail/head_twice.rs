quadrille::layout! {
    pub struct Name { board: 8 x 8, number: rank * 8 + file }
    pub struct Name { board: 8 x 8, number: file * 8 + rank }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
