//! Modifiers, the letters before an atom: directions, moves or captures, and hindrances.

use super::atoms::{self, Atom};
use super::cursor::Cursor;
use super::{BetzaError, Result};
use crate::list::collected;
use crate::model::{Landing, Manner, Purpose};

/// The letters before an atom.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a letter, which stands or not")]
pub(super) struct Modifiers {
    /// The letters of directions as written, and their indexes.
    pub(super) directions: Vec<(char, usize)>,
    pub(super) purpose: Purpose,
    pub(super) is_lame: bool,
    pub(super) hop: Option<Landing>,
    /// True for XBoard's `j`, a hop that only leaps over one square have.
    pub(super) is_jump: bool,
    /// True for Betza's `t`, before legs in brackets.
    pub(super) is_then: bool,
    /// True if files wrap for it: XBoard's `o`.
    pub(super) is_cylindrical: bool,
    /// The turn of its steps, if they turn.
    pub(super) turn: Option<Turn>,
    /// The letters before each of XBoard's `a`.
    pub(super) earlier: Vec<Leg>,
}

/// The letters of a leg.
#[derive(Clone, Debug, Default)]
pub(super) struct Leg {
    pub(super) directions: Vec<(char, usize)>,
    pub(super) moves: bool,
    pub(super) captures: bool,
    /// True if the next leg rides: `y`.
    pub(super) then_rides: bool,
}

/// The turn that a rider makes after each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// To one side and back again: `z`.
    Crooked,
    /// Always to the same side: `q`.
    Circular,
}

/// XBoard's modifiers that are refused, and their meanings.
const REFUSED: [(char, &str); 3] =
    [('e', "en passant"), ('i', "a first move"), ('k', "a rule of royal pieces")];

impl Modifiers {
    pub(super) fn read(cursor: &mut Cursor) -> Result<Modifiers> {
        no_atom(cursor)?;
        let (mut is_lame, mut hop, mut is_jump) = (false, None, false);
        let (mut turn, mut is_then, mut is_cylindrical) = (None, false, false);
        let (mut leg, mut earlier) = (Leg::default(), Vec::new());
        while let Some(letter) = cursor.peek().filter(char::is_ascii_lowercase) {
            let index = cursor.index();
            cursor.next();
            let is_again = match letter {
                'f' | 'b' | 'l' | 'r' | 'v' | 's' | 'h' => {
                    leg.directions.push((letter, index));
                    false
                }
                'm' => std::mem::replace(&mut leg.moves, true),
                'c' => std::mem::replace(&mut leg.captures, true),
                'n' => std::mem::replace(&mut is_lame, true),
                'p' => hop.replace(Landing::Anywhere).is_some(),
                'g' => hop.replace(Landing::Next).is_some(),
                'j' => {
                    is_jump = true;
                    hop.replace(Landing::Next).is_some()
                }
                't' if cursor.peek() == Some('[') => std::mem::replace(&mut is_then, true),
                'o' => std::mem::replace(&mut is_cylindrical, true),
                'z' => turn.replace(Turn::Crooked).is_some(),
                'q' => turn.replace(Turn::Circular).is_some(),
                'a' | 'y' if letter == 'a' || eat_again(cursor) => {
                    earlier.push(Leg { then_rides: letter == 'y', ..std::mem::take(&mut leg) });
                    false
                }
                _ => return Err(refused(letter, index, cursor)),
            };
            if is_again {
                let message = format!("the modifier `{letter}` stands with another that says how");
                return Err(cursor.error(index, message, "keep one of them"));
            }
        }
        if is_lame && hop.is_some() {
            let message = "a lame leaper does not hop".to_owned();
            return Err(cursor.error(cursor.index() - 1, message, "keep `n`, or `p`, `g` or `j`"));
        }
        let Leg { directions, moves, captures, .. } = leg;
        let is_plain = moves == captures;
        let purpose = Purpose { moves: moves || is_plain, captures: captures || is_plain };
        Ok(Modifiers {
            directions,
            purpose,
            is_lame,
            hop,
            is_jump,
            is_then,
            is_cylindrical,
            turn,
            earlier,
        })
    }

    /// True if the letters belong to several legs.
    pub(super) fn is_of_legs(&self) -> bool {
        !self.earlier.is_empty()
    }

    /// Turns a leap over the occupied square in its middle (`pD`, `gA`, `jD`) into a hopper of two squares; other atoms
    /// stay.
    pub(super) fn over_middle(
        &self,
        atom: Atom,
        range: u8,
        cursor: &Cursor,
        start: usize,
    ) -> Result<(Atom, u8)> {
        match atom.halved() {
            Some(half) if self.hop.is_some() && range == 1 => Ok((half, 2)),
            _ if self.is_jump => {
                let message = "passes no single square that must be occupied";
                let message = format!("`{}` {message}", cursor.since(start));
                Err(cursor.error(start, message, JUMP))
            }
            _ => Ok((atom, range)),
        }
    }

    /// The manner in which the atom's steps are taken.
    pub(super) fn manner(
        &self,
        atom: &Atom,
        range: u8,
        cursor: &Cursor,
        start: usize,
    ) -> Result<Manner> {
        let written = cursor.since(start);
        if let Some(landing) = self.hop {
            if range == 1 {
                let (what, help) = atom.hops_over_nothing();
                let message = format!("`{written}` hops over nothing: {what}");
                return Err(cursor.error(start, message, help));
            }
            return Ok(Manner::Hop(landing, range));
        }
        if self.is_lame {
            if range != 1 && atom.is_next() {
                let message = format!("`{written}` is a rider, which everything blocks");
                return Err(cursor.error(start, message, "leave `n` out"));
            }
            if range != 1 {
                return Ok(Manner::Ride(range));
            }
            if atom.is_next() {
                let message = format!("`{written}` passes no square that could hinder it");
                return Err(cursor.error(start, message, "leave `n` out"));
            }
            return Ok(Manner::Leap);
        }
        Ok(if range == 1 { Manner::Leap } else { Manner::Ride(range) })
    }

    /// Refuses letters and a range on listed steps that pass squares.
    pub(super) fn check_passing(&self, range: u8, cursor: &Cursor, start: usize) -> Result<()> {
        if self.is_lame || self.hop.is_some() {
            let message = "steps that list the squares they pass take no letter for that";
            return Err(cursor.error(start, message.to_owned(), "leave `n`, `p` or `g` out"));
        }
        if range != 1 {
            let message =
                format!("`{}` rides by steps that list what they pass", cursor.since(start));
            let help = "leave the number behind the list out; a step that rides on from its \
                        last square is `[(+1,+1) > (0,+1)...]`";
            return Err(cursor.error(start, message, help));
        }
        Ok(())
    }
}

const JUMP: &str = "`j` stands before `D` and `A`, which pass one square; a rook that skips its first square is \
    `[D?R]`, a bishop `[A?B]`";

/// The help text about bent riders.
const BENT: &str =
    "a griffon is `[F?R]`, and each of its rides a step such as `[(+1,+1) > (0,+1)...]`";

/// Consumes the `a` of XBoard's `ya`.
fn eat_again(cursor: &mut Cursor) -> bool {
    cursor.skip_spaces();
    cursor.eat('a')
}

/// Reports an atom that was probably written in lower case, if only lower-case letters are left of the term.
fn no_atom(cursor: &mut Cursor) -> Result<()> {
    let start = cursor.index();
    let word = cursor.eat_lower_case();
    let end = cursor.index();
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
    let one = format!("{}{atom}", &word[..word.len() - 1]);
    let each: Option<String> = word.chars().map(atoms::atom_of).collect();
    let mut meant: Vec<String> = collected(each.into_iter().chain([one]));
    meant.dedup();
    meant.retain(|text| super::parse(text).is_ok());
    let help = if meant.is_empty() {
        "`R` rides as a rook, `B` as a bishop, `N` leaps as a knight".to_owned()
    } else {
        format!("write `{}`", meant.join("`, or `"))
    };
    Err(cursor.error(start, message, &format!("atoms are upper case: {help}")))
}

/// Modifiers whose letters are atoms in upper case, and their meanings.
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

fn refused(letter: char, index: usize, cursor: &Cursor) -> BetzaError {
    if matches!(letter, 'y' | 't') {
        let behind = if letter == 'y' { "a" } else { "[" };
        let message = format!("`{letter}` is understood before `{behind}` alone");
        return cursor.error(index, message, BENT);
    }
    let known = REFUSED.iter().find(|(refused, _)| *refused == letter);
    match known {
        Some((_, what)) => {
            let message = format!("XBoard's modifier `{letter}` ({what}) is not understood");
            let help = "it is a rule of the game, not a movement: leave it to the program";
            match atoms::atom_of(letter) {
                Some(atom) => {
                    cursor.error(index, message, &format!("{help}; the atom is `{atom}`"))
                }
                None => cursor.error(index, message, help),
            }
        }
        None => {
            let message = format!("there is no modifier `{letter}`");
            let modifiers = "modifiers are f b l r v s h (directions), m c (moves, captures), n, p, g, j, o, z, q and a";
            let help = match atoms::atom_of(letter) {
                Some(atom) => format!("the atom is `{atom}`; {modifiers}"),
                None => modifiers.to_owned(),
            };
            cursor.error(index, message, &help)
        }
    }
}
