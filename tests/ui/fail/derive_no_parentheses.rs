#[derive(quadrille::Layout)]
#[layout]
pub struct Name;

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
