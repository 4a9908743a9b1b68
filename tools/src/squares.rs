//! Squares by the names that people give them.

use quadrille_codegen::model::{Layout, Square, SquareSet, set_of};

/// The square of this name, in upper or lower case.
///
/// # Errors
/// If the board has no such square.
pub fn named(layout: &Layout, name: &str) -> Result<Square, String> {
    let board = layout.board();
    let is_meant = |square: &Square| layout.names.square(board, *square).eq_ignore_ascii_case(name);
    board.squares().find(is_meant).ok_or_else(|| missing(layout, name))
}

/// The reason why there is no square of this name: the board has a gap there, or ends before.
fn missing(layout: &Layout, name: &str) -> String {
    let (board, names) = (layout.board(), &layout.names);
    let is_place = |file: &String| {
        names.ranks.iter().any(|rank| format!("{file}{rank}").eq_ignore_ascii_case(name))
    };
    if names.squares.is_none() && names.files.iter().any(is_place) {
        return format!("`{name}` is no square: the board has a gap there");
    }
    let first = board.squares().next().map(|square| names.square(board, square));
    let last = board.squares().last().map(|square| names.square(board, square));
    let (first, last) = (first.unwrap_or_default(), last.unwrap_or_default());
    format!("`{name}` is no square of the board, which has {first} to {last}")
}

/// The squares of a list of names such as `e6 c4`, and of bitboards such as `0xff00`.
///
/// # Errors
/// When one of them is no square of the board.
pub fn set(layout: &Layout, list: &str) -> Result<SquareSet, String> {
    let squares = |word: &str| match word.starts_with("0x") {
        true => of_bitboard(layout, word),
        false => named(layout, word).map(Square::bit),
    };
    words(list).try_fold(SquareSet::MIN, |set, word| Ok(set | squares(word)?))
}

/// The squares of a list with boxes from corner to corner, such as `d0-f2`.
///
/// # Errors
/// When one of them is no square of the board.
pub fn boxes(layout: &Layout, list: &str) -> Result<SquareSet, String> {
    let board = layout.board();
    let within = |value: u8, a: u8, b: u8| (a.min(b)..=a.max(b)).contains(&value);
    words(list).try_fold(SquareSet::MIN, |set, word| {
        let (from, to) = word.split_once('-').unwrap_or((word, word));
        let (from, to) = (named(layout, from)?, named(layout, to)?);
        let is_within = |square: &Square| {
            within(board.file(*square), board.file(from), board.file(to))
                && within(board.rank(*square), board.rank(from), board.rank(to))
        };
        Ok(set | set_of(board.squares().filter(is_within)))
    })
}

/// The squares of a bitboard, which is written in hexadecimal.
pub(crate) fn of_bitboard(layout: &Layout, text: &str) -> Result<SquareSet, String> {
    let digits = text.trim().trim_start_matches("0x").trim_start_matches("0X").replace('_', "");
    // Text is cut at characters, of which hexadecimal digits have one byte each.
    let high = digits.len().checked_sub(32).filter(|&high| high > 0 && digits.is_ascii());
    let (high, low) = high.map_or(("0", &digits[..]), |high| digits.split_at(high));
    let half = |digits| u128::from_str_radix(digits, 16).ok();
    let halves = half(low).zip(half(high));
    let (low, high) = halves.ok_or_else(|| format!("`{text}` is no hexadecimal word"))?;
    let word = SquareSet::from_halves(low, high);
    layout.word.ok_or(NO_BITBOARDS)?;
    let set = layout.numbering.set(word);
    let stray = word.and_not(layout.numbering.word(set));
    match stray.is_zero() {
        true => Ok(set),
        false => Err(format!("bit {} is no square", stray.trailing_zeros())),
    }
}

/// The bitboard of a set in hexadecimal, or `None` for a layout without bitboards.
pub(crate) fn bitboard(layout: &Layout, set: SquareSet) -> Option<String> {
    let digits = layout.word?.bits() as usize / 4;
    Some(format!("0x{:0digits$x}", layout.numbering.word(set)))
}

/// The error of a bitboard for a layout without bitboards.
pub(crate) const NO_BITBOARDS: &str = "one of the layouts has no bitboards";

/// The words of a list, between spaces and commas.
pub fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split([' ', ',', '\t']).filter(|word| !word.is_empty())
}
