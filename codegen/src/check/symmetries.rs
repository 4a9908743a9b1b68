//! Names of symmetries, in claims and circuits.

use quadrille_runtime::Symmetry;

use crate::diagnostic::Diagnostic;
use crate::list::list;
use crate::model::Board;
use crate::parse::Name;
use crate::text::joined;

use super::NamedBoard;

/// The symmetry of this name, which the board must have.
pub(super) fn board_symmetry(
    word: &Name,
    named_board: &NamedBoard,
) -> Result<Symmetry, Diagnostic> {
    let known = list(Symmetry::ALL, |symmetry| (symmetry.name(), symmetry));
    // There is nothing to claim about the identity.
    let symmetry = word.one_of(&known[1..], "there is no symmetry")?;
    if !named_board.board.has(symmetry) {
        return Err(Diagnostic::new(word.extent, lacking(named_board.board, &word.text))
            .help(own(named_board.board)));
    }
    Ok(symmetry)
}

fn lacking(board: Board, name: &str) -> String {
    if board.is_full() {
        return format!("a board of {board} has no `{name}`");
    }
    format!("the squares that are there on this board of {board} have no `{name}`")
}

/// The help text that lists the board's symmetries.
fn own(board: Board) -> String {
    let names = list(board.symmetries().skip(1), |s| format!("`{s}`"));
    format!("it has {}", if names.is_empty() { "none".to_owned() } else { joined(&names, "and") })
}
