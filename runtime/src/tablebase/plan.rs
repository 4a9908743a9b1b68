//! An index as data: which men are numbered together, in which order, and what each adds.
//!
//! The macro works a [`Plan`] out and emits it as a constant; the functions that read one are
//! inlined into the emitted methods, where every loop over it is unrolled and every stride is a
//! constant.

use core::ops::Range;

use super::kings::Kings;
use super::lead::Lead;
use super::numbers::{Folding, Numbers};

/// The most men a material may have.
pub const MAX_MEN: usize = 8;

/// Where the men stand, by their place in the sequence: numbers of squares, or places on the
/// board. What lies beyond the last man is not used.
pub type Men = [u8; MAX_MEN];

/// How the positions of a material are numbered.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The board, in board order.
    pub board: &'a Numbers,
    /// How many men there are.
    pub men: usize,
    /// By place in the sequence: the place in the material.
    pub places: [u8; MAX_MEN],
    /// The places in the sequence that are pawns, which stand on no first or last rank.
    pub pawns: u8,
    /// Whether several men may share a square.
    pub crowded: bool,
    /// Which other sequences of the men there are.
    pub sequences: Sequences,
    /// Which symmetries positions are folded by.
    pub folding: Folding,
    /// The men that lead, and decide how the position is folded.
    pub lead: Lead<'a>,
    /// The kings, where they stay apart and not both of them lead.
    pub kings: Option<Kings>,
    /// The other men, in groups of like ones, in the order of the sequence.
    pub groups: &'a [Group],
    /// The ranges of indexes, in order, each with its own way to add up.
    pub sections: &'a [Section],
    /// Whether all sections have the strides of the first, and symmetries are left in none.
    pub uniform: bool,
    /// How many indexes there are.
    pub size: u64,
}

/// Whether men and groups may be put in another sequence and order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sequences {
    /// They may not: all schemes but Syzygy's.
    Fixed,
    /// They may, and where two unlike men lead those are the kings.
    KingsLead,
    /// They may, and kings are pieces like any other or may touch.
    AnyLead,
}

/// Like men that do not lead: numbered as a set, squares of earlier men left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The place of the first in the sequence.
    pub first: u8,
    /// How many there are.
    pub len: u8,
    /// How many men of the sequence come before, whose squares are left out: `first`, or 0 where
    /// nothing is.
    pub skips: u8,
    /// Whether they are pawns, numbered from the second rank on.
    pub pawns: bool,
}

/// A range of indexes in which the same strides hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The first index.
    pub start: u64,
    /// How many places of the leading men come in earlier sections.
    pub first_class: u32,
    /// What the next place of the leading men adds.
    pub lead_stride: u64,
    /// What the next place of the kings adds that follow the leading men.
    pub kings_stride: u64,
    /// What the next place of each group adds.
    pub strides: [u64; MAX_MEN],
    /// The lead (0) and the groups (from 1), the one with the greatest stride first.
    pub order: [u8; MAX_MEN + 1],
    /// The symmetries, as bits, that leave the leading men where they are and are still to be
    /// used up by the groups. 1, the identity alone, where none is left.
    pub stabiliser: u8,
    /// Where the stabiliser has one symmetry beside the identity: the squares that it carries to
    /// later ones.
    pub low: u128,
    /// And those that it leaves where they are.
    pub fixed: u128,
    /// How many of the former the leading men leave to the others.
    pub pairs: u8,
    /// And how many of the latter.
    pub alone: u8,
}

impl Section {
    /// A section of one index, without men and symmetries.
    pub const ONE: Section = Section {
        start: 0,
        first_class: 0,
        lead_stride: 1,
        kings_stride: 1,
        strides: [1; MAX_MEN],
        order: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        stabiliser: 1,
        low: 0,
        fixed: 0,
        pairs: 0,
        alone: 0,
    };

    /// The one symmetry beside the identity that is left.
    pub(super) const fn mirror(&self) -> u8 {
        (self.stabiliser & !1).trailing_zeros() as u8 & 7
    }
}

impl Plan<'_> {
    /// The place of the first square that a group may stand on: pawns start on the second rank.
    #[inline(always)]
    pub(super) const fn offset(&self, group: &Group) -> u8 {
        if group.pawns { self.board.files } else { 0 }
    }

    /// The squares, as bits in board order, on which a man may stand.
    pub(super) const fn domain(&self, pawns: bool) -> u128 {
        let all = u128::MAX >> (128 - self.board.squares());
        if pawns { all >> (2 * self.board.files) << self.board.files } else { all }
    }

    /// The section whose strides hold in this one: the first, known wherever the plan is, if they
    /// are the same in all.
    #[inline(always)]
    pub(super) const fn strides_of(&self, section: usize) -> &Section {
        &self.sections[if self.uniform { 0 } else { section }]
    }

    /// How many tables Syzygy makes of these indexes: four, by the leading pawn's file, or one.
    pub(super) const fn sub_tables(&self) -> usize {
        if matches!(self.lead, Lead::Pawns(_)) { self.sections.len() } else { 1 }
    }

    /// The range of indexes of one of these tables.
    pub(super) fn sub_table(&self, number: usize) -> Range<u64> {
        if self.sub_tables() == 1 {
            return 0..self.size;
        }
        let end = self.sections.get(number + 1).map_or(self.size, |next| next.start);
        self.sections[number].start..end
    }

    /// The section that an index lies in.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn section_of(&self, index: u64) -> usize {
        // Without branches: with random indexes they would be mispredicted.
        let (mut section, mut i) = (0, 1);
        while i < self.sections.len() {
            section += (self.sections[i].start <= index) as usize;
            i += 1;
        }
        section
    }
}
