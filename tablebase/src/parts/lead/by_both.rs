//! The class and the symmetry of two leading men on the 8x8 board, in one read.
//!
//! [`LeadTable`](super::LeadTable) takes two reads, one after the other. The first man's square gives the folding. Then
//! his row and the second man's image give the class and the remaining symmetry. This table, by both
//! original squares, gives all of it at once.

use quadrille_runtime::Symmetry;

use super::entry::NO_CLASS;
use crate::squares::layout_numbers::{BoardOrder, Folding};
use crate::squares::symmetries::then;

/// The class, numbered over all sections (10 bits), and the symmetry, by the squares of both men in
/// board order. 8 KB, once in a program for all its materials.
///
/// ```
/// use quadrille_tablebase::{KINGS_APART, UNLIKE};
/// assert!(KINGS_APART.by_both.is_some() && UNLIKE.by_both.is_some());
/// ```
#[derive(Debug)]
#[doc(hidden)]
pub struct ByBoth([u16; 64 * 64]);

const CLASS: u16 = (1 << CLASS_BITS) - 1;
const CLASS_BITS: u32 = 10;
// The highest bits, so that nothing has to be masked.
const SYMMETRY_SHIFT: u32 = 13;
/// The only symmetry that an entry has.
const MIRROR: u8 = Symmetry::FlipDiagonal as u8;

impl ByBoth {
    /// Marks squares on which the men may not stand together.
    pub(crate) const NO_CLASS: u32 = CLASS as u32;

    /// From entries of [`LeadTable`](super::LeadTable) that are all of one section. Const evaluation runs this for 4,096
    /// pairs twice, so its loop does little.
    pub(super) const fn of(entries: &[u32]) -> ByBoth {
        let board = BoardOrder::<8, 8>::NUMBERS;
        let (mut table, mut first) = ([CLASS; 64 * 64], 0);
        while first < 64 {
            let fold = board.fold_of(Folding::All, first as u8);
            let images = &board.images[fold.symmetry as usize];
            // A class leaves no symmetry, or the mirror that brings the second man below the diagonal.
            let folded = (fold.symmetry as u16) << SYMMETRY_SHIFT;
            let mirrored = (then(fold.symmetry, MIRROR) as u16) << SYMMETRY_SHIFT;
            let (row, start, mut second) = (64 * fold.row as usize, 64 * first, 0);
            while second < 64 {
                let entry = entries[row + images[second] as usize];
                if entry != NO_CLASS {
                    let symmetry = if entry >> 16 == 0 { folded } else { mirrored };
                    table[start + second] = entry as u16 | symmetry;
                }
                second += 1;
            }
            first += 1;
        }
        ByBoth(table)
    }

    /// The class, or [`Self::NO_CLASS`], and the symmetry.
    #[inline(always)]
    pub(crate) const fn of_squares(&self, first: u8, second: u8) -> (u32, u8) {
        let entry = self.0[((first as usize) << 6 | second as usize) & (64 * 64 - 1)];
        ((entry & CLASS) as u32, (entry >> SYMMETRY_SHIFT) as u8)
    }
}
