#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, quadrille::Layout)]
pub struct Name;

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
