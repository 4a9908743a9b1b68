//! The table of one or two leading men, and how it folds a position.

use super::by_both::ByBoth;
use super::entry::NO_CLASS;
use crate::layout_numbers::{Folding, Numbers, then};
use crate::men::{Men, PackedMen};

/// The places of one or two leading men: a table from squares to classes, and back.
#[derive(Clone, Copy, Debug)]
pub struct LeadTable<'a> {
    /// By the first man's row (the square it is folded to, counted in board order) and, for two
    /// men, the second's square when the board is folded: an [`entry`](super::entry()).
    pub entries: &'a [u32],
    /// By class: the men's squares in board order.
    pub squares: &'a [[u8; 2]],
    /// Class and symmetry by both men's squares as they are given, if the program has such a table.
    pub by_both: Option<&'static ByBoth>,
}

/// How a position is folded, and where its leading men then stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Folded {
    /// Where all men are carried to.
    pub(crate) men: PackedMen,
    pub(crate) symmetry: u8,
    pub(crate) section: usize,
    /// Counted from the section's first.
    pub(crate) class: u32,
    /// Whether the scheme has the leading men's places at all.
    pub(crate) valid: bool,
}

impl Folded {
    pub(super) const fn as_it_is(men: PackedMen) -> Folded {
        Folded { men, symmetry: 0, section: 0, class: 0, valid: true }
    }
}

impl LeadTable<'_> {
    /// A table for plans in which nobody leads.
    #[doc(hidden)]
    pub const EMPTY: LeadTable<'static> = LeadTable { entries: &[], squares: &[], by_both: None };

    #[inline(always)]
    pub(super) const fn fold_one<const N: usize>(
        &self,
        board: &Numbers,
        folding: Folding,
        men: PackedMen,
    ) -> Folded {
        let fold = board.fold_of(folding, men.square(0));
        let men = men.carried::<N>(board, fold.symmetry);
        read_entry::<N>(board, self.entries[fold.row as usize], fold.symmetry, men)
    }

    #[inline(always)]
    pub(super) const fn fold_pair<const N: usize>(
        &self,
        board: &Numbers,
        folding: Folding,
        men: PackedMen,
    ) -> Folded {
        let fold = board.fold_of(folding, men.square(0));
        let men = men.carried::<N>(board, fold.symmetry);
        let row = fold.row as usize * board.squares();
        let entry = self.entries[row + men.square(1) as usize];
        read_entry::<N>(board, entry, fold.symmetry, men)
    }

    /// The two men of a class.
    #[inline(always)]
    pub(crate) fn pair(&self, class: u32) -> Men {
        let [first, second] = self.squares[class as usize];
        [first, second, 0, 0, 0, 0, 0, 0]
    }

    /// Puts the men of a class on their squares.
    #[inline(always)]
    pub(super) const fn place(&self, class: u32, men: &mut Men) {
        let [first, second] = self.squares[class as usize];
        men[0] = first;
        men[1] = second;
    }
}

/// The class of men that a symmetry has carried already, as an entry gives it.
#[inline(always)]
const fn read_entry<const N: usize>(
    board: &Numbers,
    entry: u32,
    before: u8,
    men: PackedMen,
) -> Folded {
    let symmetry = (entry >> 16) as u8 & 7;
    // Few positions need more than their first man's symmetry.
    let men = if symmetry == 0 { men } else { men.carried::<N>(board, symmetry) };
    Folded {
        men,
        symmetry: then(before, symmetry),
        section: (entry >> 19) as usize & 4095,
        class: entry & 0xffff,
        valid: entry != NO_CLASS,
    }
}
