//! The squares of chess by name, for generic code.

use crate::board::{Layout, Square};

/// Constants of these squares, each looked up where it is used.
macro_rules! squares {
    ($($name:ident)*) => { $(
        const $name: Square<Self> = match named(stringify!($name)) {
            Some(square) => square,
            None => panic!(concat!("this board has no square ", stringify!($name))),
        };
    )* };
}

/// The squares of chess by their names: `L::E4` in generic code, like `W::E4` for a known layout.
///
/// Every layout has this trait. Using a square that its board lacks is an error at compile time, whatever
/// the board's files and ranks are called.
///
/// ```
/// use quadrille::{ChessSquares, Square, layouts::{Mailbox, W}};
/// const fn kings<L: ChessSquares>() -> [Square<L>; 2] {
///     [L::E1, L::E8]
/// }
/// const KINGS: [Square<W>; 2] = kings();
/// assert_eq!(KINGS, [W::E1, W::E8]);
/// assert_eq!(kings(), [Mailbox::E1, Mailbox::E8]);
/// ```
///
/// ```compile_fail,E0080
/// use quadrille::{ChessSquares, Square, layouts::Board5x5};
/// fn corner<L: ChessSquares>() -> Square<L> { L::H8 }
/// corner::<Board5x5>();
/// ```
///
/// Patterns take no constants of generic code; comparisons do:
///
/// ```
/// # use quadrille::{ChessSquares, Square, layouts::W};
/// fn is_corner<L: ChessSquares>(square: Square<L>) -> bool {
///     [L::A1, L::H1, L::A8, L::H8].contains(&square)
/// }
/// assert!(is_corner(W::A8) && !is_corner(W::E4));
/// ```
#[allow(missing_docs, reason = "64 names of squares say what they are")]
pub trait ChessSquares: Layout {
    squares! {
        A1 B1 C1 D1 E1 F1 G1 H1
        A2 B2 C2 D2 E2 F2 G2 H2
        A3 B3 C3 D3 E3 F3 G3 H3
        A4 B4 C4 D4 E4 F4 G4 H4
        A5 B5 C5 D5 E5 F5 G5 H5
        A6 B6 C6 D6 E6 F6 G6 H6
        A7 B7 C7 D7 E7 F7 G7 H7
        A8 B8 C8 D8 E8 F8 G8 H8
    }
}

impl<L: Layout> ChessSquares for L {}

/// The square with a name of two letters, which may be of either case.
const fn named<L: Layout>(name: &str) -> Option<Square<L>> {
    if !L::SQUARE_NAMES.is_empty() {
        return match position(L::SQUARE_NAMES, name) {
            Some(number) => Square::new(number as u8),
            None => None,
        };
    }
    let (file, rank) = name.split_at(1);
    match (position(L::FILE_NAMES, file), position(L::RANK_NAMES, rank)) {
        (Some(file), Some(rank)) => Square::new(L::CELLS[rank * L::FILES as usize + file]),
        _ => None,
    }
}

/// The index of a name among others.
const fn position(names: &[&str], name: &str) -> Option<usize> {
    let mut index = 0;
    while index < names.len() {
        if is_same(names[index].as_bytes(), name.as_bytes()) {
            return Some(index);
        }
        index += 1;
    }
    None
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut index = 0;
    while index < one.len() && index < other.len() {
        if !one[index].eq_ignore_ascii_case(&other[index]) {
            return false;
        }
        index += 1;
    }
    one.len() == other.len()
}
