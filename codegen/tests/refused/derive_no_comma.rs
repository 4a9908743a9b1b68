#[layout(board = 8 x 8 number = rank * 8 + file pieces = { rook: R })]
pub struct Name;
