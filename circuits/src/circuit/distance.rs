//! The distance of a shift, which may depend on the number of pieces.

use std::fmt;
use std::ops::{Add, Neg, Sub};

use crate::sort;

/// The distance that bits move, to the left if it is positive: `fixed + per_piece * n + widths * width` for `n`
/// pieces in a word of `width` bits. In plain words only the first part is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Distance {
    /// The part that does not depend on the word.
    pub fixed: i32,
    /// The bits to the left that each piece adds.
    pub per_piece: i32,
    /// The number of word widths that it adds.
    pub widths: i32,
}

impl Distance {
    /// Bits stay where they are.
    pub const ZERO: Distance = Distance { fixed: 0, per_piece: 0, widths: 0 };

    /// A distance that is the same for any number of pieces in any word.
    pub const fn fixed(by: i32) -> Distance {
        Distance { fixed: by, ..Distance::ZERO }
    }

    /// The distance for this number of pieces in a word of `width` bits.
    pub const fn of(self, pieces: u32, width: u32) -> i32 {
        let moved = self.fixed.saturating_add(self.per_piece.saturating_mul(pieces as i32));
        moved.saturating_add(self.widths.saturating_mul(width as i32))
    }

    /// Returns whether bits move to the right. A circuit's distances have the same sign for any number of pieces,
    /// since what lies above for one piece lies above for all.
    pub fn is_right(self) -> bool {
        (self.widths, self.per_piece, self.fixed) < (0, 0, 0)
    }

    /// A multiple of the distance.
    #[must_use]
    pub const fn times(self, factor: i32) -> Distance {
        Distance {
            fixed: self.fixed.saturating_mul(factor),
            per_piece: self.per_piece.saturating_mul(factor),
            widths: self.widths.saturating_mul(factor),
        }
    }
}

impl Neg for Distance {
    type Output = Distance;

    fn neg(self) -> Distance {
        self.times(-1)
    }
}

impl Add for Distance {
    type Output = Distance;

    fn add(self, other: Distance) -> Distance {
        Distance {
            fixed: self.fixed.saturating_add(other.fixed),
            per_piece: self.per_piece.saturating_add(other.per_piece),
            widths: self.widths.saturating_add(other.widths),
        }
    }
}

impl Sub for Distance {
    type Output = Distance;

    fn sub(self, other: Distance) -> Distance {
        self + -other
    }
}

impl fmt::Display for Distance {
    /// Writes `width - 3 * n + 1`, with subtracted parts last.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = [(self.widths, "width"), (self.per_piece, "n"), (self.fixed, "")];
        sort::by_key(&mut parts, |(count, _)| *count < 0);
        let mut is_first = true;
        for (count, of) in parts.into_iter().filter(|(count, _)| *count != 0) {
            f.write_str(match (is_first, count < 0) {
                (true, false) => "",
                (true, true) => "0 - ",
                (false, false) => " + ",
                (false, true) => " - ",
            })?;
            match (count.unsigned_abs(), of) {
                (count, "") => write!(f, "{count}")?,
                (1, of) => f.write_str(of)?,
                (count, of) => write!(f, "{count} * {of}")?,
            }
            is_first = false;
        }
        if is_first { f.write_str("0") } else { Ok(()) }
    }
}
