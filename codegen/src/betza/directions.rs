//! Directions: the letters before an atom that select some of its steps.
//!
//! - On straight atoms (`W`) each letter is a direction of its own.
//! - On diagonal atoms (`F`) one letter is a half of the board; two perpendicular letters are a corner.
//! - On oblique atoms (`N`) one letter selects the two steps that lead farthest in its direction. With two letters the
//!   second one selects such a pair of steps, and the first one a half of the board. A letter and `h` select
//!   all steps in a half of the board. `hr` and `hl` select steps that a quarter turn carries into each other.
//! - On `K` and `Q` one letter is straight and two letters are diagonal.

use super::Result;
use super::atoms::Atom;
use super::cursor::Cursor;
use super::modifiers::Modifiers;
use crate::model::Step;

/// The steps of an atom that its modifiers leave.
pub(super) fn choose(
    atom: &Atom,
    modifiers: &Modifiers,
    cursor: &Cursor,
    start: usize,
) -> Result<Vec<Step>> {
    let all = atom.steps();
    let shape = match atom.leaps() {
        [_, _] => StepShape::King,
        _ => all.first().map_or(StepShape::Straight, |&step| StepShape::of(step)),
    };
    chosen(all, &modifiers.directions, |_| shape, |step| *step, cursor, start)
}

/// The items whose steps the letters choose, or all if there are no letters.
pub(super) fn chosen<T>(
    items: Vec<T>,
    letters: &[(char, usize)],
    shape: impl Fn(Step) -> StepShape,
    step: impl Fn(&T) -> Step,
    cursor: &Cursor,
    start: usize,
) -> Result<Vec<T>> {
    if letters.is_empty() {
        return Ok(items);
    }
    let mut chosen = Vec::new();
    for item in items {
        let (step, shape) = (step(&item), shape(step(&item)));
        let directions = directions(letters, shape, cursor)?;
        if directions.iter().any(|direction| direction.has(step, shape)) {
            chosen.push(item);
        }
    }
    if chosen.is_empty() {
        let message = format!("`{}` goes nowhere", cursor.since(start));
        return Err(cursor.error(start, message, "leave a direction out"));
    }
    Ok(chosen)
}

/// The shape of steps, which decides how letters of directions are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepShape {
    Straight,
    Diagonal,
    Oblique,
    King,
}

impl StepShape {
    pub(super) fn of((files, ranks): Step) -> StepShape {
        match (files.abs(), ranks.abs()) {
            (0, _) | (_, 0) => StepShape::Straight,
            (files, ranks) if files == ranks => StepShape::Diagonal,
            _ => StepShape::Oblique,
        }
    }
}

/// Letters that together choose some steps.
#[derive(Clone, Copy)]
enum Chosen {
    /// `f`.
    One(char),
    /// `lf`.
    Two(char, char),
    /// `fh`.
    Half(char),
    /// `hr` or `hl`.
    Chiral(char),
}

/// Takes letters together as XBoard does: with the next one if they can combine.
fn directions(letters: &[(char, usize)], shape: StepShape, cursor: &Cursor) -> Result<Vec<Chosen>> {
    let mut chosen = Vec::new();
    let mut rest = letters;
    while let [(first, index), after @ ..] = rest {
        let next = after.first().map(|&(letter, _)| letter);
        let has_halves = matches!(shape, StepShape::Oblique | StepShape::King);
        let (choice, length) = match (first, next) {
            ('h', Some(side @ ('r' | 'l'))) if shape == StepShape::Oblique => {
                (Chosen::Chiral(side), 2)
            }
            ('f' | 'b' | 'l' | 'r', Some('h')) if has_halves => (Chosen::Half(*first), 2),
            (_, Some('h')) | ('h', _) => {
                let index = if *first == 'h' { *index } else { after[0].1 };
                let message = "`h` is half of an oblique atom's steps, and has none here";
                let help = "write `fhN`, `hrN` or `hlN`; elsewhere leave `h` out";
                return Err(cursor.error(index, message.to_owned(), help));
            }
            (&first, Some(next)) if first == next => (Chosen::One(first), 2),
            (&first, Some(next)) if shape != StepShape::Straight && combine(first, next) => {
                (Chosen::Two(first, next), 2)
            }
            (&first, _) => (Chosen::One(first), 1),
        };
        chosen.push(choice);
        rest = &rest[length..];
    }
    Ok(chosen)
}

/// Whether two letters across each other are one direction.
fn combine(first: char, second: char) -> bool {
    match first {
        'f' | 'b' => matches!(second, 'l' | 'r' | 's'),
        'l' | 'r' => matches!(second, 'f' | 'b' | 'v'),
        _ => false,
    }
}

/// Whether a step leads in the direction of a letter.
fn is_towards((right, ahead): Step, letter: char) -> bool {
    match letter {
        'f' => ahead > 0,
        'b' => ahead < 0,
        'r' => right > 0,
        'l' => right < 0,
        'v' => ahead != 0,
        _ => right != 0,
    }
}

/// Whether a step leads farther in the direction of a letter than across it.
fn is_mainly((right, ahead): Step, letter: char) -> bool {
    let is_along = match letter {
        'f' | 'b' | 'v' => ahead.abs() > right.abs(),
        _ => right.abs() > ahead.abs(),
    };
    is_along && is_towards((right, ahead), letter)
}

impl Chosen {
    fn has(self, step: Step, shape: StepShape) -> bool {
        match self {
            Chosen::One(letter) if shape == StepShape::Diagonal => is_towards(step, letter),
            Chosen::One(letter) => is_mainly(step, letter),
            Chosen::Two(first, second) if shape == StepShape::Oblique => {
                is_towards(step, first) && is_mainly(step, second)
            }
            Chosen::Two(first, second) => is_towards(step, first) && is_towards(step, second),
            Chosen::Half(letter) => is_towards(step, letter),
            // Right-handed steps are the turns of the one that goes far forward and near right.
            Chosen::Chiral(side) => {
                let (right, ahead) = step;
                let is_right = (ahead.abs() > right.abs()) == (ahead.signum() == right.signum());
                is_right == (side == 'r')
            }
        }
    }
}
