//! Sets of squares under one symmetry: their low squares, high ones and fixed ones.

use crate::sets::binomial::choose;
use crate::sets::subset::{count, image, rank_in, unrank_in};
use crate::squares::layout_numbers::Numbers;

/// The squares a group may take: those that the symmetry carries to later ones, and those it fixes.
#[derive(Clone, Copy)]
pub(super) struct Halves {
    pub(super) low: u128,
    pub(super) fixed: u128,
    /// The number of squares in `low`, and so of their images.
    pub(super) pairs: usize,
    /// The number of squares in `fixed`.
    pub(super) alone: usize,
}

/// The numbers of low, high and fixed squares of a set.
#[derive(Clone, Copy)]
pub(super) struct SetShape {
    pub(super) low: u8,
    pub(super) high: u8,
    pub(super) fixed: u8,
}

impl SetShape {
    /// The shape of sets of `len` squares that are carried onto themselves and have `pairs` low ones.
    #[inline]
    pub(super) const fn symmetric(len: u8, pairs: u8) -> SetShape {
        SetShape { low: pairs, high: pairs, fixed: len - 2 * pairs }
    }

    /// The first shape of sets of `len` squares with no fewer low squares than high ones, and some low one.
    #[inline]
    const fn first(len: u8) -> SetShape {
        SetShape { low: len, high: 0, fixed: 0 }
    }

    /// The next such shape; one without low squares comes after the last.
    #[inline]
    const fn next(self) -> SetShape {
        // Squares move from low to high until both balance; then one more is fixed, and all others are low again.
        if self.low >= self.high + 2 {
            SetShape { low: self.low - 1, high: self.high + 1, ..self }
        } else {
            SetShape { low: self.low + self.high - 1, high: 0, fixed: self.fixed + 1 }
        }
    }
}

/// A set in its three parts.
#[derive(Clone, Copy)]
pub(super) struct ThreeParts {
    pub(super) low: u128,
    /// The images of its high squares.
    pub(super) high: u128,
    pub(super) fixed: u128,
}

impl ThreeParts {
    #[inline]
    pub(super) const fn shape(&self) -> SetShape {
        SetShape {
            low: count(self.low) as u8,
            high: count(self.high) as u8,
            fixed: count(self.fixed) as u8,
        }
    }

    /// Returns whether the high part is the greater one. Of two parts with equally many squares, the greater has the
    /// greater number, and is greater as bits too.
    #[inline]
    pub(super) const fn high_is_greater(&self) -> bool {
        let SetShape { low, high, .. } = self.shape();
        high > low || high == low && self.high > self.low
    }

    #[inline]
    pub(super) const fn exchanged(self) -> ThreeParts {
        ThreeParts { low: self.high, high: self.low, ..self }
    }

    /// The set that has these parts.
    #[inline]
    pub(super) const fn joined(self, board: &Numbers, mirror: u8) -> u128 {
        self.low | image(board, mirror, self.high) | self.fixed
    }
}

impl Halves {
    #[inline]
    pub(super) const fn of(low: u128, fixed: u128) -> Halves {
        let (pairs, alone) = (count(low) as usize, count(fixed) as usize);
        Halves { low, fixed, pairs, alone }
    }

    #[inline]
    pub(super) const fn part(&self, board: &Numbers, mirror: u8, set: u128) -> ThreeParts {
        let high = image(board, mirror, set & !self.low & !self.fixed);
        ThreeParts { low: set & self.low, high, fixed: set & self.fixed }
    }

    /// The parts of a shape with these numbers.
    #[inline]
    pub(super) const fn parts(&self, shape: SetShape, [low, high, fixed]: [u64; 3]) -> ThreeParts {
        ThreeParts {
            low: unrank_in(low, shape.low, self.low),
            high: unrank_in(high, shape.high, self.low),
            fixed: unrank_in(fixed, shape.fixed, self.fixed),
        }
    }

    /// The number of sets of a shape that are carried onto themselves.
    #[inline]
    pub(super) const fn symmetric_sets(&self, shape: SetShape) -> u64 {
        choose(self.pairs, shape.low as usize) * choose(self.alone, shape.fixed as usize)
    }

    /// The number of asymmetric sets of a shape, with the greater part low.
    #[inline]
    const fn asymmetric_sets(&self, shape: SetShape) -> u64 {
        let low = choose(self.pairs, shape.low as usize);
        let parts = if shape.low == shape.high {
            low * low.wrapping_sub(1) / 2
        } else {
            low * choose(self.pairs, shape.high as usize)
        };
        parts * choose(self.alone, shape.fixed as usize)
    }

    /// The number of a set, with the greater part low, among those not carried onto themselves.
    #[inline]
    pub(super) const fn number_asymmetric(&self, parts: ThreeParts) -> u64 {
        let SetShape { low, high, fixed } = parts.shape();
        let (mut number, mut shape) = (0, SetShape::first(low + high + fixed));
        while shape.low != low || shape.high != high {
            number += self.asymmetric_sets(shape);
            shape = shape.next();
        }
        // Parts of one size are a pair of different sets, numbered as two like men are; others are
        // independent of each other.
        let first = rank_in(parts.low, self.low);
        let firsts = if low == high {
            first * (first - 1) / 2
        } else {
            first * choose(self.pairs, high as usize)
        };
        let both = firsts + rank_in(parts.high, self.low);
        number + both * choose(self.alone, fixed as usize) + rank_in(parts.fixed, self.fixed)
    }

    /// The set of `len` squares with a number: undoes [`number_asymmetric`](Self::number_asymmetric).
    #[inline]
    pub(super) const fn asymmetric_parts(&self, len: u8, mut number: u64) -> ThreeParts {
        let mut shape = SetShape::first(len);
        while number >= self.asymmetric_sets(shape) {
            number -= self.asymmetric_sets(shape);
            shape = shape.next();
        }
        let fixed = choose(self.alone, shape.fixed as usize);
        let both = number / fixed;
        let (low, high) = if shape.low == shape.high {
            // The greatest `low` with `low * (low - 1) / 2 <= both`.
            let low = (8 * both + 1).isqrt().div_ceil(2);
            (low, both - low * (low - 1) / 2)
        } else {
            let high = choose(self.pairs, shape.high as usize);
            (both / high, both % high)
        };
        self.parts(shape, [low, high, number % fixed])
    }
}
