//! Buffers for the tables of an index, which the caller lends.

use super::lead_places::PlaceKind;
use crate::confined::Confined;
use crate::section::Section;

/// Buffers that are lent to an index for its tables: those of an [`IndexTable`](crate::IndexTable), of whatever size.
pub struct IndexBuffers<'a> {
    /// Where to look for each place of the leading men.
    #[doc(hidden)]
    pub entries: &'a mut [u32],
    /// The squares of the leading men, class by class.
    #[doc(hidden)]
    pub squares: &'a mut [[u8; 2]],
    /// The kinds of places that leave equally many positions to the other men.
    #[doc(hidden)]
    pub kinds: &'a mut [PlaceKind],
    /// The ranges of indexes in which strides are equal.
    #[doc(hidden)]
    pub sections: &'a mut [Section],
    /// The squares of men that have regions.
    #[doc(hidden)]
    pub confined: &'a mut Confined,
}
