#[derive(quadrille::Layout)]
#[layout(board = 8 x 8, number = rank * 8 + file, pieces = { rook: R, gold: WfF })]
pub struct Name;

fn main() {
    let _: quadrille::Square<Name> = Name::A1;
}
