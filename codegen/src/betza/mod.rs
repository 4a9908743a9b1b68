//! Parses movements: Betza's notation as XBoard extends it and Fairy-Stockfish uses it, lists of
//! steps, and the regions that confine them.
//!
//! Sources: H. G. Muller, "Betza notation and XBoard" (the meaning of directions is that of its
//! table 2); Fairy-Stockfish, `variants.ini`, "Custom pieces" (lame leapers and hoppers).

mod atoms;
mod cursor;
mod directions;

use crate::model::movement::{Limits, Manner, Movement, Part, Purpose, Step};
use crate::sort;
use atoms::Atom;
use cursor::Cursor;

/// What is wrong with a movement, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetzaError {
    /// The place of the first character at fault, counted in characters from 0.
    pub start: usize,
    /// The place behind the last.
    pub end: usize,
    /// What is wrong.
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
fn part(cursor: &mut Cursor) -> Result<Part> {
    let start = cursor.place();
    let modifiers = Modifiers::read(cursor)?;
    let atom = Atom::read(cursor)?;
    let range = atom.range(cursor)?;
    let (steps, paths) = match &atom {
        Atom::Steps(steps) => (steps.iter().map(|s| s.step).collect(), Some(steps)),
        _ => (directions::choose(&atom, &modifiers, cursor, start)?, None),
    };
    if paths.is_some() && !modifiers.directions.is_empty() {
        let message = "a list of steps has no directions".to_owned();
        return Err(cursor.error(start, message, "leave steps out of the list instead"));
    }
    let steps = sort::distinct(steps);
    let manner = match paths {
        Some(listed) if listed.iter().any(|step| !step.path.is_empty()) => {
            Modifiers { is_lame: true, ..modifiers.clone() }.manner(&atom, range, cursor, start)?;
            let path = |step: &Step| {
                let of = listed.iter().find(|listed| listed.step == *step);
                of.map(|listed| listed.path.clone()).unwrap_or_default()
            };
            Manner::Lame(steps.iter().map(path).collect())
        }
        _ => match modifiers.manner(&atom, range, cursor, start)? {
            Manner::Lame(_) => Manner::Lame(steps.iter().map(|&step| lame_path(step)).collect()),
            manner => manner,
        },
    };
    let purpose = modifiers.purpose;
    Ok(Part { steps, manner, purpose, limits: Limits::default() })
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

/// The letters before an atom.
#[derive(Clone, Debug)]
struct Modifiers {
    /// Directions with their places, as they were written.
    directions: Vec<(char, usize)>,
    purpose: Purpose,
    is_lame: bool,
    hop: Option<crate::model::movement::Landing>,
}

/// XBoard's modifiers that say more than where a piece goes, and what they say.
const REFUSED: [(char, &str); 7] = [
    ('a', "a second leg of a move"),
    ('e', "en passant"),
    ('i', "a first move"),
    ('j', "a jump that must be over something"),
    ('o', "a cylinder"),
    ('q', "a circle"),
    ('z', "a zigzag"),
];

impl Modifiers {
    fn read(cursor: &mut Cursor) -> Result<Modifiers> {
        use crate::model::movement::Landing;
        no_atom(cursor)?;
        let (mut moves, mut captures, mut is_lame, mut hop) = (false, false, false, None);
        let mut directions = Vec::new();
        while let Some(letter) = cursor.peek().filter(char::is_ascii_lowercase) {
            let place = cursor.place();
            cursor.next();
            let is_again = match letter {
                'f' | 'b' | 'l' | 'r' | 'v' | 's' | 'h' => {
                    directions.push((letter, place));
                    false
                }
                'm' => std::mem::replace(&mut moves, true),
                'c' => std::mem::replace(&mut captures, true),
                'n' => std::mem::replace(&mut is_lame, true),
                'p' => hop.replace(Landing::Anywhere).is_some(),
                'g' => hop.replace(Landing::Next).is_some(),
                _ => return Err(refused(letter, place, cursor)),
            };
            if is_again {
                let message = format!("the modifier `{letter}` stands with another that says how");
                return Err(cursor.error(place, message, "keep one of them"));
            }
        }
        if is_lame && hop.is_some() {
            let message = "a lame leaper does not hop".to_owned();
            return Err(cursor.error(cursor.place() - 1, message, "keep `n`, or `p` or `g`"));
        }
        let is_plain = moves == captures;
        let purpose = Purpose { moves: moves || is_plain, captures: captures || is_plain };
        Ok(Modifiers { directions, purpose, is_lame, hop })
    }

    /// How the atom's steps are taken. The paths of lame leapers are left empty.
    fn manner(&self, atom: &Atom, range: u8, cursor: &Cursor, start: usize) -> Result<Manner> {
        let written = cursor.since(start);
        if let Some(landing) = self.hop {
            if range == 1 {
                let what = atom.is_oblique().then_some("a knight's leap has no line of squares");
                let what = what.unwrap_or("a leap has no line of squares");
                let message = format!("`{written}` hops over nothing: {what}");
                return Err(cursor.error(start, message, atom.help_to_hop()));
            }
            if range != crate::model::movement::UNLIMITED {
                let message = format!("the hopper `{written}` has a range");
                let help = "leave the number out; `g` lands right behind the hurdle";
                return Err(cursor.error(start, message, help));
            }
            return Ok(Manner::Hop(landing));
        }
        if self.is_lame {
            if range != 1 {
                let message = format!("`{written}` is a rider, which everything blocks");
                return Err(cursor.error(start, message, "leave `n` out"));
            }
            if atom.is_next() {
                let message = format!("`{written}` passes no square that could hinder it");
                return Err(cursor.error(start, message, "leave `n` out"));
            }
            return Ok(Manner::Lame(Vec::new()));
        }
        Ok(if range == 1 { Manner::Leap } else { Manner::Ride(range) })
    }
}

/// Where nothing but lower case is left of a term, an atom was written in lower case.
fn no_atom(cursor: &mut Cursor) -> Result<()> {
    let start = cursor.place();
    let word = cursor.eat_lower_case();
    let end = cursor.place();
    let last = word.chars().next_back().filter(|_| cursor.is_at_break());
    cursor.go_back(end);
    let Some((last, atom)) = last.and_then(|last| Some((last, atoms::atom_of(last)?))) else {
        cursor.go_back(start);
        return Ok(());
    };
    let message = match MODIFIERS.iter().find(|(letter, _)| *letter == last) {
        Some((_, what)) => format!("`{last}` is {what}, and no atom follows"),
        None => format!("there is no atom `{last}`"),
    };
    let modifiers = &word[..word.len() - 1];
    let help = match word.chars().map(atoms::atom_of).collect::<Option<String>>() {
        Some(atoms) if atoms.len() > 1 => format!("write `{atoms}`, or `{modifiers}{atom}`"),
        _ => format!("write `{modifiers}{atom}`"),
    };
    Err(cursor.error(start, message, &format!("atoms are upper case: {help}")))
}

/// The modifiers whose letters are those of atoms, and what they say.
const MODIFIERS: [(char, &str); 8] = [
    ('f', "the direction forward"),
    ('b', "the direction backward"),
    ('l', "the direction left"),
    ('r', "the direction right"),
    ('h', "half of the directions"),
    ('c', "the modifier for captures"),
    ('n', "the modifier for what may be blocked"),
    ('g', "the modifier for what lands behind a hurdle"),
];

fn refused(letter: char, place: usize, cursor: &Cursor) -> BetzaError {
    let known = REFUSED.iter().find(|(refused, _)| *refused == letter);
    match known {
        Some((_, what)) => {
            let message = format!("XBoard's modifier `{letter}` ({what}) is not understood");
            let help = "it is a rule of the game, not a movement: leave it to the program";
            cursor.error(place, message, help)
        }
        None => {
            let message = format!("there is no modifier `{letter}`");
            let modifiers =
                "modifiers are f b l r v s h (directions), m c (moves, captures), n, p and g";
            let help = match atoms::atom_of(letter) {
                Some(atom) => format!("the atom is `{atom}`; {modifiers}"),
                None => modifiers.to_owned(),
            };
            cursor.error(place, message, &help)
        }
    }
}
