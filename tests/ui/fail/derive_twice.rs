#[derive(quadrille::Layout)]
#[layout(board = 8 x 8)]
#[layout(number = rank * 8 + file, board = 9 x 9)]
pub struct Name;

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
