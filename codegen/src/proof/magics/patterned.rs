//! The effect of a description's patterns on the look-ups of a class.
//!
//! A pattern may complement relevant squares. That only permutes the occupancies. It may also complement squares that
//! are not relevant, which the mask clears: these bits are always ones and add a constant to each product. So a product
//! is always the magic times the sum of some relevant squares and of bits that are the same for all occupancies. A
//! search for keys needs to know no more.

use crate::list::collected;
use crate::model::{Square, SquareSet, squares_of};

/// The effect of a pattern on the occupancies of the first member of a class.
#[derive(Clone, Debug, Default)]
pub struct ClassPattern {
    /// The relevant squares that are counted if they are empty rather than occupied.
    pub complemented: SquareSet,
    /// The squares whose bits are added to every occupancy.
    pub added: Vec<Square>,
}

impl ClassPattern {
    /// The effect of a square's pattern on occupancies of its relevant squares.
    pub(crate) fn new(pattern: SquareSet, relevant: SquareSet) -> ClassPattern {
        let added = collected(squares_of(pattern & !relevant));
        ClassPattern { complemented: pattern & relevant, added }
    }
}
