//! The leading men: their squares decide how the board is folded. A file imports only files that come
//! before it here:
//!
//! - `entry`, `by_both`, `table`: a table of one or two men's squares, and folding by it
//! - `like_men`, `pawns`: men whose classes are worked out without a table
//! - `pairs`: Syzygy's tables of two men
//! - `three`: Syzygy's leads of three men, who are a pair and a third man

mod by_both;
mod entry;
mod like_men;
mod pairs;
mod pawns;
mod table;
mod three;

use crate::men::packed::{MAX_MEN, Men};
use crate::squares::layout_numbers::{Folding, Numbers};

pub use by_both::ByBoth;
pub(crate) use entry::{entry, symmetry_bits};
pub(crate) use pairs::{APART_BY_BOTH, TWINS};
pub use pairs::{KINGS_APART, UNLIKE};
pub(crate) use table::Folded;
pub use table::LeadTable;
pub(crate) use three::{class_of_kings, third_is_free, with_third};

/// The men that come first in the sequence, and how their squares are numbered.
#[derive(Clone, Copy, Debug)]
pub struct Lead<'a> {
    /// The kind of leading men.
    pub kind: LeadKind,
    /// The classes of their squares, or empty if these are computed.
    pub table: LeadTable<'a>,
}

/// The leading men, and the order of the classes of their squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeadKind {
    /// Nobody leads: every man belongs to a group.
    Nobody,
    /// A single man, folded onto the first square of his orbit.
    One,
    /// Two men, unlike or like.
    Pair,
    /// Two like men as Syzygy's suicide tables number them: the one whose square comes first in the
    /// triangle decides.
    Twins,
    /// Syzygy's "111": three unlike men, of which the first two are numbered as a pair.
    Triple,
    /// Syzygy's "K3": both kings and another man, the kings numbered as a pair.
    KingsAndOne,
    /// Three or more like men of Syzygy's suicide tables.
    Twist(u8),
    /// The leading pawns of Syzygy's tables, by the leading pawn's file.
    Pawns(u8),
}

impl LeadKind {
    /// The number of leading men.
    #[inline(always)]
    pub const fn count(self) -> usize {
        match self {
            LeadKind::Nobody => 0,
            LeadKind::One => 1,
            LeadKind::Pair | LeadKind::Twins => 2,
            LeadKind::Triple | LeadKind::KingsAndOne => 3,
            LeadKind::Twist(len) | LeadKind::Pawns(len) => len as usize,
        }
    }

    /// The ends of the ranges of classes, by the first of Syzygy's leading men who stands off the a1-h8
    /// diagonal. The last range is for men who all stand on it. Other leads have none.
    #[doc(hidden)]
    pub const fn branches(self) -> &'static [u32] {
        match self {
            LeadKind::Triple => &three::BRANCHES,
            LeadKind::KingsAndOne => &[three::BOTH_KINGS, three::KINGS_CLASSES],
            _ => &[],
        }
    }

    /// Returns whether the third man is ranked among the free squares, like a group of one, unless a symmetry is
    /// left to him.
    pub(crate) const fn third_is_counted(self) -> bool {
        matches!(self, LeadKind::Triple | LeadKind::KingsAndOne)
    }

    /// The stride of a third man who is ranked by himself, given the stride of all leading men.
    pub(crate) const fn third_stride(self, stride: u64) -> u64 {
        match self {
            LeadKind::Triple => stride,
            LeadKind::KingsAndOne => three::KINGS as u64 * stride,
            _ => 0,
        }
    }
}

impl Lead<'_> {
    /// No man leads.
    pub(crate) const NOBODY: Lead<'static> =
        Lead { kind: LeadKind::Nobody, table: LeadTable::EMPTY };

    /// The number of leading men.
    #[inline(always)]
    pub const fn count(&self) -> usize {
        self.kind.count()
    }

    /// The number of classes with the leading pawn on this file.
    pub(crate) const fn classes(&self, file: usize) -> u64 {
        (match self.kind {
            LeadKind::Nobody => 1,
            LeadKind::One | LeadKind::Pair | LeadKind::Twins => self.table.squares.len() as u32,
            LeadKind::Triple => three::CLASSES,
            LeadKind::KingsAndOne => three::KINGS_CLASSES,
            LeadKind::Twist(len) => like_men::start(10, len),
            LeadKind::Pawns(len) => pawns::classes(len, file),
        }) as u64
    }

    /// Folds a position. For "K3" the class is that of the kings, unless both stand on the diagonal and the
    /// third man decides: see [`class_of_kings`].
    #[inline(always)]
    pub(crate) const fn fold(&self, board: &Numbers, folding: Folding, men: &Men) -> Folded {
        let (table, pair) = (&self.table, [men[0], men[1]]);
        match self.kind {
            LeadKind::Nobody => Folded::NOBODY,
            LeadKind::One => table.fold(board, folding, [men[0]; 2], 1),
            LeadKind::Pair | LeadKind::KingsAndOne => table.fold(board, folding, pair, 2),
            LeadKind::Triple => with_third(board, table.fold(board, folding, pair, 2), men[2]),
            LeadKind::Twins => table.fold(board, folding, like_men::elder_first(men), 2),
            LeadKind::Twist(len) => like_men::fold(board, men, len),
            // The lengths of nearly all materials, compiled one by one.
            LeadKind::Pawns(1) => pawns::fold(men, 1),
            LeadKind::Pawns(2) => pawns::fold(men, 2),
            LeadKind::Pawns(len) => pawns::fold(men, len),
        }
    }

    /// Returns whether the third man of "K3" decides how the board is folded, as the kings stand on the a1-h8
    /// diagonal.
    #[inline(always)]
    pub(crate) const fn third_decides(&self, folded: &Folded) -> bool {
        matches!(self.kind, LeadKind::KingsAndOne) && folded.class >= three::KINGS
    }

    /// The leading men of a class, relative to its section.
    #[inline(always)]
    pub(crate) const fn unfold(&self, section: usize, first_class: u32, class: u32) -> Men {
        match self.kind {
            LeadKind::Nobody => [0; MAX_MEN],
            LeadKind::One | LeadKind::Pair | LeadKind::Twins => {
                self.table.men(first_class + class, self.count())
            }
            LeadKind::Triple => three::men(self.table.squares, class),
            LeadKind::KingsAndOne => three::men_with_kings(self.table.squares, class),
            LeadKind::Twist(len) => like_men::men(class, len),
            LeadKind::Pawns(len) => pawns::men(section, class, len),
        }
    }
}
