//! The functions that walk: the relevant squares of a piece, and the squares that it passes between every two squares
//! of an attack.

use quadrille_runtime::moves::{Grid, Route, path, relevant};
use quadrille_runtime::{U256, Word};

use super::Defect;
use crate::counted_work;
use crate::list::list;
use crate::model::{Layout, Numbering, Rule, Square, SquareSet, WordSize, in_words};
use crate::reference::moves;
use crate::solve::moves::owned_walks::{cells, grid};
use crate::solve::moves::routes::routes;

pub(super) fn verify(layout: &Layout, word: WordSize) -> Result<(), Defect> {
    in_words!(word, W => of_word::<W>(layout))
}

fn of_word<W: Word>(layout: &Layout) -> Result<(), Defect> {
    let (numbering, cells) = (&layout.numbering, &cells(&layout.numbering));
    for piece in &layout.pieces {
        let [white, black] = piece.rules();
        let [of_white, of_black] = routes(numbering, piece);
        let is_alike = white == black && of_white == of_black;
        let sides = [(white, of_white), (black, of_black)];
        for (rules, routes) in sides.iter().take(if is_alike { 1 } else { 2 }) {
            let steps: Vec<Route<'_, W>> = list(routes.iter(), |route| route.borrowed());
            let mut squares = numbering.board().squares();
            let checked = squares
                .try_for_each(|from| check(numbering, grid(numbering, cells), rules, &steps, from));
            let of = || format!("{}_path or {0}_relevant", piece.name);
            checked.map_err(|detail| Defect { of: of(), detail })?;
        }
    }
    Ok(())
}

/// Checks the routes of a side from a square against its movement.
fn check<'r, W: Word>(
    numbering: &Numbering,
    grid: Grid<'_>,
    rules: &[Rule],
    steps: &[Route<'r, W>],
    square: Square,
) -> Result<(), String> {
    let board = numbering.board();
    let word = |square| W::truncated(U256::bit(numbering.number(square).into()));
    let (file, rank, from) = (board.file(square), board.rank(square), word(square));
    let expected = W::truncated(numbering.word(moves::relevant(board, square, rules)));
    if relevant(grid, steps, (file, rank), from) != expected {
        return Err(format!("relevant squares of {square:?}"));
    }
    let on_ways = moves::passed(board, square, rules);
    if steps.is_empty() && on_ways.iter().all(|(_, squares)| squares.is_zero()) {
        // Without routes, no attack may pass a square.
        return Ok(());
    }
    let mut passed = vec![None; board.len()];
    for (to, squares) in on_ways {
        *passed[to.index()].get_or_insert(SquareSet::MIN) |= squares;
    }
    // The path to a square that is never attacked must be empty. Only routes that do not
    // capture, or do not start here, could break that: paths are tested where these lead.
    let strays = |route: &&Route<'_, W>| !route.captures || route.from & from == W::ZERO;
    let free = |route: &Route<'r, W>| Route { captures: true, from: !W::ZERO, ..*route };
    let strays: Vec<Route<'_, W>> = list(steps.iter().filter(strays), free);
    let may_stray =
        |to| !strays.is_empty() && path(grid, &strays, (file, rank), from, word(to)) != W::ZERO;
    for (to, passed) in board.squares().zip(passed) {
        if passed.is_none() && !may_stray(to) {
            continue;
        }
        let passed = passed.unwrap_or(SquareSet::MIN);
        counted_work::add(16);
        if path(grid, steps, (file, rank), from, word(to)) != W::truncated(numbering.word(passed)) {
            return Err(format!("squares passed from {square:?} to {to:?}"));
        }
    }
    Ok(())
}
