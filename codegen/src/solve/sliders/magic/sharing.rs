//! The demand that all squares which symmetries of the board exchange share one index.

use crate::board::Square;
use crate::sort;

use super::super::GivenError;
use super::super::problem::Problem;
use super::MagicTables;

/// The classes of the squares that are looked up, each with its slots, by their first squares: those
/// that are no class's first have no slots.
fn classes(problem: &Problem<'_>) -> Vec<Vec<usize>> {
    let board = problem.numbering.board();
    let symmetries: Vec<_> = board.symmetries().collect();
    let mut classes = vec![Vec::new(); board.len()];
    for (slot, &square) in problem.squares.iter().enumerate() {
        let images = |square| symmetries.iter().map(move |&s| board.image(square, s));
        if let Some(first) = square.and_then(|square| images(square).min()) {
            classes[first.index()].push(slot);
        }
    }
    classes
}

/// Checks that all squares of each class share their index.
pub(super) fn demand(problem: &Problem<'_>, tables: &MagicTables) -> Result<(), GivenError> {
    let mut sets = classes(problem).into_iter().map(|slots| sharing(problem, tables, &slots));
    match sets.find(|sets| sets.len() > 1) {
        Some(sets) => Err(GivenError::NotShared { sets }),
        None => Ok(()),
    }
}

/// The sets of squares, among those of some slots, that share their index.
fn sharing(problem: &Problem<'_>, tables: &MagicTables, slots: &[usize]) -> Vec<Vec<Square>> {
    let mut sets: Vec<(Vec<u32>, Vec<Square>)> = Vec::new();
    for &slot in slots {
        let offsets = tables.squares[slot].iter().map(|part| part.offset).collect();
        match sets.iter_mut().find(|(others, _)| *others == offsets) {
            Some((_, squares)) => squares.extend(problem.squares[slot]),
            None => sets.push((offsets, problem.squares[slot].into_iter().collect())),
        }
    }
    sort::by_key(&mut sets, |(_, squares)| squares.first().copied());
    sets.into_iter().map(|(_, squares)| squares).collect()
}
