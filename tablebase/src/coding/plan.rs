//! A plan is an index as data: which men are numbered together, in which order, and what each adds.
//!
//! The macro works a [`Plan`] out and emits it as a constant; the functions that read one are
//! inlined into the emitted methods, where every loop over it is unrolled and every stride is a
//! constant.

use core::ops::Range;

use super::draft::{Draft, FollowingKings};
use crate::men::packed::{MAX_MEN, Men, PackedMen};
use crate::parts::confined::Confined;
use crate::parts::counting::Counting;
use crate::parts::group::{self, Group, StandingMen};
use crate::parts::lead::{Lead, LeadKind, LeadTable};
use crate::parts::section::Section;
use crate::short_list::ShortList;
use crate::squares::layout_numbers::{Folding, Numbers};

/// The numbering of a material's positions, which a [`Draft`] becomes.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    draft: Draft<'a>,
    /// The men that lead, with the table of their classes.
    lead: Lead<'a>,
    /// The men whose squares are subtracted when others are ranked.
    counting: Counting,
    /// The ranges of indexes, in order, each with strides of its own.
    sections: Sections<'a>,
    /// True if every section has the strides of the first and leaves no symmetry.
    is_uniform: bool,
    /// The number of indexes, which run from 0 to `size - 1`.
    size: u64,
}

/// The sections of a plan: its own if they are few, otherwise borrowed ones.
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

impl<'a> Draft<'a> {
    /// The plan, with the table of the leading men's classes, its ranges of indexes and the number of all indexes.
    #[allow(clippy::large_types_passed_by_value)] // Made once.
    pub const fn plan(self, table: LeadTable<'a>, sections: Sections<'a>, size: u64) -> Plan<'a> {
        let lead = Lead { kind: self.lead, table };
        let counting = Counting::new(self.lead, self.groups.as_slice());
        let is_uniform = Section::are_uniform(sections.as_slice());
        Plan { draft: self, lead, counting, sections, is_uniform, size }
    }
}

impl<'a> Plan<'a> {
    /// The draft that became the plan.
    #[inline(always)]
    pub const fn draft(&self) -> &Draft<'a> {
        &self.draft
    }

    /// The board, in board order.
    #[inline(always)]
    pub const fn board(&self) -> &'a Numbers {
        self.draft.board
    }

    /// The number of men, kings included.
    #[inline(always)]
    pub const fn men(&self) -> usize {
        self.draft.men
    }

    /// The men in sequence, each by his index in the material.
    #[inline(always)]
    pub const fn sequence(&self) -> &[u8; MAX_MEN] {
        &self.draft.sequence
    }

    /// A mask of the pawns, with a byte of 1 for each, in sequence.
    #[inline(always)]
    pub(crate) const fn pawns(&self) -> u64 {
        self.draft.pawns
    }

    /// Returns whether several men may share a square.
    #[inline(always)]
    pub(crate) const fn is_crowded(&self) -> bool {
        self.draft.crowded
    }

    /// The symmetries that fold positions.
    #[inline(always)]
    pub const fn folding(&self) -> Folding {
        self.draft.folding
    }

    /// The men that lead, and decide how the position is folded.
    #[inline(always)]
    pub const fn lead(&self) -> &Lead<'a> {
        &self.lead
    }

    /// The kings, if they stay apart and not both of them lead.
    #[inline(always)]
    pub const fn kings(&self) -> Option<FollowingKings> {
        self.draft.kings
    }

    /// The squares of each group, if some man has a region of his own.
    #[inline(always)]
    pub const fn confined(&self) -> Option<&'a Confined> {
        self.draft.confined
    }

    /// The men whose squares are subtracted when others are ranked.
    #[inline(always)]
    pub(crate) const fn counting(&self) -> &Counting {
        &self.counting
    }

    /// Returns whether every section has the strides of the first and leaves no symmetry.
    #[inline(always)]
    pub(crate) const fn is_uniform(&self) -> bool {
        self.is_uniform
    }

    /// The number of indexes, which run from 0 to `size - 1`.
    #[inline(always)]
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// The same plan, whose material may be looked up with colours exchanged only if `exchanges`.
    pub(crate) const fn exchanging(mut self, exchanges: bool) -> Plan<'a> {
        self.draft.exchanges = exchanges;
        self
    }

    /// The same plan for men that are given in sequence.
    pub(crate) const fn for_men_in_sequence(mut self) -> Plan<'a> {
        self.draft.sequence = [0, 1, 2, 3, 4, 5, 6, 7];
        self
    }
}

impl Plan<'_> {
    /// The groups in the order of the sequence.
    #[inline(always)]
    pub const fn groups(&self) -> &[Group] {
        self.draft.groups.as_slice()
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

    /// The ranges of indexes of which Syzygy makes tables: four, by the leading pawn's file, or one.
    #[doc(hidden)]
    pub fn sub_tables(&self) -> impl Iterator<Item = Range<u64>> {
        let sections = match self.lead().kind {
            LeadKind::Pawns(_) => self.sections(),
            _ => &self.sections()[..1],
        };
        let ends = sections.iter().skip(1).map(|next| next.start).chain([self.size()]);
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
        self.board().first_rank - group::before(self.board().first_rank, len, men)
    }

    /// Unranks the groups from this one on; `number` covers only these.
    #[inline]
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
        let (men, traits) = (PackedMen::new(men), self.counting().traits());
        let counted = self.counting().count::<MAX_MEN>(men, self.board().first_rank, traits);
        self.counting().number::<MAX_MEN>(counted, &section.strides_by_man, first, traits)
    }
}
