//! The data that encoders and decoders read, for an index that is made at run time.

use super::lead::{APART_BY_BOTH, ByBoth, Lead, LeadTable};
use super::men::Order;
use super::plan::Plan;
use super::section::Section;

/// A plan, with the data that nearly all positions need beside it, at fixed places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Coding<'a> {
    pub(super) plan: Plan<'a>,
    /// A copy of the first section, in which most positions lie.
    pub(super) first: Section,
    /// Where the first section ends, if it is the only one in which leading men leave no symmetry, so that
    /// nearly all positions lie there; otherwise 0.
    end_of_first: u64,
    /// The table by both leading men's squares; any table if the plan has none.
    by_both: &'static ByBoth,
    /// The pawns that do not lead: a byte of one by place in the sequence.
    pub(super) pawns: u64,
    /// The first class that leaves a symmetry to the men who do not lead.
    pub(super) end_of_free_classes: u32,
    /// Whether classes of all sections count on in the steps of the first.
    pub(super) counts_on: bool,
    /// The first index of each section; no index reaches those that are not there.
    starts: [u64; 4],
    /// Whether there are no more sections than these.
    are_few: bool,
    /// Whether an index is six bits for each man.
    pub(super) is_six_bits: bool,
    /// From the sequence to the order in which men are given out.
    pub(super) order: Order,
}

impl<'a> Coding<'a> {
    pub(super) fn of(plan: &Plan<'a>, order: Order) -> Coding<'a> {
        let mut starts = [u64::MAX; 4];
        for (start, section) in starts.iter_mut().zip(plan.sections()) {
            *start = section.start;
        }
        let are_few = plan.sections().len() <= starts.len();
        let is_main = are_few && plan.only_first_is_free();
        let end_of_first = if is_main { plan.size.min(starts[1]) } else { 0 };
        let first = plan.sections().first().copied().unwrap_or(Section::ONE);
        let is_six_bits = plan.is_six_bits();
        let end_of_free_classes = plan.end_of_free_classes();
        Coding {
            plan: *plan,
            first,
            end_of_first,
            by_both: plan.lead.table().by_both.unwrap_or(&APART_BY_BOTH),
            pawns: plan.pawns & !0xff,
            end_of_free_classes,
            counts_on: plan.counts_on(),
            starts,
            are_few,
            is_six_bits,
            order,
        }
    }

    /// Two men who lead, with the table that says all at once.
    #[inline(always)]
    pub(super) fn pair(&self) -> Lead<'_> {
        Lead::Pair(LeadTable { by_both: Some(self.by_both), ..LeadTable::EMPTY })
    }

    /// Ends the program if the material does not have an index.
    #[inline(always)]
    pub(super) fn assert_has(&self, index: u64) {
        assert!(index < self.plan.size, "an index that the material does not have");
    }

    /// The section that an index lies in, and the index counted from its first.
    #[inline(always)]
    pub(super) fn located(&self, index: u64) -> (usize, u64) {
        if index < self.end_of_first {
            return (0, index);
        }
        self.assert_has(index);
        let (section_place, start) = if self.are_few {
            // Without branches: with random indexes they would be mispredicted.
            let section_place =
                self.starts[1..].iter().map(|&start| usize::from(start <= index)).sum();
            (section_place, self.starts[section_place])
        } else {
            self.plan.section_with(index)
        };
        (section_place, index - start)
    }
}
