//! A board as the runtime's indexes know it.

use quadrille_tablebase::Outline;

use crate::board::Board;

/// The outline of a board.
pub(super) fn outline(board: &Board) -> Outline {
    let mut places = [0; 2];
    for place in board.squares().map(|square| board.place(square)) {
        places[place / 128] |= 1 << (place % 128);
    }
    Outline { files: board.files(), ranks: board.ranks(), places, steps: board.steps() }
}

/// A board in words: `a board of 8 x 8`, or of so many squares in it.
pub(super) fn in_words(board: &Board) -> String {
    match board.is_full() {
        true => format!("a board of {board}"),
        false => format!("a board of {} squares in {board}", board.len()),
    }
}
