//! The table of one or two leading men, and how it folds a position.

use super::by_both::ByBoth;
use super::entry::{NO_CLASS, class_of, symmetry_of};
use crate::men::packed::Men;
use crate::squares::layout_numbers::{Folding, Numbers};
use crate::squares::symmetries::then;

/// The classes of one or two leading men: a table from squares to classes, and back.
#[derive(Clone, Copy, Debug)]
pub struct LeadTable<'a> {
    /// The entries by the first man's row (the square it is folded to, as an index in board order)
    /// and, for two men, the second's square when the board is folded.
    pub entries: &'a [u32],
    /// The men's squares in board order, by class.
    pub squares: &'a [[u8; 2]],
    /// Class and symmetry by both men's squares before folding, if the program has such a table.
    pub by_both: Option<&'static ByBoth>,
}

/// The fold of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Folded {
    pub(crate) symmetry: u8,
    pub(crate) section: usize,
    /// The class, counted from the section's first.
    pub(crate) class: u32,
    /// True if the scheme numbers positions with the leading men here.
    pub(crate) valid: bool,
    /// True if this is known to be the main section, which leaves no symmetry to the other men.
    pub(crate) is_main: bool,
}

impl Folded {
    /// Positions in which nobody leads are not folded.
    pub(super) const NOBODY: Folded =
        Folded { symmetry: 0, section: 0, class: 0, valid: true, is_main: false };
}

impl LeadTable<'_> {
    /// A table for plans in which nobody leads.
    #[doc(hidden)]
    pub const EMPTY: LeadTable<'static> = LeadTable { entries: &[], squares: &[], by_both: None };

    /// Folds a position by one man or two.
    #[inline(always)]
    pub(super) const fn fold(
        &self,
        board: &Numbers,
        folding: Folding,
        [first, second]: [u8; 2],
        len: usize,
    ) -> Folded {
        let fold = board.fold_of(folding, first);
        let entry = if len == 1 {
            self.entries[fold.row as usize]
        } else {
            let second = board.image(fold.symmetry, second) as usize;
            self.entries[fold.row as usize * board.squares() + second]
        };
        Folded {
            symmetry: then(fold.symmetry, symmetry_of(entry, board.is_hexagonal)),
            section: (entry >> 19) as usize & 4095,
            class: class_of(entry, board.is_hexagonal),
            valid: entry != NO_CLASS,
            is_main: false,
        }
    }

    /// The one or two men of a class.
    #[inline(always)]
    pub(super) const fn men(&self, class: u32, len: usize) -> Men {
        let [first, second] = self.squares[class as usize];
        [first, if len == 1 { 0 } else { second }, 0, 0, 0, 0, 0, 0]
    }
}
