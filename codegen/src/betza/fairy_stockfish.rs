//! Notation that Fairy-Stockfish reads differently from XBoard, whose reading is ours: directions before `K` and `Q`, and
//! a range after `g`.
//!
//! Measured with Fairy-Stockfish 0.0.90, through its Python package, for every combination of up to four direction
//! letters.

use super::atoms::Atom;
use super::cursor::Cursor;
use super::directions::{self, combine, is_mainly, is_towards};
use super::modifiers::Modifiers;
use crate::list::{collected, list};
use crate::model::{Landing, Step, UNLIMITED};
use crate::sort;

/// A note on a part that is another piece in Fairy-Stockfish, with our notation for that piece.
pub(super) fn note(part: &str) -> Option<String> {
    let mut cursor = Cursor::new(part);
    let modifiers = Modifiers::read(&mut cursor).ok()?;
    let letters = cursor.since(0);
    if cursor.is_at_legs() || modifiers.is_of_legs() || modifiers.turn.is_some() {
        return None;
    }
    let atom = Atom::read(&mut cursor).ok()?;
    let range = atom.range(&mut cursor).ok()?;
    let lands_behind = modifiers.hop == Some(Landing::Next) && !modifiers.is_jump;
    if lands_behind && range > 2 && range != UNLIMITED {
        let other = format!("{}{}", letters.replace('g', "p"), &part[letters.len()..]);
        return Some(format!(
            "`{part}` lands right behind its hurdle; Fairy-Stockfish reads `{other}`"
        ));
    }
    let [_, _] = atom.leaps() else { return None };
    let own = directions::choose(&atom, &modifiers, &cursor, 0).ok()?;
    let other = chosen(&atom.steps(), &list(&modifiers.directions, |(letter, _)| *letter));
    if modifiers.directions.is_empty() || sort::distinct(own) == other {
        return None;
    }
    let other = written(&other, &letters, &atom, range);
    Some(format!("`{part}` is read as XBoard reads it; Fairy-Stockfish reads `{other}`"))
}

/// The king's steps that letters choose in Fairy-Stockfish: a single letter chooses three steps; of two perpendicular
/// letters the second is a straight step and both are a diagonal one; `h` after a letter leaves out the other half.
fn chosen(king: &[Step], letters: &[char]) -> Vec<Step> {
    let (mut chosen, mut rest) = (Vec::new(), letters);
    while let [first, after @ ..] = rest {
        let is_straight = |step: Step| step.0 == 0 || step.1 == 0;
        let is_taken = |step: Step| match after.first() {
            Some('h') => !is_towards((-step.0, -step.1), *first),
            Some(&next) if crosses(*first, next) => {
                let is_one = combine(*first, next);
                let corner = is_towards(step, *first) && is_towards(step, next);
                is_one && if is_straight(step) { is_mainly(step, next) } else { corner }
            }
            _ => is_towards(step, *first),
        };
        chosen.extend(king.iter().copied().filter(|&step| is_taken(step)));
        let is_pair = after
            .first()
            .is_some_and(|&next| next == 'h' || next == *first || crosses(*first, next));
        rest = &after[usize::from(is_pair)..];
    }
    sort::distinct(chosen)
}

/// True if one letter is along files and the other along ranks.
fn crosses(first: char, second: char) -> bool {
    let is_along_files = |letter| matches!(letter, 'f' | 'b' | 'v');
    second != 'h' && is_along_files(first) != is_along_files(second)
}

/// The steps in our notation: by letters on a rook's and a bishop's steps if that is possible, otherwise as a list.
fn written(steps: &[Step], letters: &str, atom: &Atom, range: u8) -> String {
    let (straight, diagonal) = if atom.rides() { ("R", "B") } else { ("W", "F") };
    let number = match (range, atom.rides()) {
        (UNLIMITED, true) | (1, false) => String::new(),
        (UNLIMITED, false) => "0".to_owned(),
        (range, _) => range.to_string(),
    };
    let both = format!("{letters}{straight}{number}{letters}{diagonal}{number}");
    let meant = super::parse(&both).ok().map(|movement| {
        sort::distinct(movement.parts.iter().flat_map(|part| list(&part.steps, |it| it.step)))
    });
    if meant.as_deref() == Some(steps) {
        return both;
    }
    let manner: String = collected(letters.chars().filter(|letter| "mcpg".contains(*letter)))
        .into_iter()
        .collect::<String>();
    let squares = list(steps, |(files, ranks)| format!("({files:+},{ranks:+})")).join(", ");
    let number = if range == UNLIMITED { "0" } else { &number };
    format!("{manner}[{squares}]{number}")
}
