//! The leading men: their squares decide how the board is folded. A file imports only files that come
//! before it here:
//!
//! - `entry`, `by_both`, `table`: a table of one or two men's squares, and folding by it
//! - `like_men`, `pawns`: men whose places are worked out without a table
//! - `pairs`: Syzygy's tables of two men
//! - `three`: Syzygy's leads of three men, who are a pair and another

mod by_both;
mod entry;
mod like_men;
mod pairs;
mod pawns;
mod table;
mod three;

use super::layout_numbers::{Folding, Numbers};
use super::men::{MAX_MEN, Men};

pub use by_both::ByBoth;
pub use entry::entry;
pub(super) use pairs::{APART_BY_BOTH, TWINS};
pub use pairs::{KINGS_APART, UNLIKE};
pub(super) use table::Folded;
pub use table::LeadTable;
pub(super) use three::{class_of_kings, third_is_free, with_third};

/// The men that come first in the sequence, and how their places are numbered.
#[derive(Clone, Copy, Debug)]
pub enum Lead<'a> {
    /// None: every man belongs to a group.
    Nobody,
    /// One man, in the part of the board that symmetries leave.
    One(LeadTable<'a>),
    /// Two men, unlike or like.
    Pair(LeadTable<'a>),
    /// Two like men as Syzygy's suicide tables number them: the one with the smaller place in the
    /// triangle decides.
    Twins(LeadTable<'a>),
    /// Syzygy's "111": three unlike men, of which the first two are numbered as a pair.
    Triple(LeadTable<'a>),
    /// Syzygy's "K3": both kings and another man, the kings numbered as a pair.
    KingsAndOne(LeadTable<'a>),
    /// Three or more like men of Syzygy's suicide tables.
    Twist(u8),
    /// The leading pawns of Syzygy's tables, by the leading pawn's file.
    Pawns(u8),
}

impl<'a> Lead<'a> {
    /// The number of leading men.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        match self {
            Lead::Nobody => 0,
            Lead::One(_) => 1,
            Lead::Pair(_) | Lead::Twins(_) => 2,
            Lead::Triple(_) | Lead::KingsAndOne(_) => 3,
            Lead::Twist(len) | Lead::Pawns(len) => *len as usize,
        }
    }

    /// The same men, with their places in another table.
    #[doc(hidden)]
    pub const fn with_table<'b>(&self, table: LeadTable<'b>) -> Lead<'b> {
        match self {
            Lead::Nobody => Lead::Nobody,
            Lead::One(_) => Lead::One(table),
            Lead::Pair(_) => Lead::Pair(table),
            Lead::Twins(_) => Lead::Twins(table),
            Lead::Triple(_) => Lead::Triple(table),
            Lead::KingsAndOne(_) => Lead::KingsAndOne(table),
            Lead::Twist(len) => Lead::Twist(*len),
            Lead::Pawns(len) => Lead::Pawns(*len),
        }
    }

    /// The table of their places; an empty one where these are worked out.
    #[doc(hidden)]
    pub const fn table(&self) -> LeadTable<'a> {
        match self {
            Lead::One(table)
            | Lead::Pair(table)
            | Lead::Twins(table)
            | Lead::Triple(table)
            | Lead::KingsAndOne(table) => *table,
            Lead::Nobody | Lead::Twist(_) | Lead::Pawns(_) => LeadTable::EMPTY,
        }
    }

    /// This number of leading men, before their table is made.
    pub(super) const fn placeholder(len: usize) -> Lead<'static> {
        match len {
            0 => Lead::Nobody,
            1 => Lead::One(LeadTable::EMPTY),
            _ => Lead::Pair(LeadTable::EMPTY),
        }
    }

    /// Whether no man leads: every man belongs to a group.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the third man, where those before him leave no symmetry, is counted like a group of
    /// one: he may stand wherever they do not.
    pub const fn third_is_counted(&self) -> bool {
        matches!(self, Lead::Triple(_) | Lead::KingsAndOne(_))
    }

    /// What the next place of a third man adds who is counted by himself, if the next number of all leading men adds
    /// `stride`.
    pub const fn third_stride(&self, stride: u64) -> u64 {
        match self {
            Lead::Triple(_) => stride,
            Lead::KingsAndOne(_) => three::KINGS as u64 * stride,
            _ => 0,
        }
    }

    /// The number of places of the leading men with the leading pawn on this file.
    pub const fn classes(&self, file: usize) -> u64 {
        (match self {
            Lead::Nobody => 1,
            Lead::One(leads) | Lead::Pair(leads) | Lead::Twins(leads) => leads.squares.len() as u32,
            Lead::Triple(_) => three::CLASSES,
            Lead::KingsAndOne(_) => three::KINGS_CLASSES,
            Lead::Twist(len) => like_men::start(10, *len),
            Lead::Pawns(len) => pawns::classes(*len, file),
        }) as u64
    }

    /// Folds a position. Of "K3" the class is that of the kings, unless they stand on the diagonal, so that the third
    /// man decides: see [`class_of_kings`].
    #[inline(always)]
    pub(super) const fn fold(&self, board: &Numbers, folding: Folding, men: &Men) -> Folded {
        match self {
            Lead::Nobody => Folded::NOBODY,
            Lead::One(leads) => leads.fold(board, folding, [men[0]; 2], 1),
            Lead::Pair(leads) | Lead::KingsAndOne(leads) => {
                leads.fold(board, folding, [men[0], men[1]], 2)
            }
            Lead::Triple(leads) => {
                let folded = leads.fold(board, folding, [men[0], men[1]], 2);
                with_third(board, folded, men[2])
            }
            Lead::Twins(leads) => leads.fold(board, folding, like_men::elder_first(men), 2),
            Lead::Twist(len) => like_men::fold(board, men, *len),
            // The lengths that nearly all materials have, each by itself.
            Lead::Pawns(1) => pawns::fold(men, 1),
            Lead::Pawns(2) => pawns::fold(men, 2),
            Lead::Pawns(len) => pawns::fold(men, *len),
        }
    }

    /// Whether the third man of "K3" decides how the board is folded, as the kings stand on the a1-h8 diagonal.
    #[inline(always)]
    pub(super) const fn third_decides(&self, folded: &Folded) -> bool {
        matches!(self, Lead::KingsAndOne(_)) && folded.class >= three::KINGS
    }

    /// The leading men of a class, counted from the first of its section.
    #[inline(always)]
    pub(super) const fn unfold(&self, section: usize, first_class: u32, class: u32) -> Men {
        match self {
            Lead::Nobody => [0; MAX_MEN],
            Lead::One(leads) | Lead::Pair(leads) | Lead::Twins(leads) => {
                leads.men(first_class + class, self.len())
            }
            Lead::Triple(leads) => three::men(leads, class),
            Lead::KingsAndOne(leads) => three::men_with_kings(leads, class),
            Lead::Twist(len) => like_men::men(class, *len),
            Lead::Pawns(len) => pawns::men(section, class, *len),
        }
    }
}
