#[derive(quadrille::Layout)]
#[layout(board = 8 x 8, number = rank * 8 + file)]
pub struct Name(u64);

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
