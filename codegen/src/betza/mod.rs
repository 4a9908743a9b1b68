//! Parses movements: Betza's notation as XBoard extends it and Fairy-Stockfish uses it, lists of
//! steps, and the regions that confine them.
//!
//! Sources: H. G. Muller, "Betza notation and XBoard" (the meaning of directions is that of its
//! table 2); Fairy-Stockfish, `variants.ini`, "Custom pieces" (lame leapers and hoppers).
//!
//! - [`modifiers`]: the lower-case letters before an atom; [`directions`]: those of them that choose steps
//! - [`atoms`]: what follows them, `N`, `(1,4)` or a list of steps, with its range
//! - [`cursor`]: the characters, one by one

mod atoms;
mod cursor;
mod directions;
mod modifiers;

use crate::list::list;
use crate::model::movement::{Limits, Manner, Movement, MovementPart, Step};
use crate::sort;
use atoms::Atom;
use cursor::Cursor;
use modifiers::Modifiers;

/// What is wrong with a movement, and where.
#[derive(Clone, Debug)]
pub struct BetzaError {
    /// The place of the first character at fault, counted in characters from 0.
    pub start: usize,
    /// The place behind the last.
    pub end: usize,
    /// What is wrong, and where in the notation.
    pub message: String,
    /// What to write instead.
    pub help: String,
}

type Result<T> = std::result::Result<T, BetzaError>;

/// Reads a movement: `mRcpR`, `W + F on points in palace`, `[(+1,+2), (-1,+2)]`.
///
/// # Errors
/// When it is no movement, or one that means nothing.
///
/// ```
/// use quadrille_codegen::betza;
/// let gold = betza::parse("WfF").unwrap();
/// assert_eq!(gold.parts[1].steps, [(-1, 1), (1, 1)]);
/// let error = betza::parse("gN").unwrap_err();
/// assert_eq!(error.message, "`gN` hops over nothing: a knight's leap has no line of squares");
/// ```
pub fn parse(source: &str) -> Result<Movement> {
    let mut cursor = Cursor::new(source);
    let mut movement = Movement::default();
    loop {
        let start = cursor.place();
        let first = movement.parts.len();
        while !cursor.is_at_break() {
            let (begin, part) = (cursor.place(), part(&mut cursor)?);
            if movement.parts[first..].contains(&part) {
                let message = format!("the atom `{}` is repeated", cursor.since(begin));
                let help = "once is enough; a rider has it doubled, side by side";
                return Err(cursor.error(begin, message, help));
            }
            movement.parts.push(part);
        }
        if movement.parts.len() == first {
            let help = "write `R`, `BN`, `(1,4)`, `fW` or another movement";
            return Err(cursor.error(start, "expected how the piece moves".to_owned(), help));
        }
        let limits = limits(&mut cursor)?;
        movement.parts[first..].iter_mut().for_each(|part| part.limits = limits.clone());
        if cursor.is_at_end() {
            return Ok(movement);
        }
        cursor.expect_plus()?;
    }
}

/// `on points in palace`.
fn limits(cursor: &mut Cursor) -> Result<Limits> {
    let mut limits = Limits::default();
    while let Some(word) = cursor.eat_word(&["on", "in"]) {
        let start = cursor.place();
        let limit = if word == "on" { &mut limits.on } else { &mut limits.within };
        let name = cursor.eat_name();
        if name.is_empty() {
            let message = format!("expected the name of a region after `{word}`");
            return Err(cursor.error(start, message, "write `F in palace`"));
        }
        if limit.replace(name).is_some() {
            let message = format!("`{word}` stands twice");
            return Err(cursor.error(
                start,
                message,
                "name one region that is the squares of both",
            ));
        }
    }
    Ok(limits)
}

/// Modifiers, an atom, and its range.
fn part(cursor: &mut Cursor) -> Result<MovementPart> {
    let start = cursor.place();
    let modifiers = Modifiers::read(cursor)?;
    let atom = Atom::read(cursor)?;
    let range = atom.range(cursor)?;
    let (steps, paths) = match &atom {
        Atom::Steps(steps) => (list(steps.iter(), |s| s.step), Some(steps)),
        _ => (directions::choose(&atom, &modifiers, cursor, start)?, None),
    };
    if paths.is_some() && !modifiers.directions.is_empty() {
        let message = "a list of steps has no directions".to_owned();
        return Err(cursor.error(start, message, "leave steps out of the list instead"));
    }
    let steps = sort::distinct(steps);
    let manner = match paths {
        Some(listed) if listed.iter().any(|step| !step.path.is_empty()) => {
            modifiers.check_passing(range, cursor, start)?;
            let path = |step: &Step| {
                let of = listed.iter().find(|listed| listed.step == *step);
                of.map(|listed| listed.path.clone()).unwrap_or_default()
            };
            Manner::Lame(list(steps.iter(), path))
        }
        _ => match modifiers.manner(&atom, range, cursor, start)? {
            Manner::Lame(_) => Manner::Lame(list(steps.iter(), |&step| lame_path(step))),
            manner => manner,
        },
    };
    let purpose = modifiers.purpose;
    Ok(MovementPart { steps, manner, purpose, limits: Limits::default() })
}

/// The squares that a lame leaper passes: along the longer axis first, until as much is left of
/// both, then diagonally.
fn lame_path((files, ranks): Step) -> Vec<Step> {
    let (mut file, mut rank) = (0, 0);
    let mut path = Vec::new();
    loop {
        let (left, up): (i16, i16) = (files - file, ranks - rank);
        if left.abs() >= up.abs() {
            file += left.signum();
        }
        if up.abs() >= left.abs() {
            rank += up.signum();
        }
        if (file, rank) == (files, ranks) {
            return path;
        }
        path.push((file, rank));
    }
}
