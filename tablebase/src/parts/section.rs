//! Ranges of indexes, each with strides of its own.

use super::group::Group;
use super::lead::Lead;
use crate::men::packed::MAX_MEN;
use crate::sets::binomial::choose;

/// A range of indexes in which the same strides hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The least index of the range.
    pub start: u64,
    /// The number of classes of the leading men in earlier sections.
    pub first_class: u32,
    /// The stride of the leading men's class.
    pub lead_stride: u64,
    /// The stride of the kings that follow the leading men.
    pub kings_stride: u64,
    /// The stride of each group.
    pub strides: [u64; MAX_MEN],
    /// The stride of the group that begins with each man of the sequence, or of a third leading man who is
    /// ranked by himself; 0 for other men.
    pub strides_by_man: [u64; MAX_MEN],
    /// The divisions that take digits out of an index if strides are not known at compile time: for the lead
    /// (0) and the groups (from 1).
    pub digits: [Digit; MAX_MEN + 1],
    /// True if indexes have so few bits that `Digit::narrow` is right.
    pub is_narrow: bool,
    /// The lead (0) and the groups (from 1), the one with the greatest stride first.
    pub order: [u8; MAX_MEN + 1],
    /// The stabiliser of the leading men, as bits: the symmetries that the groups have still to use up. It is
    /// 1, the identity alone, if none is left.
    pub stabiliser: u16,
    /// The squares that the only symmetry besides the identity carries to later ones, if the stabiliser has
    /// one.
    pub low: u128,
    /// The squares that this symmetry fixes.
    pub fixed: u128,
    /// The number of squares of `low` that the leading men leave to the others.
    pub pairs: u8,
    /// The number of squares of `fixed` that the leading men leave to the others.
    pub alone: u8,
}

/// Takes a digit out of an index by multiplications alone. The index is divided by the stride of the next
/// greater digit. The fraction of the result, times the number of the digit's values, is the digit and a
/// remainder. ("Faster remainder by direct computation", Lemire, Kaser and Kurz, 2019.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digit {
    /// The fraction that an index of 1 adds, in parts of 2^64, rounded up.
    factor: u64,
    /// The part of it that is due to rounding, in parts of 2^128.
    excess: u64,
    /// The number of the digit's values.
    values: u64,
}

/// Eight men on 128 squares: every index is below 2^56.
const INDEX_BITS: u32 = 56;

impl Digit {
    /// A digit that is always 0.
    const ZERO: Digit = Digit { factor: 0, excess: 0, values: 1 };

    /// The digit with this stride; the next greater stride is a multiple of it.
    const fn below(greater: u64, stride: u64) -> Digit {
        Digit::of(greater, greater / stride)
    }

    /// The digit with the greatest stride, for indexes so short that [`Self::narrow`] is right.
    const fn greatest_narrow(stride: u64) -> Digit {
        match stride {
            // No division is needed: indexes have 32 bits at most.
            1 => Digit::of(1 << 32, 1 << 32),
            // The quotient is the high half of a product.
            _ => Digit { factor: 1, excess: 0, values: u64::MAX / stride + 1 },
        }
    }

    /// The digit with the greatest stride, as if there were a greater stride above all indexes.
    const fn greatest_wide(stride: u64) -> Digit {
        let values = 1 << INDEX_BITS.saturating_sub(stride.ilog2());
        Digit::of(stride * values, values)
    }

    const fn of(greater: u64, values: u64) -> Digit {
        // 2^128 divided by the greater stride, rounded up; 0 stands for 2^128 if there is one value.
        let exact = (u128::MAX / greater as u128).wrapping_add(1);
        let excess = (exact as u64).wrapping_neg();
        let factor = (exact >> 64) as u64 + (excess != 0) as u64;
        Digit { factor, excess, values }
    }

    /// The digit in a section that [is narrow](Section::is_narrow): an index times the next greater stride is
    /// below 2^64. The fraction is too great by less than the index in parts of 2^64, which does not reach
    /// the next digit.
    #[inline(always)]
    pub(crate) const fn narrow(&self, index: u64) -> u64 {
        let fraction = index.wrapping_mul(self.factor);
        ((fraction as u128 * self.values as u128) >> 64) as u64
    }

    /// The digit of any index, by the same steps with 128 bits.
    #[inline(always)]
    pub(crate) const fn wide(&self, index: u64) -> u64 {
        let rounded_up = (index.wrapping_mul(self.factor) as u128) << 64;
        let fraction = rounded_up.wrapping_sub(index as u128 * self.excess as u128);
        let [high, low] = [fraction >> 64, fraction & u64::MAX as u128];
        let values = self.values as u128;
        ((high * values + ((low * values) >> 64)) >> 64) as u64
    }
}

impl Section {
    /// A section of one index, without men and symmetries.
    pub const ONE: Section = Section {
        start: 0,
        first_class: 0,
        lead_stride: 1,
        kings_stride: 1,
        strides: [1; MAX_MEN],
        strides_by_man: [0; MAX_MEN],
        digits: [Digit::ZERO; MAX_MEN + 1],
        is_narrow: false,
        order: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        stabiliser: 1,
        low: 0,
        fixed: 0,
        pairs: 0,
        alone: 0,
    };

    /// Returns whether all sections have the same strides and leave no symmetry.
    pub(crate) const fn are_uniform(sections: &[Section]) -> bool {
        let mut i = 0;
        while i < sections.len() {
            if sections[i].stabiliser != 1 || !sections[i].has_strides_of(&sections[0]) {
                return false;
            }
            i += 1;
        }
        true
    }

    const fn has_strides_of(&self, other: &Section) -> bool {
        let mut equal = self.lead_stride == other.lead_stride && self.order[0] == other.order[0];
        let mut i = 0;
        while i < MAX_MEN {
            equal &= self.strides[i] == other.strides[i];
            equal &= self.order[i + 1] == other.order[i + 1];
            i += 1;
        }
        equal
    }

    /// The stride of the lead or the group with this index in the order; 1 if the group has no squares.
    const fn stride(&self, i: usize) -> u64 {
        let stride = match self.order[i] {
            0 => self.lead_stride,
            group => self.strides[group as usize - 1],
        };
        // A group without squares has no stride, and no index to decode.
        if stride == 0 { 1 } else { stride }
    }

    /// The number of the lead (0) or a group (from 1) in an index relative to the section, which
    /// may be known to be narrow.
    #[inline(always)]
    pub(crate) const fn digit(&self, digit: usize, index: u64, is_narrow: bool) -> u64 {
        let digit = &self.digits[digit];
        if is_narrow || self.is_narrow { digit.narrow(index) } else { digit.wide(index) }
    }

    /// The section with each man's stride and the digits, worked out from the strides of the lead and the groups.
    #[must_use]
    pub const fn with_steps(mut self, lead: &Lead<'_>, groups: &[Group]) -> Section {
        self.strides_by_man = [0; MAX_MEN];
        self.strides_by_man[2] = lead.kind.third_stride(self.lead_stride);
        let mut i = 0;
        while i < groups.len() {
            self.strides_by_man[groups[i].first as usize] = self.strides[i];
            i += 1;
        }
        let greatest = self.stride(0);
        self.is_narrow = self.bits(lead, groups) + (u64::BITS - greatest.leading_zeros()) <= 64;
        self.digits[self.order[0] as usize] = if self.is_narrow {
            Digit::greatest_narrow(greatest)
        } else {
            Digit::greatest_wide(greatest)
        };
        let mut i = 1;
        while i <= groups.len() {
            self.digits[self.order[i] as usize] = Digit::below(self.stride(i - 1), self.stride(i));
            i += 1;
        }
        self
    }

    /// An upper bound of the bits of indexes relative to the section.
    const fn bits(&self, lead: &Lead<'_>, groups: &[Group]) -> u32 {
        let values = match self.order[0] {
            0 => lead.classes(0),
            group => choose(128, groups[group as usize - 1].len as usize),
        };
        u128::BITS - (self.stride(0) as u128 * values as u128).leading_zeros()
    }

    /// The only symmetry besides the identity that is left.
    pub(crate) const fn mirror(&self) -> u8 {
        (self.stabiliser & !1).trailing_zeros() as u8 & 15
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first index, the last one and those next to a multiple of the stride.
    fn around(stride: u64, indexes: u64) -> impl Iterator<Item = u64> {
        let quotients = (0..100).chain([indexes / stride / 3, indexes / stride]);
        let next = move |quotient: u64| [quotient * stride, (quotient + 1) * stride - 1];
        quotients.flat_map(next).filter(move |&index| index < indexes).chain([indexes - 1])
    }

    /// Strides from the greatest on, and how many indexes there are.
    const MIXED: [(&[u64], u64); 6] = [
        (&[1], 31_332),
        (&[62, 1], 462 * 62),
        (&[62 * 61 / 2 * 60, 60, 1], 462 * 62 * 61 / 2 * 60),
        (&[62 * 61 * 60 * 59, 61 * 60 * 59, 60 * 59, 59, 1], 462 * 62 * 61 * 60 * 59),
        (&[48 * 47 / 2 * 31_332, 31_332, 1], 62 * 48 * 47 / 2 * 31_332),
        (&[1 << 49, 1 << 42, 1 << 35, 1 << 28, 1 << 21, 1 << 14, 1 << 7, 1], 1 << 56),
    ];

    #[test]
    fn digits_are_quotients_and_remainders() {
        for (strides, indexes) in MIXED {
            let mut greater = None;
            for &stride in strides {
                let last = strides[0] as u128 * indexes as u128;
                let [narrow, wide] = match greater {
                    None => [Digit::greatest_narrow(stride), Digit::greatest_wide(stride)],
                    Some(greater) => [Digit::below(greater, stride); 2],
                };
                for index in strides.iter().flat_map(|&stride| around(stride, indexes)) {
                    let digit = greater.map_or(index, |greater| index % greater) / stride;
                    assert_eq!(wide.wide(index), digit, "{index} by {stride}");
                    if last >> 64 == 0 {
                        assert_eq!(narrow.narrow(index), digit, "{index} by {stride}");
                    }
                }
                greater = Some(stride);
            }
        }
    }
}
