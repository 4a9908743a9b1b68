#[derive(quadrille::Layout)]
#[layout(board = 8 x 8, number = rank * 8 + file)]
pub struct Name { squares: u64 }

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
