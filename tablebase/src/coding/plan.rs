//! A plan is an index as data: which men are numbered together, in which order, and what each adds.
//!
//! The macro works a [`Plan`] out and emits it as a constant; the functions that read one are
//! inlined into the emitted methods, where every loop over it is unrolled and every stride is a
//! constant.

use core::ops::Range;

use crate::men::packed::{MAX_MEN, Men, PackedMen};
use crate::parts::confined::Confined;
use crate::parts::counting::Counting;
use crate::parts::group::{self, Group, StandingMen};
use crate::parts::lead::{Lead, LeadKind};
use crate::parts::section::Section;
use crate::short_list::ShortList;
use crate::squares::layout_numbers::{Folding, Numbers};

/// The numbering of a material's positions.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools)] // None of them follows from others.
pub struct Plan<'a> {
    /// The board, in board order.
    pub board: &'a Numbers,
    /// The number of men, kings included.
    pub men: usize,
    /// The men in sequence, each by his index in the material.
    pub sequence: [u8; MAX_MEN],
    /// The pawns, which stand on no first or last rank: a byte of one for each, in sequence.
    pub pawns: u64,
    /// Whether several men may share a square.
    pub crowded: bool,
    /// Whether the game has one king a side, and these never stand next to each other.
    pub apart: bool,
    /// The symmetries that fold positions.
    pub folding: Folding,
    /// Whether the material may be looked up with colours exchanged: the regions of one side are those of the other
    /// with the board turned, and where men go forward, a symmetry carries one side to the other.
    pub exchanges: bool,
    /// The men that lead, and decide how the position is folded.
    pub lead: Lead<'a>,
    /// The kings, if they stay apart and not both of them lead.
    pub kings: Option<FollowingKings>,
    /// The other men, grouped by letter, in the order of the sequence.
    pub groups: Groups,
    /// The squares of the groups, where some man has a region of his own.
    pub confined: Option<&'a Confined>,
    /// The men whose squares are subtracted when others are ranked.
    pub counting: Counting,
    /// The ranges of indexes, in order, each with strides of its own.
    pub sections: Sections<'a>,
    /// Whether every section has the strides of the first and leaves no symmetry.
    pub uniform: bool,
    /// The number of indexes, which run from 0 to `size - 1`.
    pub size: u64,
}

/// The groups of a plan.
pub type Groups = ShortList<Group, MAX_MEN>;

/// The sections of a plan: its own, where they are few, or lent ones.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::large_enum_variant)] // Made once, and nothing is allocated.
pub enum Sections<'a> {
    /// The plan's own: four at most.
    Own(ShortList<Section, 4>),
    /// Borrowed: any number.
    Lent(&'a [Section]),
}

impl Sections<'_> {
    /// The sections in the order of their indexes.
    #[inline(always)]
    pub const fn as_slice(&self) -> &[Section] {
        match self {
            Sections::Own(sections) => sections.as_slice(),
            Sections::Lent(sections) => sections,
        }
    }
}

/// The kings that follow the leading men.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FollowingKings {
    /// The index of the first king in the sequence: among the leading men, if one alone follows.
    pub first: u8,
    /// The index of the second king in the sequence.
    pub second: u8,
    /// The number of kings that follow: 1 or 2.
    pub len: u8,
    /// Whether pawns come after them.
    pub pawns: bool,
    /// The squares of the first file and of the last.
    pub edges: [u128; 2],
}

impl FollowingKings {
    /// The number of sections into which each section of the leading men is divided: by whether each
    /// following king stands where pawns may.
    pub const fn parts(&self) -> usize {
        if self.pawns { 1 << self.len } else { 1 }
    }
}

impl Plan<'_> {
    /// The groups in the order of the sequence.
    #[inline(always)]
    pub const fn groups(&self) -> &[Group] {
        self.groups.as_slice()
    }

    /// The sections in the order of their indexes.
    #[inline(always)]
    pub const fn sections(&self) -> &[Section] {
        self.sections.as_slice()
    }

    /// The section with this number. There must be one.
    #[inline(always)]
    pub(crate) const fn section(&self, number: usize) -> &Section {
        match &self.sections {
            Sections::Own(sections) => sections.at(number),
            Sections::Lent(sections) => &sections[number],
        }
    }

    /// The squares, as bits in board order, on which a man may stand.
    pub(crate) const fn domain(&self, pawns: bool) -> u128 {
        if !pawns {
            return u128::MAX >> (128 - self.board.squares());
        }
        self.board.pawn_squares()
    }

    /// The squares that the men of a group may stand on.
    pub(crate) const fn group_domain(&self, group: usize) -> u128 {
        match self.confined {
            Some(confined) => confined.domain(group),
            None => self.domain(self.groups()[group].pawns),
        }
    }

    /// The ranges of indexes of which Syzygy makes tables: four, by the leading pawn's file, or one.
    #[doc(hidden)]
    pub fn sub_tables(&self) -> impl Iterator<Item = Range<u64>> {
        let sections = match self.lead.kind {
            LeadKind::Pawns(_) => self.sections(),
            _ => &self.sections()[..1],
        };
        let ends = sections.iter().skip(1).map(|next| next.start).chain([self.size]);
        sections.iter().zip(ends).map(|(section, end)| section.start..end)
    }

    /// The section that an index lies in.
    #[inline(always)]
    pub(crate) const fn section_of(&self, index: u64) -> usize {
        // Without branches: with random indexes they would be mispredicted.
        let (mut section, mut i) = (0, 1);
        while i < self.sections().len() {
            section += (self.sections()[i].start <= index) as usize;
            i += 1;
        }
        section
    }

    /// The rank of the first square of pawns among the squares free of the first `len` men: pawns
    /// start on the second rank of the board, and come right after the leading men and kings.
    #[inline(always)]
    pub(crate) const fn offset(&self, men: &Men, len: usize) -> u8 {
        self.board.first_rank - group::before(self.board.first_rank, len, men)
    }

    /// Unranks the groups from this one on. The number is theirs alone.
    pub(crate) const fn put_rest(
        &self,
        section: &Section,
        from: usize,
        mut number: u64,
        men: &mut Men,
    ) {
        if from >= self.groups().len() {
            return;
        }
        let first = self.groups()[from].first as usize;
        let mut standing = StandingMen::first(*men, first, false);
        let mut i = from;
        while i < self.groups().len() {
            let (group, stride) = (&self.groups()[i], section.strides[i]);
            let offset = if group.pawns {
                self.offset(&standing.men, self.groups()[0].first as usize)
            } else {
                0
            };
            let (first, len) = (group.first as usize, group.len as usize);
            standing.put_many(first, len, number / stride, offset);
            number %= stride;
            i += 1;
        }
        *men = standing.men;
    }

    /// Ranks the groups from this one on, each by itself: the sum of their digits times their strides.
    pub(crate) const fn number_groups(&self, section: &Section, from: usize, men: &Men) -> u64 {
        if from >= self.groups().len() {
            return 0;
        }
        let first = self.groups()[from].first as usize;
        let (men, traits) = (PackedMen::new(men), self.counting.traits());
        let counted = self.counting.count::<MAX_MEN>(men, self.board.first_rank, traits);
        self.counting.number::<MAX_MEN>(counted, &section.strides_by_man, first, traits)
    }
}
