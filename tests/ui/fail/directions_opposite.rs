#[derive(quadrille::Layout)]
#[layout(board = 4 x 4, number = rank * 4 + file, directions = { north: (0, +1), south: (+1, -1) })]
pub struct Name;

fn main() {
    let _ = Name::A1;
}
