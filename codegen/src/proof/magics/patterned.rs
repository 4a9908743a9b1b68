//! The effect of a description's patterns on the look-ups of a class.
//!
//! A pattern may complement relevant squares. That only permutes the occupancies.
//!
//! A pattern may also complement squares that are not relevant, which the mask clears. These bits are always
//! ones and add a constant to each product. If they are most of the word, as in black magics, it is shorter
//! to count the empty squares. A word of ones is -1, so `occupancy | !mask` equals
//! `-(1 + (mask & !occupancy))`. Its product with the magic is the product of the negated magic with
//! `1 + (mask & !occupancy)`.
//!
//! So a product is always a magic or a negated one, times the sum of some relevant squares and of bits that
//! are the same for all occupancies. A search for keys needs to know no more.

use crate::board::{Square, SquareSet};
use crate::layout::{Numbering, SliderOptions, WordSize, squares_of};

/// A description's patterns, and the word in which they lie.
#[derive(Clone, Copy)]
pub struct Patterns<'a> {
    /// What the description says of sliders.
    pub options: &'a SliderOptions,
    /// The word of its bitboards.
    pub word: WordSize,
}

/// The effect of a pattern on the occupancies of the first member of a class.
#[derive(Clone, Debug, Default)]
pub struct ClassPattern {
    /// The relevant squares that are counted if they are empty rather than occupied.
    pub complemented: SquareSet,
    /// Whether the product is that of the negated magic.
    pub is_negated: bool,
    /// The squares whose bits are added to every occupancy.
    pub squares: Vec<Square>,
    /// The numbers without squares that are added, whatever a symmetry does to squares.
    pub holes: Vec<u8>,
    /// The bits that are added to what is multiplied, after it is rotated.
    pub fixed: Vec<u8>,
}

impl ClassPattern {
    /// Whether it adds something to the products.
    pub fn has_constant(&self) -> bool {
        !self.squares.is_empty() || !self.fixed.is_empty()
    }

    /// The magic that makes the keys, of the one that a search has found for the sums.
    pub fn magic(&self, of_sums: u64) -> u64 {
        if self.is_negated { of_sums.wrapping_neg() } else { of_sums }
    }
}

impl Patterns<'_> {
    /// The effect of a square's pattern on occupancies of its relevant squares.
    pub(crate) fn of(
        self,
        numbering: &Numbering,
        pattern: SquareSet,
        relevant: SquareSet,
    ) -> ClassPattern {
        let complemented = pattern & relevant;
        let added: Vec<Square> = squares_of(pattern & !relevant).collect();
        let rest = numbering.board().all() & !relevant & !pattern;
        let halves = self.word.bits() as usize / 64;
        let missing = self.word.bits() as usize - (relevant | pattern).count_ones() as usize;
        if added.len() <= missing + halves {
            return ClassPattern { complemented, squares: added, ..ClassPattern::default() };
        }
        let has_square = |number: &u8| numbering.square(*number).is_some();
        ClassPattern {
            complemented: complemented ^ relevant,
            is_negated: true,
            squares: squares_of(rest).collect(),
            holes: (0..self.word.bits() as u8).filter(|number| !has_square(number)).collect(),
            // Each half of the word is -1, and their sum is multiplied.
            fixed: vec![0; halves],
        }
    }
}
