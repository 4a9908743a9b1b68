//! Substitutes for a board or numbers with mistakes: the items that refer to them are still emitted, and
//! rustc reports the mistakes only.

use super::fields::{allowed_width, whole, with_widths};
use super::{NamedBoard, Numbers};
use crate::list::list;
use crate::model::{Board, Field, Names, Numbering, WordSize};
use crate::parse::{Entry, Named};

/// The substitute for a board: that of chess.
pub(super) fn board() -> NamedBoard {
    let board = Board::new(8, 8).expect("64 squares are not too many");
    NamedBoard { board, names: Names::standard(board), is_described: false }
}

/// The substitute for numbers: the squares in board order, with the fields of the description if they fit.
pub(super) fn numbers(index: &Entry<Vec<Named<u64>>>, board: Board) -> Numbers {
    let numbers = list(board.squares(), |square| square.0);
    let numbering = Numbering::new(board, numbers).expect("ordinals are distinct");
    let fields = fields(index, &numbering);
    Numbers { numbering, groups: Vec::new(), fields, word: WordSize::for_numbers(board.len()) }
}

/// Fields with the names of the description, as many as there are names and bits for.
fn fields(entry: &Entry<Vec<Named<u64>>>, numbering: &Numbering) -> Vec<Field> {
    let Some(said) = entry.given() else { return whole(numbering) };
    let is_valid = |field: &Named<u64>| allowed_width(field, said.len()).is_ok();
    let bits = numbering.bits();
    if said.is_empty() || said.len() > bits as usize || !said.iter().all(is_valid) {
        return whole(numbering);
    }
    let mut widths = vec![1; said.len()];
    widths[said.len() - 1] = bits - (said.len() as u32 - 1);
    with_widths(said, widths)
}
