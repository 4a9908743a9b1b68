//! Squares printed and parsed.

use core::fmt;
use core::str::FromStr;

use super::Square;
use crate::board::Layout;

/// The square's name: file, then rank.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// assert_eq!(format!("[{:>4}]", Lerf::E4), "[  e4]");
/// ```
impl<L: Layout> fmt::Display for Square<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = name(*self);
        padded(f, first.chars().count() + second.chars().count(), |f| write!(f, "{first}{second}"))
    }
}

/// The name of a square in two parts: those of its file and its rank, unless it has a name of its own.
fn name<L: Layout>(square: Square<L>) -> (&'static str, &'static str) {
    if let Some(name) = L::SQUARE_NAMES.get(usize::from(square.number())) {
        return (name, "");
    }
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    (L::FILE_NAMES[file], L::RANK_NAMES[rank])
}

/// Writes a text of this many characters, padded to the width that is asked for; by default on the right.
fn padded(
    f: &mut fmt::Formatter<'_>,
    length: usize,
    text: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    let missing = f.width().unwrap_or(0).saturating_sub(length);
    let before = match f.align() {
        None | Some(fmt::Alignment::Left) => 0,
        Some(fmt::Alignment::Center) => missing / 2,
        Some(fmt::Alignment::Right) => missing,
    };
    let fill = f.fill();
    let repeat = |f: &mut fmt::Formatter<'_>, count| {
        (0..count).try_for_each(|_| fmt::Write::write_char(f, fill))
    };
    repeat(f, before)?;
    text(f)?;
    repeat(f, missing - before)
}

/// Writes the names of squares with spaces between them.
pub(crate) fn write_names<L: Layout>(
    f: &mut fmt::Formatter<'_>,
    squares: impl Iterator<Item = Square<L>>,
) -> fmt::Result {
    squares
        .enumerate()
        .try_for_each(|(index, square)| write!(f, "{}{square}", if index == 0 { "" } else { " " }))
}

impl<L: Layout> fmt::Debug for Square<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error of parsing a [`Square`] from a text that names no square of the layout.
///
/// ```
/// # use quadrille::{layouts::Lerf, Square};
/// let error = "e9".parse::<Square<Lerf>>().unwrap_err();
/// assert_eq!(error.to_string(), "not a square of this 8 x 8 board, whose squares are a1 to h8");
///
/// quadrille::layout! { struct Ring { board: 3 x 3, number: [5 6 7, 3 . 4, 0 1 2] } }
/// let error = "b2".parse::<Square<Ring>>().unwrap_err();
/// assert_eq!(error.to_string(), "not a square of this 3 x 3 board, which has a gap there");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError {
    board: (u8, u8),
    /// True if this is a cell of the board's box without a square.
    is_gap: bool,
    first: (&'static str, &'static str),
    last: (&'static str, &'static str),
}

impl ParseSquareError {
    fn of<L: Layout>(is_gap: bool) -> Self {
        let square = |index: usize| Square::<L>::from_number_unchecked(L::NUMBER_AT[index]);
        ParseSquareError {
            board: (L::FILES, L::RANKS),
            is_gap,
            first: name(square(0)),
            last: name(square(L::SQUARES - 1)),
        }
    }
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((files, ranks), (file, rank)) = (self.board, self.first);
        write!(f, "not a square of this {files} x {ranks} board, ")?;
        if self.is_gap {
            return f.write_str("which has a gap there");
        }
        write!(f, "whose squares are {file}{rank} to {}{}", self.last.0, self.last.1)
    }
}

impl core::error::Error for ParseSquareError {}

/// Parses a square's name, such as `e4`; letters may be of either case.
impl<L: Layout> FromStr for Square<L> {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let position = |name: &str, names: &[&str]| {
            names.iter().position(|known| known.eq_ignore_ascii_case(name))
        };
        if !L::SQUARE_NAMES.is_empty() {
            let number = position(text, L::SQUARE_NAMES).filter(|_| !text.is_empty());
            let square = number.and_then(|number| Square::new(number as u8));
            return square.ok_or_else(|| ParseSquareError::of::<L>(false));
        }
        let mut is_gap = false;
        // Names of files and ranks may have several letters: try every split.
        let square = (1..text.len()).filter_map(|middle| text.split_at_checked(middle)).find_map(
            |(file, rank)| {
                let (file, rank) = (position(file, L::FILE_NAMES)?, position(rank, L::RANK_NAMES)?);
                is_gap = true;
                Square::from_coords(file as u8, rank as u8)
            },
        );
        square.ok_or_else(|| ParseSquareError::of::<L>(is_gap))
    }
}
