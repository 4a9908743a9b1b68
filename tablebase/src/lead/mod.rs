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
use super::men::{MAX_MEN, Men, PackedMen};

pub use by_both::ByBoth;
pub(super) use by_both::NO_PLACE;
pub use entry::entry;
pub(super) use pairs::{APART_BY_BOTH, TWINS};
pub use pairs::{KINGS_APART, UNLIKE};
pub(super) use pawns::SinglePawn;
pub(super) use table::Folded;
pub use table::LeadTable;
pub(super) use three::{PAIRS as THREE_PAIRS, THIRD, class_by_third, third_is_free};

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

impl Lead<'_> {
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
    pub const fn with_table<'a>(&self, table: LeadTable<'a>) -> Lead<'a> {
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
    pub const fn table(&self) -> LeadTable<'_> {
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

    /// Whether a table says by the leading men's squares as they are given how a position is folded, and
    /// their class.
    #[inline(always)]
    pub(super) const fn has_fast_encoder(&self) -> bool {
        match self {
            Lead::Pair(leads) | Lead::Triple(leads) => leads.by_both.is_some(),
            Lead::Pawns(1) => true,
            _ => false,
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

    /// What the next class of the men in the table adds, and the next place of a third man who is counted by himself,
    /// if the next number of all leading men adds `stride`.
    pub const fn strides(&self, stride: u64) -> (u64, u64) {
        match self {
            Lead::Triple(_) => (three::THIRD * stride, stride),
            Lead::KingsAndOne(_) => (stride, three::KINGS as u64 * stride),
            _ => (stride, 0),
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

    /// Folds a position. Where the third man is counted, the class is that of the first two, unless
    /// they stand on the diagonal, so that he decides: see [`Self::by_third`].
    #[inline(always)]
    pub(super) const fn fold<const N: usize>(
        &self,
        board: &Numbers,
        folding: Folding,
        men: PackedMen,
    ) -> Folded {
        match self {
            Lead::Nobody => Folded::as_it_is(men),
            Lead::One(leads) => leads.fold_one::<N>(board, folding, men),
            Lead::Pair(leads) | Lead::Triple(leads) | Lead::KingsAndOne(leads) => {
                leads.fold_pair::<N>(board, folding, men)
            }
            Lead::Twins(leads) => leads.fold_pair::<N>(board, folding, like_men::elder_first(men)),
            Lead::Twist(len) => like_men::fold::<N>(board, men, *len),
            // The lengths that nearly all materials have, each by itself.
            Lead::Pawns(1) => pawns::fold::<N>(board, men, 1),
            Lead::Pawns(2) => pawns::fold::<N>(board, men, 2),
            Lead::Pawns(len) => pawns::fold::<N>(board, men, *len),
        }
    }

    /// Whether the third man decides how the board is folded, as the first two stand on the a1-h8
    /// diagonal.
    #[inline(always)]
    pub(super) const fn third_decides(&self, folded: &Folded) -> bool {
        match self {
            Lead::Triple(_) => folded.class >= three::PAIRS,
            Lead::KingsAndOne(_) => folded.class >= three::KINGS,
            _ => false,
        }
    }

    /// Folds a position whose third man decides, from the class of the first two: where the men are
    /// carried to, the class of all three, and the symmetry.
    pub(super) const fn by_third(
        &self,
        board: &Numbers,
        men: PackedMen,
        pair: u32,
    ) -> (PackedMen, u32, u8) {
        let kings = matches!(self, Lead::KingsAndOne(_));
        let (class, symmetry) = three::on_diagonal(pair, men, kings);
        (men.carried::<MAX_MEN>(board, symmetry), class, symmetry)
    }

    /// Puts the leading men of a class, counted from the first of its section, on their squares.
    #[inline(always)]
    pub(super) const fn unfold(&self, section: usize, first_class: u32, class: u32, men: &mut Men) {
        match self {
            Lead::Nobody => {}
            Lead::One(leads) | Lead::Pair(leads) | Lead::Twins(leads) => {
                leads.place(first_class + class, men);
            }
            Lead::Triple(leads) => three::place(leads, class, men),
            Lead::KingsAndOne(leads) => three::place_kings(leads, class, men),
            Lead::Twist(len) => like_men::place(class, *len, men),
            Lead::Pawns(len) => pawns::place(section, class, *len, men),
        }
    }

    /// [`Self::unfold`] to men in one word: each way to place them has its own array, so that those of
    /// few men stay in registers.
    #[inline(always)]
    pub(super) fn unfolded(&self, section: usize, first_class: u32, class: u32) -> PackedMen {
        let mut men = [0; MAX_MEN];
        match self {
            Lead::Triple(leads) => {
                let mut men = [0; MAX_MEN];
                three::place(leads, class, &mut men);
                return PackedMen::new(&men);
            }
            Lead::Pair(leads) => return PackedMen::new(&leads.pair(first_class + class)),
            Lead::Pawns(1) => {
                let mut men = [0; MAX_MEN];
                pawns::place(section, class, 1, &mut men);
                return PackedMen::new(&men);
            }
            Lead::Pawns(2) => {
                let mut men = [0; MAX_MEN];
                pawns::place(section, class, 2, &mut men);
                return PackedMen::new(&men);
            }
            _ => self.unfold(section, first_class, class, &mut men),
        }
        PackedMen::new(&men)
    }
}
