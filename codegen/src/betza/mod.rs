//! Parses movements: Betza's notation as XBoard extends it and Fairy-Stockfish uses it, lists of
//! steps, and the regions that confine them.
//!
//! Sources: H. G. Muller, "Betza notation and XBoard" (the meaning of directions is that of its
//! table 2); Fairy-Stockfish, `variants.ini`, "Custom pieces" (lame leapers and hoppers).
//!
//! - [`modifiers`]: the lower-case letters before an atom; [`directions`]: those that choose steps
//! - [`atoms`]: the atom after them, `N`, `(1,4)` or a list of steps, with its range
//! - [`bent`]: two legs, `[F?R]`
//! - [`again`]: XBoard's legs, `afsW`, `yafsF`
//! - [`walks`]: riders whose steps are lame or turn, `nNN`, `zB`, `qN`
//! - [`fairy_stockfish`]: notes on parts that it reads differently
//! - [`cursor`]: a cursor over the characters

mod again;
mod atoms;
mod bent;
mod cursor;
mod directions;
mod fairy_stockfish;
mod modifiers;
mod walks;

use std::ops::Range;

use crate::list::{collected, list};
use crate::model::{Limits, Manner, Movement, MovementPart, PassingStep, Step, UNLIMITED};
use crate::sort;
use atoms::{Atom, ListedStep};
use cursor::Cursor;
use modifiers::Modifiers;

/// A mistake in a movement, with its location.
#[derive(Clone, Debug)]
pub struct BetzaError {
    /// The index of the first wrong character.
    pub start: usize,
    /// The index after the last wrong character.
    pub end: usize,
    /// The message, with the location in the notation.
    pub message: String,
    /// The help text.
    pub help: String,
}

type Result<T> = std::result::Result<T, BetzaError>;

/// Reads a movement: `mRcpR`, `W + F on points in palace`, `[(+1,+2), (-1,+2)]`.
///
/// # Errors
/// If it is not a movement, or is a meaningless one.
///
/// ```
/// use quadrille_codegen::betza;
/// let gold = betza::parse("WfF").unwrap();
/// assert_eq!(gold.parts[1].steps, [(-1, 1).into(), (1, 1).into()]);
/// let error = betza::parse("gN").unwrap_err();
/// assert_eq!(error.message, "`gN` hops over nothing: a knight's leap has no line of squares");
/// ```
pub fn parse(source: &str) -> Result<Movement> {
    let mut cursor = Cursor::new(source);
    let mut movement = Movement::default();
    loop {
        let start = cursor.index();
        let first = movement.parts.len();
        while !cursor.is_at_break() {
            let (begin, parts) = (cursor.index(), parts(&mut cursor)?);
            if parts.iter().any(|part| movement.parts[first..].contains(part)) {
                let message = format!("the atom `{}` is repeated", cursor.since(begin));
                let help = "once is enough; a rider has it doubled, side by side";
                return Err(cursor.error(begin, message, help));
            }
            let written = begin..cursor.index();
            movement.written.extend(parts.iter().map(|_| written.clone()));
            movement.parts.extend(parts);
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

/// Notes on the parts of a movement that Fairy-Stockfish reads differently from XBoard, whose reading is ours.
///
/// ```
/// use quadrille_codegen::betza;
/// let notes = betza::notes("fsRbK");
/// assert_eq!(notes, ["`bK` is read as XBoard reads it; Fairy-Stockfish reads `bWbF`"]);
/// assert!(betza::notes("fsRbWbF").is_empty());
/// ```
pub fn notes(source: &str) -> Vec<String> {
    let Ok(movement) = parse(source) else { return Vec::new() };
    let part = |Range { start, end }: &Range<usize>| -> String {
        source.chars().skip(*start).take(end - start).collect()
    };
    let mut written = movement.written;
    written.dedup();
    collected(written.iter().filter_map(|range| fairy_stockfish::note(part(range).trim())))
}

/// Reads limits: `on points in palace`.
fn limits(cursor: &mut Cursor) -> Result<Limits> {
    let mut limits = Limits::default();
    while let Some(word) = cursor.eat_word(&["on", "in"]) {
        let start = cursor.index();
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

/// Reads modifiers, an atom and its range: one part, or several that are written as one.
fn parts(cursor: &mut Cursor) -> Result<Vec<MovementPart>> {
    let start = cursor.index();
    let modifiers = Modifiers::read(cursor)?;
    let mut parts = parts_with(&modifiers, cursor, start)?;
    for part in &mut parts {
        part.is_cylindrical = modifiers.is_cylindrical;
    }
    Ok(parts)
}

/// The parts of what stands behind these modifiers.
fn parts_with(
    modifiers: &Modifiers,
    cursor: &mut Cursor,
    start: usize,
) -> Result<Vec<MovementPart>> {
    if modifiers.is_then || cursor.is_at_legs() {
        return bent::in_brackets(cursor, modifiers, start);
    }
    let atom = Atom::read(cursor)?;
    let range = atom.range(cursor)?;
    let (atom, range) = modifiers.over_middle(atom, range, cursor, start)?;
    if !modifiers.earlier.is_empty() {
        return again::parts(modifiers, (&atom, range), cursor, start);
    }
    let walks = walks::walks(modifiers, (&atom, range), cursor, start)?;
    if !walks.is_empty() {
        let (steps, limits) = (Vec::new(), Limits::default());
        let (manner, purpose) = (Manner::Leap, modifiers.purpose);
        let is_cylindrical = false;
        return Ok(vec![MovementPart { steps, walks, manner, is_cylindrical, purpose, limits }]);
    }
    let part = |steps, manner| MovementPart {
        steps: sort::distinct(steps),
        walks: Vec::new(),
        manner,
        is_cylindrical: false,
        purpose: modifiers.purpose,
        limits: Limits::default(),
    };
    let way = |step: Step| match modifiers.is_lame {
        true => PassingStep::through(&lame_route(step)),
        false => step.into(),
    };
    let Atom::Steps(listed) = &atom else {
        let steps = directions::choose(&atom, modifiers, cursor, start)?;
        let manner = modifiers.manner(&atom, range, cursor, start)?;
        return Ok(vec![part(list(steps, way), manner)]);
    };
    if !modifiers.directions.is_empty() {
        let message = "a list of steps has no directions".to_owned();
        return Err(cursor.error(start, message, "leave steps out of the list instead"));
    }
    let passes = listed.iter().any(|it| it.squares.len() > 1 || it.ride.is_some());
    let manner = match passes {
        true => modifiers.check_passing(range, cursor, start).map(|()| Manner::Leap)?,
        false => modifiers.manner(&atom, range, cursor, start)?,
    };
    let leap = |ListedStep { squares, .. }: &ListedStep| match squares[..] {
        [] => None,
        [step] => Some(way(step)),
        _ => Some(PassingStep::through(squares)),
    };
    let leaps = collected(listed.iter().filter_map(leap));
    let ride = |ListedStep { squares, ride }: &ListedStep| {
        Some(PassingStep { step: (*ride)?, path: squares.clone() })
    };
    let rides: Vec<PassingStep> = collected(listed.iter().filter_map(ride));
    let mut parts = vec![part(leaps, manner), part(rides, Manner::Ride(UNLIMITED))];
    parts.retain(|part| !part.steps.is_empty());
    Ok(parts)
}

/// The squares that a lame leaper passes, and its target: first along the longer axis, until the rest is diagonal.
fn lame_route((files, ranks): Step) -> Vec<Step> {
    let (mut file, mut rank) = (0, 0);
    let mut way = Vec::new();
    while (file, rank) != (files, ranks) {
        let (left, up): (i16, i16) = (files - file, ranks - rank);
        if left.abs() >= up.abs() {
            file += left.signum();
        }
        if up.abs() >= left.abs() {
            rank += up.signum();
        }
        way.push((file, rank));
    }
    way
}
