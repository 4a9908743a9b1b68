//! What is emitted in place of a board or numbers with mistakes, so that everything that refers to
//! them is there and rustc reports the mistakes only.

use super::fields::{allowed_width, whole, with_widths};
use super::{NamedBoard, Numbers};
use crate::list::list;
use crate::model::{Board, Field, Names, Numbering, WordSize};
use crate::parse::{Entry, Named};

/// An ordinary chess board.
pub(super) fn board() -> NamedBoard {
    let board = Board::new(8, 8).expect("64 squares are not too many");
    NamedBoard { board, names: Names::standard(board), is_described: false }
}

/// The numbers of the squares in board order, with the fields of the description if they can be kept.
pub(super) fn numbers(index: &Entry<Vec<Named<u64>>>, board: Board) -> Numbers {
    let numbers = list(board.squares(), |square| square.0);
    let numbering = Numbering::new(board, numbers).expect("ordinals are distinct");
    let fields = fields(index, &numbering);
    Numbers { numbering, groups: Vec::new(), fields, word: WordSize::for_numbers(board.len()) }
}

/// The fields by their names in the description, as far as these and the bits go.
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
