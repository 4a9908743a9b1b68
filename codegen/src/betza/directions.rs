//! Directions: letters before an atom, which choose some of its steps.
//!
//! - On straight atoms (`W`) each letter is a direction.
//! - On diagonal atoms (`F`) one letter is a half of the board, and two perpendicular letters are a corner.
//! - On oblique atoms (`N`) one letter chooses the two steps that lead farthest in its direction. With two letters the
//!   second chooses such a pair of steps, and the first a half of the board. A letter and `h` choose
//!   all steps in a half of the board. `hr` and `hl` choose the steps of one handedness, which quarter turns map to each
//!   other.
//! - On `K` and `Q` one letter is a straight step, and two letters are a diagonal one.

use super::Result;
use super::atoms::Atom;
use super::cursor::Cursor;
use super::modifiers::Modifiers;
use crate::model::Step;

/// The steps of an atom that its modifiers choose.
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

/// The items whose steps the letters choose, or all items if there are no letters.
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
        if is_chosen(step, letters, shape, cursor)? {
            chosen.push(item);
        }
    }
    if chosen.is_empty() {
        let message = format!("`{}` goes nowhere", cursor.since(start));
        return Err(cursor.error(start, message, "leave a direction out"));
    }
    Ok(chosen)
}

/// The shape of an atom's steps, which decides the meaning of letters.
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

/// True if the letters choose a step. As in XBoard, a letter is read together with the next if the two combine.
fn is_chosen(
    step: Step,
    letters: &[(char, usize)],
    shape: StepShape,
    cursor: &Cursor,
) -> Result<bool> {
    let is_oblique = shape == StepShape::Oblique;
    let has_halves = is_oblique || shape == StepShape::King;
    let mut is_chosen = false;
    let mut rest = letters;
    while let [(first, index), after @ ..] = rest {
        let first = *first;
        let next = after.first().map(|&(letter, _)| letter);
        let (is_in, length) = match (first, next) {
            ('h', Some(side @ ('r' | 'l'))) if is_oblique => (is_chiral(step, side), 2),
            ('f' | 'b' | 'l' | 'r', Some('h')) if has_halves => (is_towards(step, first), 2),
            (_, Some('h')) | ('h', _) => {
                let index = if first == 'h' { *index } else { after[0].1 };
                let message = "`h` is half of an oblique atom's steps, and has none here";
                let help = "write `fhN`, `hrN` or `hlN`; elsewhere leave `h` out";
                return Err(cursor.error(index, message.to_owned(), help));
            }
            (_, Some(next)) if shape != StepShape::Straight && combine(first, next) => {
                let is_second = if is_oblique { is_mainly } else { is_towards };
                (is_towards(step, first) && is_second(step, next), 2)
            }
            _ => {
                let is_it = if shape == StepShape::Diagonal { is_towards } else { is_mainly };
                (is_it(step, first), if next == Some(first) { 2 } else { 1 })
            }
        };
        is_chosen |= is_in;
        rest = &rest[length..];
    }
    Ok(is_chosen)
}

/// True if two perpendicular letters are one direction.
pub(super) fn combine(first: char, second: char) -> bool {
    match first {
        'f' | 'b' => matches!(second, 'l' | 'r' | 's'),
        'l' | 'r' => matches!(second, 'f' | 'b' | 'v'),
        _ => false,
    }
}

/// True if a step leads in the direction of a letter.
pub(super) fn is_towards((right, ahead): Step, letter: char) -> bool {
    match letter {
        'f' => ahead > 0,
        'b' => ahead < 0,
        'r' => right > 0,
        'l' => right < 0,
        'v' => ahead != 0,
        _ => right != 0,
    }
}

/// True if a step leads farther in the direction of a letter than across it.
pub(super) fn is_mainly((right, ahead): Step, letter: char) -> bool {
    let is_along = match letter {
        'f' | 'b' | 'v' => ahead.abs() > right.abs(),
        _ => right.abs() > ahead.abs(),
    };
    is_along && is_towards((right, ahead), letter)
}

/// True if a step has the handedness of `side`. The right-handed steps are the turns of the one that goes far forward
/// and a little right.
fn is_chiral((right, ahead): Step, side: char) -> bool {
    let is_right = (ahead.abs() > right.abs()) == (ahead.signum() == right.signum());
    is_right == (side == 'r')
}
