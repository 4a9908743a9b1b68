#[derive(quadrille::Layout)]
pub struct Name;

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
