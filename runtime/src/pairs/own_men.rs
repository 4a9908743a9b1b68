//! An engine's own pieces: code that `derive(Convert)` emits calls these functions.

use super::{Man, Pairs};
use crate::color::Color;

/// The man that a variant names: `WhitePawn`, `WHITE_PAWN` or `white_pawn`. `None` if the set has no such man.
#[doc(hidden)]
pub const fn man_named<T: Pairs>(name: &str) -> Option<Man<T>> {
    let mut index = 0;
    while let Some(man) = Man::<T>::from_index(index) {
        let color = if matches!(man.color(), Color::White) { "white" } else { "black" };
        let rest = after(name.as_bytes(), color.as_bytes());
        if let Some(rest) = rest
            && let Some(rest) = after(rest, T::KINDS[man.kind()].as_bytes())
            && is_filler(rest)
        {
            return Some(man);
        }
        index += 1;
    }
    None
}

/// Fails to compile unless each man of the set is among these.
///
/// ```compile_fail,E0080
/// quadrille::layout! { struct Board {
///     board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, rook: R },
///     pairs: { Threats: { attacks: { knight: [rook] } } },
/// } }
/// // The white rook is missing.
/// #[derive(Clone, Copy, quadrille::Convert)]
/// #[quadrille(man = Threats)]
/// enum Piece { WhiteKnight, BlackKnight, BlackRook, None }
/// # fn main() {}
/// ```
#[doc(hidden)]
#[track_caller]
pub const fn has_every_man<T: Pairs>(named: &[Option<Man<T>>]) {
    let mut index = 0;
    while index < Man::<T>::COUNT {
        let (mut is_named, mut next) = (false, 0);
        while next < named.len() {
            is_named |= matches!(named[next], Some(man) if man.0 as usize == index);
            next += 1;
        }
        assert!(
            is_named,
            "a man of the set has no variant: name one after each, such as `WhitePawn`"
        );
        index += 1;
    }
}

/// The rest of a name behind its beginning, whatever the case, and without underscores and spaces.
const fn after<'a>(mut name: &'a [u8], mut beginning: &[u8]) -> Option<&'a [u8]> {
    while let [wanted, later @ ..] = beginning {
        if is_separator(*wanted) {
            beginning = later;
            continue;
        }
        match name {
            [first, rest @ ..] if is_separator(*first) => name = rest,
            [first, rest @ ..] if first.eq_ignore_ascii_case(wanted) => {
                (name, beginning) = (rest, later);
            }
            _ => return None,
        }
    }
    Some(name)
}

const fn is_separator(letter: u8) -> bool {
    letter == b'_' || letter == b' '
}

/// Returns whether separators are all that is left.
const fn is_filler(mut rest: &[u8]) -> bool {
    while let [first, later @ ..] = rest {
        if !is_separator(*first) {
            return false;
        }
        rest = later;
    }
    true
}
