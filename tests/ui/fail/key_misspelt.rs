quadrille::layout! {
    pub struct Name {
        boards: 8 x 8,
        numbr: rank * 8 + file,
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
