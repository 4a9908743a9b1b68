//! The documentation of a layout: its board, what it shares, and what was verified.

use super::drawings;
use crate::list::list;
use crate::model::{Layout, Piece};
use crate::solve::Solution;
use crate::solve::sliders::RiderLookUp;
use crate::verify::Verified;

/// The documentation of the type behind the user's own: the board, drawn.
pub fn layout(layout: &Layout) -> String {
    let board = layout.board();
    let word =
        layout.word.map_or("no bitboards".to_owned(), |word| format!("bitboards are `{word}`"));
    let numbers = numbers(layout);
    let squares = if board.is_full() {
        String::new()
    } else {
        format!(", of which {} squares are there", board.len())
    };
    format!(
        "A layout of the {board} board{squares}; {word}; numbers take {numbers}.\n\n\
         ```text\n{}```{}",
        drawings::numbers(layout),
        named_squares(layout),
    )
}

/// `6 bits`, and their named fields where there are several.
fn numbers(layout: &Layout) -> String {
    let fields = list(&layout.fields, |field| format!("`{}: {}`", field.name, field.width));
    let fields = fields.join(", ");
    let bits = layout.numbering.bits();
    if layout.fields.len() > 1 { format!("{bits} bits, {fields}") } else { format!("{bits} bits") }
}

/// The names of squares that have names of their own, last rank first.
fn named_squares(layout: &Layout) -> String {
    let Some(names) = &layout.names.squares else { return String::new() };
    let names = drawings::drawn(layout.board(), &|square| names[square.index()].clone());
    format!("\n\nIts squares are called\n\n```text\n{names}```")
}

/// How much was verified before the layout was emitted; empty for one that was refused.
pub fn verified(verified: &Verified) -> String {
    if *verified == Verified::default() {
        return String::new();
    }
    format!("\n\nVerified by the compiler: {verified}.")
}

/// Draws, for each slider, which squares share an index of its attacks; empty if none do.
pub fn sharing(layout: &Layout, solution: &Solution) -> String {
    list(solution.sliders(), |solved| sharing_of(layout, solved)).concat()
}

fn sharing_of(layout: &Layout, solved: &RiderLookUp) -> String {
    let is_slider = |piece: &&Piece| piece.leaps.is_empty() && piece.rides == [solved.ride];
    let Some(piece) = layout.pieces.iter().find(is_slider) else { return String::new() };
    let indexes = solved.indexes(&layout.numbering);
    if indexes[0].len() == 1 {
        return String::new();
    }
    let drawing = drawings::drawn(layout.board(), &|square| {
        let index = indexes.iter().position(|class| class.contains(&square));
        index.filter(|&index| indexes[index].len() > 1).map_or("-".to_owned(), letter)
    });
    format!(
        "\n\nAttacks of `{}` are looked up in {} indexes: squares with one letter share theirs.\n\n\
         ```text\n{drawing}```",
        piece.name,
        indexes.len()
    )
}

/// A name of an index: `A` to `Z`, `a` to `z`, and then with a digit after it.
fn letter(index: usize) -> String {
    let letters = (b'A'..=b'Z').chain(b'a'..=b'z');
    let letter = letters.map(char::from).nth(index % 52).unwrap_or('?');
    match index / 52 {
        0 => letter.to_string(),
        again => format!("{letter}{again}"),
    }
}
