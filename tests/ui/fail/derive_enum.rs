#[derive(quadrille::Layout)]
#[layout(board = 8 x 8, number = rank * 8 + file)]
pub enum Name { A }

fn main() {}
