//! What is wrong with a description's magics, or with what it asks of sliders.

use std::fmt::Write;

use crate::board::{Board, Square, SquareSet};
use crate::layout::{Names, squares_of};

/// What is wrong with a description's magics, or with what it asks of sliders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenError {
    /// Lines of this board are too long for tables, so that the ride has no magics.
    LongLines,
    /// There are tables for the ride, and no magics for them were found.
    NotFound,
    /// There are not as many entries as squares.
    Squares {
        /// The squares of the board.
        expected: usize,
        /// The entries.
        found: usize,
    },
    /// An entry has not as many magics as the rider's lines can be looked up in.
    Parts {
        /// The square that the entry is for.
        square: Square,
        /// The numbers of magics that it could have; one, where the other entries have decided.
        expected: Vec<usize>,
        /// Those it has.
        found: usize,
    },
    /// A key has too few or too many bits.
    KeyBits {
        /// The square that the magic is for.
        square: Square,
        /// Which of the entry's magics it is.
        part: usize,
        /// The bits that are allowed.
        expected: std::ops::RangeInclusive<u32>,
        /// The bits it has.
        found: u32,
    },
    /// A factor does not fit the word it multiplies.
    Wide {
        /// The square that the magic is for.
        square: Square,
        /// Which of the entry's magics it is.
        part: usize,
    },
    /// No symmetry of this board is a rotation of the word or swaps its bytes.
    NoTurn,
    /// A method that needs no tables has no frames to turn into.
    NothingToTurn,
    /// The method needs 64-bit words and one look-up for all lines.
    OneLookUp,
    /// Sets cannot be stored line by line.
    NoPairs,
    /// The method needs lines for which it finds magics.
    NotSplit,
    /// The numbers along a line neither rise nor fall.
    Line {
        /// A square of the line.
        square: Square,
        /// The numbers from it on.
        numbers: Vec<u8>,
    },
    /// Squares have different keys on corresponding occupancies, though the description claims that
    /// they share.
    NotShared {
        /// Which of the ride's claims it is.
        claim: usize,
        /// Two of its squares.
        squares: [Square; 2],
        /// The first occupancy on which they differ, as each of them sees it.
        occupancies: [SquareSet; 2],
        /// Their keys.
        keys: [u64; 2],
    },
    /// Two occupancies with different attack sets have one key.
    Collision {
        /// The square that the magic is for.
        square: Square,
        /// Which of the entry's magics it is.
        part: usize,
        /// The key.
        key: usize,
        /// The two occupancies.
        occupancies: [SquareSet; 2],
    },
}

impl GivenError {
    /// Whether it is the description's `sliders` that cannot be had.
    pub fn is_asked(&self) -> bool {
        use GivenError::{
            Line, NoPairs, NoTurn, NotFound, NotShared, NotSplit, NothingToTurn, OneLookUp,
        };
        matches!(
            self,
            NotFound
                | NoTurn
                | NothingToTurn
                | OneLookUp
                | NoPairs
                | NotSplit
                | Line { .. }
                | NotShared { .. }
        )
    }

    /// Which claim of sharing is wrong, if it is one.
    pub fn claim(&self) -> Option<usize> {
        match *self {
            GivenError::NotShared { claim, .. } => Some(claim),
            _ => None,
        }
    }

    /// The square whose magics are wrong, unless it is their number.
    pub fn square(&self) -> Option<Square> {
        match *self {
            GivenError::LongLines
            | GivenError::NotFound
            | GivenError::Squares { .. }
            | GivenError::NoTurn
            | GivenError::NothingToTurn
            | GivenError::OneLookUp
            | GivenError::NoPairs
            | GivenError::NotSplit
            | GivenError::Line { .. }
            | GivenError::NotShared { .. } => None,
            GivenError::Parts { square, .. }
            | GivenError::KeyBits { square, .. }
            | GivenError::Wide { square, .. }
            | GivenError::Collision { square, .. } => Some(square),
        }
    }

    /// The error in words, for the description's author.
    pub fn explain(&self, board: Board, names: &Names) -> String {
        let name = |square: Square| names.square(board, square);
        match self {
            GivenError::LongLines => {
                "this rider has lines of more than 16 squares here, which are walked along and \
                 take no magics"
                    .to_owned()
            }
            GivenError::NotFound => {
                "no magics were found for this rider in the time that a compiler may take: give them \
                 as `magics`, which `quadrille search` finds, or leave the method to `auto`"
                    .to_owned()
            }
            GivenError::NoTurn => {
                "`frame: turned` needs a turn of the board that adds a constant to every number, \
                 modulo 64, or a mirror that exchanges the bytes of a `u64`: 0 to 7 with 56 to 63, 8 to \
                 15 with 48 to 55, and so on"
                    .to_owned()
            }
            GivenError::NothingToTurn => {
                "`frame: turned` is for methods with tables, and this one has none".to_owned()
            }
            GivenError::OneLookUp => {
                "this method looks all lines up at once, in `u64` bitboards".to_owned()
            }
            GivenError::NoPairs => {
                "`sets: per_line` is for riders whose lines are looked up together, with at most 16 \
                 attack sets along each half of them, in `u64` bitboards"
                    .to_owned()
            }
            GivenError::NotSplit => {
                "`split` is for lines of at most 11 squares".to_owned()
            }
            GivenError::Line { square, numbers } => format!(
                "`obstruction_difference` needs numbers that rise or fall along every line, and those from {} \
                 on are {numbers:?}",
                name(*square)
            ),
            GivenError::NotShared { squares, occupancies, keys, .. } => {
                let [(first, occupied, key), (other, corresponding, its)] = [0, 1].map(|which| {
                    (
                        name(squares[which]),
                        drawn(board, names, occupancies[which]),
                        keys[which],
                    )
                });
                format!(
                    "the keys of {first} and {other} are not equal: {key} for {occupied}, and {its} for \
                     {corresponding}"
                )
            }
            GivenError::Squares { expected, found } => {
                format!(
                    "{found} magics for {expected} squares: there is one entry a square, in the order of their numbers"
                )
            }
            GivenError::Parts { square, expected, found } => {
                let expected = expected.iter().map(ToString::to_string).collect::<Vec<_>>();
                format!(
                    "{found} magics in the entry for {}, where there can be {}",
                    name(*square),
                    expected.join(" or ")
                )
            }
            GivenError::KeyBits { square, part, expected, found } => format!(
                "the key of {}{} has {found} bits, and should have {} to {}",
                name(*square),
                of_part(*part),
                expected.start(),
                expected.end()
            ),
            GivenError::Wide { square, part } => format!(
                "the magic for {}{} is wider than 64 bits, as the bitboard is a u64",
                name(*square),
                of_part(*part)
            ),
            GivenError::Collision { square, part, key, occupancies: [first, second] } => format!(
                "the magic for {}{} gives key {key} to two occupancies with different attacks: {} and {}",
                name(*square),
                of_part(*part),
                drawn(board, names, *first),
                drawn(board, names, *second)
            ),
        }
    }
}

/// Names one of an entry's magics, unless it is the first.
fn of_part(part: usize) -> String {
    if part == 0 { String::new() } else { format!(" (magic {} of its entry)", part + 1) }
}

/// A set of squares by name, such as `{b1 a2}`.
fn drawn(board: Board, names: &Names, set: SquareSet) -> String {
    let mut text = String::from("{");
    for square in squares_of(set) {
        let space = if text.len() > 1 { " " } else { "" };
        write!(text, "{space}{}", names.square(board, square)).expect("a string takes any text");
    }
    text + "}"
}
