//! Decoders for plans that are not known to the compiler, one for each shape.

use super::group::{self, PackedTaken, Taken};
use super::lead::{Lead, THIRD, third_is_free};
use super::men::{Men, Order, PackedMen};
use super::plan::Plan;
use super::section::Section;
use super::shape::{LEADS, PAIR, PAIR_AND_PAWNS, TRIPLE, for_shape};

/// From so many men on indexes may have many bits, and men are compared in one word.
const MANY: usize = 6;

/// Gives the men, in board order, of an index, which is counted from the first of the section with a
/// number: each at the place that an [`Order`] says. The first section is given beside the plan.
pub(super) type Decoder = fn(&Plan<'_>, &Section, &Order, usize, u64) -> PackedMen;

impl Plan<'_> {
    /// The decoder for this plan.
    pub(super) fn decoder(&self) -> Decoder {
        // Those for few men rely on it.
        if self.men < MANY && !self.sections().iter().all(|section| section.is_narrow) {
            return freely;
        }
        for_shape!(self, placing, otherwise freely)
    }
}

/// Where sections begin, if they are few: to find the one that an index lies in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Starts {
    /// Where the first one ends, if it is the only one in which leading men leave no symmetry, so that nearly
    /// all positions lie there; otherwise 0.
    end_of_first: u64,
    /// The first index of each; no index reaches those that are not there.
    starts: [u64; 4],
    /// Whether there are no more than four. A plan in which several men may share a square needs none.
    are_few: bool,
}

impl Starts {
    pub(super) fn of(plan: &Plan<'_>) -> Starts {
        let mut starts = [u64::MAX; 4];
        for (start, section) in starts.iter_mut().zip(plan.sections()) {
            *start = section.start;
        }
        let are_few = plan.sections().len() <= starts.len() && !plan.crowded;
        let is_main = are_few && plan.only_first_is_free();
        let end_of_first = if is_main { plan.size.min(starts[1]) } else { 0 };
        Starts { end_of_first, starts, are_few }
    }

    /// The section that an index lies in, and where that begins; `None` where sections are many.
    #[inline(always)]
    pub(super) fn section_of(&self, index: u64) -> Option<(usize, u64)> {
        if index < self.end_of_first {
            return Some((0, 0));
        }
        if !self.are_few {
            return None;
        }
        // Without branches: with random indexes they would be mispredicted.
        let number = self.starts[1..].iter().map(|&start| usize::from(start <= index)).sum();
        Some((number, self.starts[number]))
    }
}

/// Of all plans.
#[inline(never)]
fn freely(plan: &Plan<'_>, _: &Section, order: &Order, number: usize, index: u64) -> PackedMen {
    let section = &plan.sections()[number];
    if plan.kings.is_some() || plan.confined.is_some() || section.stabiliser != 1 {
        return PackedMen::new(&plan.decode_in(number, section.start + index)).ordered(order);
    }
    plan.decode_freely(number, index).ordered(order)
}

/// Of plans of a shape.
fn placing<const N: usize, const KIND: usize, const PAIRS: u8>(
    plan: &Plan<'_>,
    first: &Section,
    order: &Order,
    number: usize,
    index: u64,
) -> PackedMen {
    let is_first = KIND == TRIPLE || KIND == PAIR && number == 0;
    let section = if is_first { first } else { &plan.sections()[number] };
    let may_leave_symmetries = KIND == PAIR || KIND == PAIR_AND_PAWNS;
    if may_leave_symmetries && section.stabiliser != 1 {
        return freely(plan, first, order, number, index);
    }
    let Some(lead) = plan.lead_of_kind::<KIND>() else {
        return freely(plan, first, order, number, index);
    };
    let class = digit::<N>(section, 0, index);
    let (mut men, third) = match lead {
        Lead::Pair(leads) => (leads.pair(section.first_class + class as u32), 0),
        // The third man is placed as those who follow, unless he decides on the folding.
        Lead::Triple(leads) if third_is_free(class) => {
            (leads.pair((class / THIRD) as u32), (class % THIRD) as u8)
        }
        Lead::Triple(_) => return freely(plan, first, order, number, index),
        _ => (lead.unfolded(number, section.first_class, class as u32).unpacked(), 0),
    };
    let first_squares = match KIND {
        PAIR | TRIPLE => 0,
        PAIR_AND_PAWNS => {
            plan.counting.first_squares(plan.board.first_rank - plan.on_first_rank(&men))
        }
        _ => plan.counting.first_squares(plan.board.first_rank),
    };
    // Few comparisons take less one by one than all in one word.
    let groups = Groups { section, index, first_squares, pairs: plan.pairs::<PAIRS>() };
    if N < MANY {
        groups.place::<Taken, N, KIND>(third, &mut men);
    } else {
        groups.place::<PackedTaken, N, KIND>(third, &mut men);
    }
    let mut placed = [0; N];
    placed.copy_from_slice(&men[..N]);
    order.of(&placed)
}

/// A digit of an index of so many men.
#[inline(always)]
fn digit<const N: usize>(section: &Section, digit: usize, index: u64) -> u64 {
    if N < MANY { section.digits[digit].narrow(index) } else { section.digit(digit, index) }
}

/// Groups of one man or two that are to be placed.
struct Groups<'a> {
    section: &'a Section,
    /// Counted from the section's first.
    index: u64,
    /// How many squares come before the first one of each man, a byte each.
    first_squares: u64,
    /// The first men of groups of two, as bits.
    pairs: u8,
}

impl Groups<'_> {
    /// Places them behind leading men of a kind, whose third is placed like a group of his own.
    #[inline(always)]
    fn place<T: Free, const N: usize, const KIND: usize>(&self, third: u8, men: &mut Men) {
        let mut taken = T::beside(men, LEADS[KIND].min(2));
        if KIND == TRIPLE {
            men[2] = taken.take(third, 2);
        }
        // Written out, since the compiler does not unroll a loop that sometimes skips a man.
        let mut group = 0;
        macro_rules! place {
            ($($man:literal)*) => {
                $(if LEADS[KIND] <= $man && $man < N && !self.is_second($man) {
                    group += 1;
                    let digit = digit::<N>(self.section, group, self.index);
                    self.place_group::<T, N>(digit, $man, &mut taken, men);
                })*
            };
        }
        place!(1 2 3 4 5 6 7);
    }

    /// Places the group that begins with a man.
    #[inline(always)]
    fn place_group<T: Free, const N: usize>(
        &self,
        digit: u64,
        man: usize,
        taken: &mut T,
        men: &mut Men,
    ) {
        let first_square = (self.first_squares >> (8 * man)) as u8;
        if man + 1 < N && self.pairs >> man & 1 == 1 {
            // The greater first: the other does not count the square that it takes.
            let [less, greater] = group::pair(digit);
            men[man + 1] = taken.take(greater + first_square, man);
            men[man] = taken.take(less + first_square, man + 1);
        } else {
            men[man] = taken.take(digit as u8 + first_square, man);
        }
    }

    /// Whether a man is the second of a pair.
    #[inline(always)]
    fn is_second(&self, man: usize) -> bool {
        self.pairs << 1 >> man & 1 == 1
    }
}

/// What says which squares are free.
trait Free {
    /// Those that the first men leave.
    fn beside(men: &Men, len: usize) -> Self;
    /// Takes the free square that has `place` free ones before it, when `taken` are taken.
    fn take(&mut self, place: u8, taken: usize) -> u8;
}

impl Free for Taken {
    #[inline(always)]
    fn beside(men: &Men, len: usize) -> Taken {
        Taken::of(men, len)
    }

    #[inline(always)]
    fn take(&mut self, place: u8, taken: usize) -> u8 {
        Taken::take(self, place, taken)
    }
}

impl Free for PackedTaken {
    #[inline(always)]
    fn beside(men: &Men, len: usize) -> PackedTaken {
        PackedTaken::of(PackedMen::new(men), len)
    }

    #[inline(always)]
    fn take(&mut self, place: u8, _: usize) -> u8 {
        PackedTaken::take(self, place)
    }
}

impl Plan<'_> {
    /// How many of two leading men stand on the first rank.
    #[inline(always)]
    fn on_first_rank(&self, leads: &Men) -> u8 {
        let first_rank = self.board.first_rank;
        u8::from(leads[0] < first_rank) + u8::from(leads[1] < first_rank)
    }
}
