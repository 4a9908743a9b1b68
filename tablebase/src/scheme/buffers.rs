//! Buffers for the tables of an index, which the caller lends.

use super::lead_places::Kind;
use crate::confined::Confined;
use crate::section::Section;

/// Buffers for the tables of an index.
#[doc(hidden)]
pub struct IndexBuffers<'a> {
    /// By leading men's places.
    pub entries: &'a mut [u32],
    /// By class.
    pub squares: &'a mut [[u8; 2]],
    /// What parts classes.
    pub kinds: &'a mut [Kind],
    /// The ranges of indexes.
    pub sections: &'a mut [Section],
    /// The squares of men that have regions.
    pub confined: &'a mut Confined,
}
