//! Which way pawns go.

use quadrille_runtime::Direction;

use crate::board::Board;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::did_you_mean::did_you_mean;
use crate::parse::{Entry, Word};

/// Where the pawns of White and of Black go: north and south unless said otherwise, and opposite
/// ways where only one is said.
pub(crate) fn pawns(
    pawns: &Entry<Vec<(Word, Word)>>,
    board: Board,
    diagnostics: &mut Diagnostics,
) -> [Direction; 2] {
    let mut said = [None; 2];
    for (color, direction) in pawns.given().into_iter().flatten() {
        let direction = diagnostics.take(forward(direction, board));
        match color.text.as_str() {
            "white" => said[0] = direction,
            "black" => said[1] = direction,
            unknown => {
                let message = format!("there is no colour `{unknown}`");
                let help = did_you_mean(unknown, ["white", "black"]);
                diagnostics.push(Diagnostic::new(color.place, message).help(help));
            }
        }
    }
    match said {
        [None, None] => [Direction::North, Direction::South],
        [Some(white), None] => [white, white.opposite()],
        [None, Some(black)] => [black.opposite(), black],
        [Some(white), Some(black)] => [white, black],
    }
}

/// The way a pawn goes, along a file or a rank.
fn forward(word: &Word, board: Board) -> Result<Direction, Diagnostic> {
    // A board that is no square grid can be turned by half, but not by a quarter.
    let turn = if board.is_square_grid() { 2 } else { 4 };
    let straight = || Direction::ALL.into_iter().step_by(turn);
    let named = straight().find(|direction| direction.name() == word.text);
    named.ok_or_else(|| {
        let message = format!("pawns cannot go `{}`", word.text);
        let names: Vec<&str> = straight().map(Direction::name).collect();
        Diagnostic::new(word.place, message).help(did_you_mean(&word.text, names))
    })
}
