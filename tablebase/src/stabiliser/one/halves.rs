//! Sets of squares under one symmetry: their low squares, high ones and fixed ones.

use crate::binomial::choose;
use crate::layout_numbers::Numbers;
use crate::subset::{count, image, rank_in, unrank_in};

/// The squares a group may take that the symmetry carries to later ones, and those it leaves.
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

/// A set in its three parts, each by its number; that of the high squares is their images'.
#[derive(Clone, Copy)]
pub(super) struct ThreeParts {
    pub(super) shape: SetShape,
    pub(super) low: u64,
    pub(super) high: u64,
    pub(super) fixed: u64,
}

impl ThreeParts {
    pub(super) const fn are_equal(&self) -> bool {
        self.shape.low == self.shape.high && self.low == self.high
    }

    pub(super) const fn high_is_greater(&self) -> bool {
        self.shape.high > self.shape.low
            || self.shape.high == self.shape.low && self.high > self.low
    }

    pub(super) const fn exchanged(self) -> ThreeParts {
        let shape = SetShape { low: self.shape.high, high: self.shape.low, ..self.shape };
        ThreeParts { shape, low: self.high, high: self.low, ..self }
    }
}

impl Halves {
    pub(super) const fn of(low: u128, fixed: u128) -> Halves {
        let (pairs, alone) = (count(low) as usize, count(fixed) as usize);
        Halves { low, fixed, pairs, alone }
    }

    pub(super) const fn part(&self, board: &Numbers, mirror: u8, set: u128) -> ThreeParts {
        let high = image(board, mirror, set & !self.low & !self.fixed);
        ThreeParts {
            shape: SetShape {
                low: count(set & self.low) as u8,
                high: count(high) as u8,
                fixed: count(set & self.fixed) as u8,
            },
            low: rank_in(set & self.low, self.low),
            high: rank_in(high, self.low),
            fixed: rank_in(set & self.fixed, self.fixed),
        }
    }

    pub(super) const fn join(&self, board: &Numbers, mirror: u8, parts: ThreeParts) -> u128 {
        let SetShape { low, high, fixed } = parts.shape;
        unrank_in(parts.low, low, self.low)
            | image(board, mirror, unrank_in(parts.high, high, self.low))
            | unrank_in(parts.fixed, fixed, self.fixed)
    }

    /// The shape of sets of `len` squares that are carried onto themselves and have `pairs` low
    /// ones; `None` past the last. Shapes that the board has no room for have no sets.
    pub(super) const fn symmetric_shape(len: u8, pairs: u8) -> Option<SetShape> {
        if 2 * pairs > len {
            return None;
        }
        Some(SetShape { low: pairs, high: pairs, fixed: len - 2 * pairs })
    }

    /// The number of sets of a shape that are carried onto themselves.
    pub(super) const fn symmetric_sets(&self, shape: SetShape) -> u64 {
        choose(self.pairs, shape.low as usize) * choose(self.alone, shape.fixed as usize)
    }

    /// The number of sets of a shape, with the greater part low, that are not carried onto themselves.
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
    pub(super) const fn number_asymmetric(&self, len: u8, parts: ThreeParts) -> u64 {
        let mut number = 0;
        let mut shapes = SetShapes::of(len);
        while let Some(shape) = shapes.next() {
            if shape.low == parts.shape.low && shape.high == parts.shape.high {
                break;
            }
            number += self.asymmetric_sets(shape);
        }
        // Parts of one size are a pair of different sets, numbered as two like men are; others are
        // independent of each other.
        let both = if parts.shape.low == parts.shape.high {
            parts.low * parts.low.wrapping_sub(1) / 2 + parts.high
        } else {
            parts.low * choose(self.pairs, parts.shape.high as usize) + parts.high
        };
        number + both * choose(self.alone, parts.shape.fixed as usize) + parts.fixed
    }

    /// Undoes [`number_asymmetric`](Self::number_asymmetric).
    pub(super) const fn asymmetric_parts(&self, len: u8, mut number: u64) -> ThreeParts {
        let mut shapes = SetShapes::of(len);
        while let Some(shape) = shapes.next() {
            if number < self.asymmetric_sets(shape) {
                let fixed = choose(self.alone, shape.fixed as usize);
                let (low, high) = self.unpair(shape, number / fixed);
                return ThreeParts { shape, low, high, fixed: number % fixed };
            }
            number -= self.asymmetric_sets(shape);
        }
        panic!("no set has this number")
    }

    const fn unpair(&self, shape: SetShape, number: u64) -> (u64, u64) {
        if shape.low == shape.high {
            // The greatest `low` with `low * (low - 1) / 2 <= number`.
            let low = (8 * number + 1).isqrt().div_ceil(2);
            (low, number - low * (low - 1) / 2)
        } else {
            let high = choose(self.pairs, shape.high as usize);
            (number / high, number % high)
        }
    }
}

/// The shapes of sets of a size with no fewer low squares than high ones, and some low one.
struct SetShapes {
    len: u8,
    next: SetShape,
}

impl SetShapes {
    const fn of(len: u8) -> SetShapes {
        SetShapes { len, next: SetShape { low: len, high: 0, fixed: 0 } }
    }

    const fn next(&mut self) -> Option<SetShape> {
        let shape = self.next;
        if shape.low == 0 {
            return None;
        }
        // Squares move from low to high until both balance; then one more is fixed, and all others are low again.
        self.next = if shape.low >= shape.high + 2 {
            SetShape { low: shape.low - 1, high: shape.high + 1, ..shape }
        } else {
            let fixed = shape.fixed + 1;
            SetShape { low: self.len.saturating_sub(fixed), high: 0, fixed }
        };
        Some(shape)
    }
}
