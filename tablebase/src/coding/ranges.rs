//! The ranges of indexes, and the groups of men of which each is composed.

use core::ops::Range;

use super::plan::Plan;
use crate::men::packed::MAX_MEN;
use crate::parts::section::Section;
use crate::short_list::ShortList;

/// A range of indexes in which the same groups of men have the same strides: see
/// [`Tablebase::ranges`](crate::Tablebase::ranges).
#[derive(Clone, Copy, Debug)]
pub struct IndexRange {
    start: u64,
    end: u64,
    groups: ShortList<IndexGroup, { MAX_MEN + 2 }>,
}

/// Men that are numbered together: see [`Tablebase::ranges`](crate::Tablebase::ranges).
#[derive(Clone, Copy, Debug)]
pub struct IndexGroup {
    men: ShortList<u8, MAX_MEN>,
    leads: bool,
    size: u64,
    stride: u64,
}

impl IndexRange {
    /// The indexes.
    pub const fn indexes(&self) -> Range<u64> {
        self.start..self.end
    }

    /// The groups, the one with the greatest stride first. An index is the start of its range and each group's number
    /// times its stride.
    pub const fn groups(&self) -> &[IndexGroup] {
        self.groups.as_slice()
    }
}

impl IndexGroup {
    const NOBODY: IndexGroup =
        IndexGroup { men: ShortList::none(0), leads: false, size: 1, stride: 1 };

    /// The men, by their indexes in the material, in the sequence in which they are numbered.
    pub const fn men(&self) -> &[u8] {
        self.men.as_slice()
    }

    /// Returns whether these are the leading men, who decide how the board is folded.
    pub const fn leads(&self) -> bool {
        self.leads
    }

    /// The number of their placements, which are numbered from 0.
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// The difference of the indexes of one placement and the next.
    pub const fn stride(&self) -> u64 {
        self.stride
    }
}

impl Plan<'_> {
    /// The ranges of indexes, in order.
    #[doc(hidden)]
    #[inline]
    pub fn ranges(&self) -> impl Iterator<Item = IndexRange> {
        let ends = self.sections().iter().skip(1).map(|next| next.start).chain([self.size()]);
        self.sections().iter().zip(ends).map(|(section, end)| self.range(section, end))
    }

    #[inline]
    fn range(&self, section: &Section, end: u64) -> IndexRange {
        let mut range =
            IndexRange { start: section.start, end, groups: ShortList::none(IndexGroup::NOBODY) };
        // The number of all placements of the groups still to come.
        let mut left = end - section.start;
        let mut add = |men: Range<usize>, leads, stride: u64| {
            if !men.is_empty() {
                let size = left.checked_div(stride).unwrap_or(0);
                left = stride;
                let men = ShortList::of(men.map(|man| self.sequence()[man]), 0);
                range.groups.push(IndexGroup { men, leads, size, stride });
            }
        };
        let leads = self.lead().count();
        let is_independent = section.stabiliser == 1 || self.is_crowded();
        if self.confined().is_some() || !is_independent {
            // The others are numbered together.
            add(0..leads, true, section.lead_stride);
            add(leads..self.men(), false, 1);
            return range;
        }
        for &digit in &section.order[..=self.groups().len()] {
            let Some(group) = usize::from(digit).checked_sub(1) else {
                add(0..leads, true, section.lead_stride);
                if let Some(kings) = self.kings() {
                    add(leads..leads + usize::from(kings.len), false, section.kings_stride);
                }
                continue;
            };
            let (first, len) =
                (self.groups()[group].first.into(), usize::from(self.groups()[group].len));
            add(first..first + len, false, section.strides[group]);
        }
        range
    }
}
