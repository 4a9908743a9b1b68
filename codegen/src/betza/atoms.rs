//! Atoms: the letters for leaps and rides, leaps by their numbers, and lists of steps.

use super::cursor::Cursor;
use super::{BetzaError, Result};
use crate::limits::{PASSED, STEPS};
use crate::list::list;
use crate::model::{Leap, Step, UNLIMITED};

/// An atom: what the modifiers before it apply to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Atom {
    /// Leaps: `N`, `(1,4)`, `K`; also `R`, `B` and `Q`, which ride by themselves.
    Leaps { leaps: Vec<Leap>, rides: bool },
    /// A list of steps: `[(+1,+2), (-1,+2)]`.
    Steps(Vec<ListedStep>),
}

/// A step of a list. It may pass squares that must be empty, and ride on from its target: `(+1,+1) > (+1,+2)`,
/// `(+1,+1) > (0,+1)...`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ListedStep {
    /// The squares passed and then the target, as offsets from the piece's square.
    pub(super) squares: Vec<Step>,
    /// The step by which it rides on from the target.
    pub(super) ride: Option<Step>,
}

const WAZIR: Leap = Leap { m: 0, n: 1 };
const FERZ: Leap = Leap { m: 1, n: 1 };

/// The letters of atoms, with their leaps, and true for riders. `L` and `J` are older names of the camel and the zebra.
const LETTERS: [(char, &[Leap], bool); 15] = [
    ('W', &[WAZIR], false),
    ('F', &[FERZ], false),
    ('D', &[Leap { m: 0, n: 2 }], false),
    ('N', &[Leap { m: 1, n: 2 }], false),
    ('A', &[Leap { m: 2, n: 2 }], false),
    ('H', &[Leap { m: 0, n: 3 }], false),
    ('C', &[Leap { m: 1, n: 3 }], false),
    ('L', &[Leap { m: 1, n: 3 }], false),
    ('Z', &[Leap { m: 2, n: 3 }], false),
    ('J', &[Leap { m: 2, n: 3 }], false),
    ('G', &[Leap { m: 3, n: 3 }], false),
    ('K', &[WAZIR, FERZ], false),
    ('R', &[WAZIR], true),
    ('B', &[FERZ], true),
    ('Q', &[WAZIR, FERZ], true),
];

const ATOMS_ARE_UPPER_CASE: &str = "atoms are upper case: W F D N A H C Z G (m,n) R B Q K";

/// The letter in upper case, if that is an atom.
pub(super) fn atom_of(letter: char) -> Option<char> {
    let atom = letter.to_ascii_uppercase();
    Atom::of_letter(atom).map(|_| atom)
}

/// The greatest distance along files or ranks: no board is longer.
const LONGEST: i64 = 127;

impl Atom {
    pub(super) fn of_letter(letter: char) -> Option<Atom> {
        let (_, leaps, rides) = LETTERS.into_iter().find(|(known, ..)| *known == letter)?;
        Some(Atom::Leaps { leaps: leaps.to_vec(), rides })
    }

    pub(super) fn read(cursor: &mut Cursor) -> Result<Atom> {
        let start = cursor.index();
        match cursor.next() {
            Some('(') => Ok(Atom::Leaps { leaps: vec![leap(cursor, start)?], rides: false }),
            Some('[') => steps(cursor, start).map(Atom::Steps),
            Some(letter) => Atom::of_letter(letter).ok_or_else(|| no_atom(letter, cursor, start)),
            None => {
                let message = "expected an atom after the modifiers".to_owned();
                Err(cursor.error(start, message, ATOMS_ARE_UPPER_CASE))
            }
        }
    }

    /// Reads the range, which is the number after the atom: how many times the step may be taken.
    pub(super) fn range(&self, cursor: &mut Cursor) -> Result<u8> {
        let start = cursor.index();
        let rides = self.rides();
        let is_leap = matches!(self, Atom::Leaps { leaps, rides: false } if leaps.len() == 1);
        if let Some(number) = cursor.number() {
            return match u8::try_from(number) {
                Ok(0) => Ok(UNLIMITED),
                Ok(range) if range < 128 => Ok(range),
                _ => {
                    let message = "no board is large enough for this range".to_owned();
                    Err(cursor.error(start, message, "write `0` for as far as it goes"))
                }
            };
        }
        let mut copies = 0;
        while self.eat_again(cursor)? {
            copies += 1;
        }
        // `NN` is a rider. `R`, `B` and `Q` are riders already, and no atom may be tripled.
        match copies {
            0 => Ok(if rides { UNLIMITED } else { 1 }),
            1 if is_leap => match cursor.number() {
                None => Ok(UNLIMITED),
                Some(number) => {
                    let atom = self.written();
                    let message = format!("`{atom}{atom}` rides without end, and has a range");
                    let help = format!("write `{atom}{number}`, or leave the number out");
                    Err(cursor.error(start, message, &help))
                }
            },
            1 => {
                let letter = cursor.since(start);
                let help = match self {
                    Atom::Leaps { rides: true, .. } => "it rides already",
                    Atom::Leaps { .. } => "a king that rides is `Q`",
                    Atom::Steps(_) => "a list that rides has `0` behind it",
                };
                Err(cursor.error(start, format!("`{letter}` cannot be doubled"), help))
            }
            _ => {
                let times = copies + 1;
                let message = format!("the atom `{}` stands {times} times", self.written());
                Err(cursor.error(start, message, "once for a leaper, twice for a rider"))
            }
        }
    }

    /// Consumes the same atom once more, if it comes next.
    fn eat_again(&self, cursor: &mut Cursor) -> Result<bool> {
        let start = cursor.index();
        let next = match cursor.peek() {
            _ if matches!(self, Atom::Steps(_)) => None,
            Some('(') => Some(Atom::read(cursor)?),
            Some(letter) => {
                cursor.next();
                Atom::of_letter(letter)
            }
            None => None,
        };
        let is_again = next.as_ref() == Some(self);
        if !is_again {
            cursor.go_back(start);
        }
        Ok(is_again)
    }

    fn written(&self) -> String {
        let Atom::Leaps { leaps, rides } = self else { return "[...]".to_owned() };
        let letter = LETTERS.iter().find(|(_, known, ride)| known == leaps && ride == rides);
        let numbers = || format!("({},{})", leaps[0].m, leaps[0].n);
        letter.map_or_else(numbers, |(letter, ..)| letter.to_string())
    }

    /// True if all steps lead to neighbouring squares.
    pub(super) fn is_next(&self) -> bool {
        match self {
            Atom::Leaps { leaps, .. } => leaps.iter().all(|leap| leap.n == 1),
            Atom::Steps(steps) => {
                let mut steps = steps.iter().filter_map(|it| it.squares.last());
                steps.all(|step| step.0.abs() <= 1 && step.1.abs() <= 1)
            }
        }
    }

    /// The leaps of an atom, or none for a list of steps.
    pub(super) fn leaps(&self) -> &[Leap] {
        match self {
            Atom::Leaps { leaps, .. } => leaps,
            Atom::Steps(_) => &[],
        }
    }

    /// The steps in all directions, or none for a list of steps.
    pub(super) fn steps(&self) -> Vec<Step> {
        list(self.leaps(), |leap| leap.steps()).concat()
    }

    /// True if it rides by itself: `R`, `B`, `Q`.
    pub(super) fn rides(&self) -> bool {
        matches!(self, Atom::Leaps { rides: true, .. })
    }

    pub(super) fn is_oblique(&self) -> bool {
        matches!(self.leaps(), [leap] if leap.m != 0 && leap.m != leap.n)
    }

    /// The atom of half the step, if the leap passes one square, in its middle: `W` for `D`, `F` for `A`.
    pub(super) fn halved(&self) -> Option<Atom> {
        let half = match self {
            Atom::Leaps { leaps, rides: false } => match leaps[..] {
                [Leap { m: 0, n: 2 }] => WAZIR,
                [Leap { m: 2, n: 2 }] => FERZ,
                _ => return None,
            },
            _ => return None,
        };
        Some(Atom::Leaps { leaps: vec![half], rides: false })
    }

    /// The reason why a hopper of one step is meaningless, and the help text.
    pub(super) fn hops_over_nothing(&self) -> (&'static str, &'static str) {
        const NEAR: &str = "a leap has no line of squares";
        match self {
            Atom::Leaps { rides: true, .. } => (
                "the square behind a hurdle is two steps away",
                "write `pR2`, or `pR` for any number",
            ),
            _ if self.is_oblique() => (
                "a knight's leap has no line of squares",
                "hoppers are riders: write `gNN` or `gN0`, `pR`, `gB`",
            ),
            _ => match self.leaps() {
                [WAZIR] => (NEAR, "write `pR` or `gR`, or `pD` to land right behind a neighbour"),
                [FERZ] => (NEAR, "write `pB` or `gB`, or `pA` to land right behind a neighbour"),
                [WAZIR, FERZ] => {
                    (NEAR, "write `pQ` or `gQ`, or `pDpA` to land right behind a neighbour")
                }
                [_] => (
                    "any of the squares that it passes could be the hurdle",
                    "write `pR3` for two or three squares over any of them; `pD` and `pA` pass one square",
                ),
                _ => (NEAR, "hoppers are riders: write `gNN` or `gN0`, `pR`, `gB`"),
            },
        }
    }
}

/// The error of a character that begins no atom.
fn no_atom(letter: char, cursor: &Cursor, start: usize) -> BetzaError {
    let (message, help) = match letter {
        'O' => ("XBoard's atom `O` (castling) is not understood".to_owned(), RULE),
        '@' => ("XBoard's atom `@` (drops) is not understood".to_owned(), RULE),
        '0'..='9' => (format!("the number `{letter}` stands before an atom"), "write `R4`"),
        '-' | '?' => (
            format!("`{letter}` stands between two legs in brackets"),
            "a griffon, a step and a ride from there, is `[F?R]`",
        ),
        _ => (
            format!("there is no atom `{letter}`"),
            "atoms are W F D N A H C Z G, (m,n), R B Q K, and doubled ones such as NN",
        ),
    };
    cursor.error(start, message, help)
}

const RULE: &str = "it is a rule of the game, not a movement: leave it to the program";

/// Reads the rest of `(1,4)` after `(`.
fn leap(cursor: &mut Cursor, start: usize) -> Result<Leap> {
    let ((m, m_signed), (n, n_signed)) = pair(cursor, start, "a leap is written `(1,4)`")?;
    if m_signed || n_signed {
        let message = "a leap goes all ways and has no signs".to_owned();
        return Err(cursor.error(start, message, "write single steps in a list: `[(+1,+4)]`"));
    }
    let leap = u8::try_from(m).ok().zip(u8::try_from(n).ok());
    leap.and_then(|(m, n)| Leap::new(m, n)).ok_or_else(|| {
        let message = "a leap of (0,0) goes nowhere".to_owned();
        cursor.error(start, message, "write two numbers, such as `(1,4)`")
    })
}

/// Reads the rest of `[(+1,+2), (+1,+1) > (+2,+1)]` after `[`.
fn steps(cursor: &mut Cursor, start: usize) -> Result<Vec<ListedStep>> {
    let mut steps: Vec<ListedStep> = Vec::new();
    loop {
        cursor.skip_spaces();
        if cursor.eat(']') {
            break;
        }
        let begin = cursor.index();
        let listed = listed(cursor)?;
        if steps.len() == STEPS {
            let message = format!("a list has at most {STEPS} steps");
            let help = "letters say how steps repeat or turn: `nNN`, `zB`, `qN`, `[F?R]`; or describe two pieces";
            return Err(cursor.error(begin, message, help));
        }
        if listed.squares.len() > PASSED + 1 {
            let message = format!("a step passes at most {PASSED} squares");
            let help = "a step that goes on and on is a ride: `[(+1,+1) > (0,+1)...]`";
            return Err(cursor.error(begin, message, help));
        }
        if steps.contains(&listed) {
            let step = listed.ride.or(listed.squares.last().copied()).unwrap_or_default();
            let message = format!("the step ({:+},{:+}) is listed twice", step.0, step.1);
            return Err(cursor.error(begin, message, "list each step once"));
        }
        steps.push(listed);
        if !cursor.eat(',') && cursor.peek() != Some(']') {
            return Err(cursor.error(cursor.index(), "expected `,` or `]`".to_owned(), STEPS_HELP));
        }
    }
    if steps.is_empty() {
        return Err(cursor.error(start, "the list has no step".to_owned(), STEPS_HELP));
    }
    Ok(steps)
}

const STEPS_HELP: &str = "a list of steps is written `[(+1,+2), (-1,+2)]`";

/// Reads a step of a list, with the squares that it passes.
fn listed(cursor: &mut Cursor) -> Result<ListedStep> {
    let begin = cursor.index();
    let mut squares = vec![step(cursor, STEPS_HELP)?];
    cursor.skip_spaces();
    while cursor.eat('>') {
        cursor.skip_spaces();
        squares.push(step(cursor, STEPS_HELP)?);
        cursor.skip_spaces();
    }
    let ride = if cursor.eat_text("...") { squares.pop() } else { None };
    cursor.skip_spaces();
    if let [.., before, target] = squares[..]
        && before == target
    {
        let message = format!("`{}` stays on a square", cursor.since(begin));
        let help = "each square is given as a step from where the piece stands";
        return Err(cursor.error(begin, message, help));
    }
    Ok(ListedStep { squares, ride })
}

fn step(cursor: &mut Cursor, help: &str) -> Result<Step> {
    let start = cursor.index();
    if !cursor.eat('(') {
        return Err(cursor.error(start, "expected a step".to_owned(), help));
    }
    let ((files, _), (ranks, _)) = pair(cursor, start, help)?;
    if (files, ranks) == (0, 0) {
        return Err(cursor.error(start, "a step of (0,0) goes nowhere".to_owned(), help));
    }
    Ok((files as i16, ranks as i16))
}

/// Reads `m,n)`. Each number comes with true if it was written with a sign.
fn pair(cursor: &mut Cursor, start: usize, help: &str) -> Result<((i64, bool), (i64, bool))> {
    let first = distance(cursor, help)?;
    cursor.skip_spaces();
    if !cursor.eat(',') {
        return Err(cursor.error(cursor.index(), "expected `,`".to_owned(), help));
    }
    let second = distance(cursor, help)?;
    cursor.skip_spaces();
    if !cursor.eat(')') {
        return Err(cursor.error(cursor.index(), "expected `)`".to_owned(), help));
    }
    if first.0.abs().max(second.0.abs()) > LONGEST {
        let message = "no board is large enough for this leap".to_owned();
        return Err(cursor.error(start, message, help));
    }
    Ok((first, second))
}

fn distance(cursor: &mut Cursor, help: &str) -> Result<(i64, bool)> {
    cursor.skip_spaces();
    let sign = match cursor.peek() {
        Some('+') => Some(1),
        Some('-') => Some(-1),
        _ => None,
    };
    if sign.is_some() {
        cursor.next();
        cursor.skip_spaces();
    }
    let index = cursor.index();
    let number = cursor
        .number()
        .ok_or_else(|| cursor.error(index, "expected a number of squares".to_owned(), help))?;
    // A number that is too large is refused later, at its place; until then any large number will do.
    let number = i64::try_from(number).unwrap_or(i64::MAX).min(LONGEST + 1);
    Ok((number * sign.unwrap_or(1), sign.is_some()))
}
