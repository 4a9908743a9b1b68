#[layout(board = 8 x 8)]
#[layout(number = rank * 8 + file, board = 9 x 9)]
pub struct Name;
