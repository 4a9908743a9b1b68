//! XBoard's legs: after `a` the atom is taken again from its target. `afsW` is xiangqi's horse, `mafsmafW` janggi's
//! elephant.
//!
//! Letters of directions after `a` are those of a king that faces the direction of the previous step, so that
//! `fs` turns by 45 degrees: from a straight step to a diagonal one of the same length, and back. Without letters a leg
//! goes in all directions of its own kind. Each square on the way must be empty: that is XBoard's `m`, the default for
//! all legs but the last: `m` and `c` belong to their leg, so that `myafsF` captures and `yamfsF` does not. After `y` the last
//! leg rides.
//!
//! Source: H. G. Muller, "Betza notation and XBoard", and his comments at chessvariants.com.

use quadrille_runtime::Direction;

use super::Result;
use super::atoms::Atom;
use super::cursor::Cursor;
use super::directions::{self, StepShape, chosen};
use super::modifiers::Modifiers;
use crate::list::list;
use crate::model::{Limits, Manner, MovementPart, PassingStep, Step, UNLIMITED, leap_of};
use crate::sort;

/// The squares passed so far, and the last step.
type Route = (Vec<Step>, Step);

/// The parts of an atom with several legs.
pub(super) fn parts(
    modifiers: &Modifiers,
    (atom, range): (&Atom, u8),
    cursor: &Cursor,
    start: usize,
) -> Result<Vec<MovementPart>> {
    let refuse = |message: &str, help| Err(cursor.error(start, message.to_owned(), help));
    let earlier = &modifiers.earlier;
    if earlier.iter().any(|leg| leg.captures) {
        return refuse("an earlier leg captures on its way", RULE);
    }
    if modifiers.is_lame || modifiers.hop.is_some() || modifiers.turn.is_some() {
        let help = "the squares on the way must be empty: leave `n`, `p`, `g`, `j`, `z` or `q` out";
        return refuse("legs behind `a` take no letter for how they are hindered", help);
    }
    let [leap, ..] = atom.leaps() else {
        return refuse(
            "a list of steps is taken once",
            "list the squares that each step passes: `[(+1,0) > (+2,+1)]`",
        );
    };
    let (last, before) = earlier.split_last().expect("it has legs");
    let is_unsaid = modifiers.directions.is_empty() || leap.n != 1 || range != 1;
    if last.then_rides && before.is_empty() && is_unsaid {
        let message = format!("`{}` does not say how it rides on", cursor.since(start));
        return refuse(&message, "write `yafsF`, `yafsW`, or legs in brackets");
    }
    if range != 1 || before.iter().any(|leg| leg.then_rides) || last.then_rides && leap.n != 1 {
        let help = "only the last leg may ride, by `y`: `mafsyafW`; a step and a ride are `[F-R]`";
        return refuse("each leg is one step", help);
    }
    if before.len() >= LEGS {
        return refuse(
            "the piece has more legs than are understood",
            "at most five steps follow one another",
        );
    }
    let first = Modifiers { directions: earlier[0].directions.clone(), ..modifiers.clone() };
    let firsts = directions::choose(atom, &first, cursor, start)?;
    let mut routes: Vec<Route> = list(firsts, |step| (vec![step], step));
    let later = earlier[1..].iter().map(|leg| &leg.directions).chain([&modifiers.directions]);
    for letters in later {
        routes = sort::distinct(continued(&routes, atom, letters, cursor, start)?);
    }
    let manner = if last.then_rides { Manner::Ride(UNLIMITED) } else { Manner::Leap };
    let passing = |(mut path, step): Route| {
        path.pop();
        PassingStep { step, path }
    };
    let steps = sort::distinct(list(routes, passing));
    let (walks, limits) = (Vec::new(), Limits::default());
    let (is_cylindrical, purpose) = (false, modifiers.purpose);
    Ok(vec![MovementPart { steps, walks, manner, is_cylindrical, purpose, limits }])
}

/// The greatest number of legs after the first two. Each multiplies the number of paths by up to eight.
const LEGS: usize = 3;

const RULE: &str =
    "what is captured on the way is a rule of the game, not a movement: leave it to the program";

/// Each path extended by one leg, unless it would return to the piece's own square.
fn continued(
    routes: &[Route],
    atom: &Atom,
    letters: &[(char, usize)],
    cursor: &Cursor,
    start: usize,
) -> Result<Vec<Route>> {
    let mut longer = Vec::new();
    for (path, step) in routes {
        for next in turned(*step, atom, letters, cursor, start)? {
            let at = path.last().copied().unwrap_or_default();
            let to = (at.0 + next.0, at.1 + next.1);
            if to != (0, 0) && !path.contains(&to) {
                let mut path = path.clone();
                path.push(to);
                longer.push((path, next));
            }
        }
    }
    if longer.is_empty() {
        let message = "this leg leads back over a square of its way".to_owned();
        return Err(cursor.error(start, message, "choose other directions"));
    }
    Ok(longer)
}

/// The steps that letters choose after a step.
fn turned(
    step: Step,
    atom: &Atom,
    letters: &[(char, usize)],
    cursor: &Cursor,
    start: usize,
) -> Result<Vec<Step>> {
    if letters.is_empty() {
        return Ok(atom.steps());
    }
    let sided = |&&(letter, _): &&(char, usize)| matches!(letter, 'l' | 'r');
    if let (true, Some(&(letter, index))) = (atom.is_oblique(), letters.iter().find(sided)) {
        let message = format!("`{letter}` differs for a step to the left and one to the right");
        let help = "write `s` for both sides, or list the steps";
        return Err(cursor.error(index, message, help));
    }
    let circle = circle(step);
    let now = circle.iter().position(|&it| it == step).unwrap_or(0);
    let seen = list(0..circle.len(), |turn| {
        let (files, ranks) = Direction::ALL[turn].delta();
        (circle[(now + turn) % circle.len()], (files.into(), ranks.into()))
    });
    let kept = chosen(
        seen,
        letters,
        |_| StepShape::King,
        |(_, seen): &(Step, Step)| *seen,
        cursor,
        start,
    )?;
    Ok(list(kept, |(step, _)| step))
}

/// The eight steps around a piece among which this step is, clockwise: straight and diagonal steps of one length, or
/// the leaps of an oblique atom.
fn circle(step: Step) -> Vec<Step> {
    let length = step.0.abs().max(step.1.abs());
    let king = |direction: Direction| {
        let (files, ranks) = direction.delta();
        (i16::from(files) * length, i16::from(ranks) * length)
    };
    match leap_of(step) {
        Some(leap) if StepShape::of(step) == StepShape::Oblique => leap.steps(),
        _ => list(Direction::ALL, king),
    }
}
