//! The result of encoding.

use quadrille_runtime::Symmetry;

use crate::squares::symmetries::symmetry;

/// An index and the symmetry that was applied, or [`Encoded::NONE`].
// Two words rather than an `Option`, so that functions return it in registers.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct Encoded {
    index: u64,
    symmetry: u32,
}

impl Encoded {
    /// The index of a position that the scheme does not have. No material has that many indexes.
    pub(crate) const NONE: Encoded = Encoded { index: u64::MAX, symmetry: 0 };

    pub(crate) const fn new(index: u64, symmetry: u8) -> Encoded {
        Encoded { index, symmetry: symmetry as u32 }
    }

    /// The index and the symmetry, which may be one of hexagons.
    #[inline(always)]
    pub(crate) const fn get(self, is_hexagonal: bool) -> Option<(u64, Symmetry)> {
        if self.index == Encoded::NONE.index {
            return None;
        }
        Some((self.index, symmetry(self.symmetry as u8, is_hexagonal)))
    }

    /// The index, or `u64::MAX` if the position has none.
    #[inline(always)]
    pub(crate) const fn index_or_none(self) -> u64 {
        self.index
    }

    /// The index, or `None` if the position has none.
    #[inline(always)]
    pub(crate) const fn index(self) -> Option<u64> {
        if self.index == Encoded::NONE.index { None } else { Some(self.index) }
    }
}
