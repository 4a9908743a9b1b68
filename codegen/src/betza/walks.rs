//! Riders whose steps are not plain leaps: lame (`nNN`), crooked (`zB`) and circular (`qN`) ones.
//!
//! Sources: R. Betza's notation, and H. G. Muller's "Betza notation (extended)" for `z` and `q` on movements of
//! one leg: the crooked bishop `zB` turns by a right angle after each step, to one side and back, and the
//! rose `qN` takes its steps around the circle of a knight's leaps.

use super::atoms::Atom;
use super::cursor::Cursor;
use super::modifiers::{Modifiers, Turn};
use super::{Result, directions, lame_route};
use crate::list::{collected, list};
use crate::model::{Step, UNLIMITED, Walk};

/// The walks of an atom with these modifiers and this range; none if its steps are plain leaps.
pub(super) fn walks(
    modifiers: &Modifiers,
    (atom, range): (&Atom, u8),
    cursor: &Cursor,
    start: usize,
) -> Result<Vec<Walk>> {
    if let Some(turn) = modifiers.turn {
        let turned = turning(turn, modifiers, (atom, range));
        return turned.map_err(|(why, help)| {
            cursor.error(start, format!("`{}` {why}", cursor.since(start)), help)
        });
    }
    let steps = match atom {
        _ if !modifiers.is_lame || range == 1 || atom.is_next() => return Ok(Vec::new()),
        Atom::Leaps { .. } => directions::choose(atom, modifiers, cursor, start)?,
        Atom::Steps(steps) => {
            let plain = steps.iter().all(|it| it.squares.len() == 1 && it.ride.is_none());
            if !plain || !modifiers.directions.is_empty() {
                return Ok(Vec::new());
            }
            list(steps.iter(), |it| it.squares[0])
        }
    };
    Ok(list(steps, |step| Walk { legs: lame_legs(step), range }))
}

/// The single steps of a lame leap; the piece may stop only after the last.
fn lame_legs(step: Step) -> Vec<(Step, bool)> {
    let mut before = (0, 0);
    let leg = |square: Step| {
        let leg = (square.0 - before.0, square.1 - before.1);
        before = square;
        (leg, square == step)
    };
    list(lame_route(step), leg)
}

/// A message, which follows the piece as written, and a help text.
type Refusal = (&'static str, &'static str);

/// The walks of a rider that turns, from each step of its atom to either side.
fn turning(
    turn: Turn,
    modifiers: &Modifiers,
    (atom, range): (&Atom, u8),
) -> std::result::Result<Vec<Walk>, Refusal> {
    if modifiers.is_lame || modifiers.hop.is_some() {
        return Err((
            "turns after each step, and is hindered on each square",
            "leave `n`, `p`, `g` or `j` out",
        ));
    }
    if !modifiers.directions.is_empty() {
        return Err((
            "has directions, but its path turns",
            "leave the directions out, or list the steps: `[(+1,+1), (+1,+1) > (+2,+0)]`",
        ));
    }
    match turn {
        Turn::Crooked if range == 1 => {
            Err(("takes one step, which has no turn", "write `zB`, `zR` or `zFF`"))
        }
        Turn::Crooked => crooked(atom, range),
        // A circle repeats by itself: `qN` is the rose, and so is `qNN`.
        Turn::Circular => circular(atom, if range == 1 { UNLIMITED } else { range }),
    }
}

/// Walks that turn by a right angle after each step, alternately to one side and to the other.
fn crooked(atom: &Atom, range: u8) -> std::result::Result<Vec<Walk>, Refusal> {
    if atom.leaps().is_empty() || atom.is_oblique() {
        let help = "`z` stands before straight and diagonal riders: `zB`, `zR`, `zDD`; list the steps of others";
        return Err(("turns by an angle that `z` does not say", help));
    }
    let walk = |(step, aside)| Walk { legs: vec![(step, true), (aside, true)], range };
    let both = |(files, ranks): Step| {
        [(ranks, -files), (-ranks, files)].map(|aside| walk(((files, ranks), aside)))
    };
    Ok(collected(atom.steps().into_iter().flat_map(both)))
}

/// Walks around the circle of an oblique atom's eight leaps.
fn circular(atom: &Atom, range: u8) -> std::result::Result<Vec<Walk>, Refusal> {
    let [leap] = atom.leaps() else { return Err(OBLIQUE) };
    if !atom.is_oblique() {
        return Err(OBLIQUE);
    }
    let mut circle = leap.steps();
    let mut walks = Vec::new();
    for _ in 0..2 {
        for first in 0..circle.len() {
            let legs = list(0..circle.len(), |leg| (circle[(first + leg) % circle.len()], true));
            walks.push(Walk { legs, range });
        }
        circle.reverse();
    }
    Ok(walks)
}

const OBLIQUE: Refusal = (
    "goes around no circle",
    "`q` stands before oblique atoms: the rose is `qN`; list the steps of others",
);
