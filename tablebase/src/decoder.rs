//! Decoders for plans that are known only at run time, one for each shape.

use quadrille_runtime::Layout;

use super::coding::Coding;
use super::group::{self, PackedTakenSquares, TakenSquares};
use super::layout_numbers::{Folding, NumberTable, is_board_order, numbers_of};
use super::lead::{Lead, THIRD, third_is_free};
use super::men::{MAX_MEN, Men, PackedMen};
use super::plan::Plan;
use super::section::Section;
use super::shape::{LEADING_MEN, PAIR, PAIR_AND_PAWNS, TRIPLE, for_shape};

/// With this many men or more, indexes may have many bits, and men are compared in one word.
const MANY: usize = 6;

/// Gives the men, as numbers of a layout, with an index that is counted from the first of the section with
/// a number: each man at the place that the order says.
// The numbers are looked up here, where each man stands alone in a register.
pub(super) type Decoder = fn(&Coding<'_>, usize, u64, &NumberTable) -> PackedMen;

impl Plan<'_> {
    /// Whether an index is six bits for each man: several may share one of 64 squares.
    pub(super) const fn is_six_bits(&self) -> bool {
        self.crowded && self.board.squares() == 64
    }

    /// The decoder for this plan.
    pub(super) fn decoder(&self) -> Decoder {
        if self.crowded {
            return if self.is_six_bits() { six_bits } else { sharing };
        }
        // Decoders for few men rely on narrow sections. Decoders without pawns rely on one section in which nearly
        // all positions lie.
        let is_narrow = self.men >= MANY || self.sections().iter().all(|section| section.is_narrow);
        let has_main = self.folding == Folding::Files || self.only_first_is_free();
        let first_is_free = self.sections().first().is_some_and(|first| first.stabiliser == 1);
        if !is_narrow || !has_main || !first_is_free {
            return freely;
        }
        for_shape!(self, placing, otherwise freely)
    }
}

impl Coding<'_> {
    /// Decodes an index into the numbers of a layout's squares.
    #[inline(always)]
    pub(super) fn decode<L: Layout>(&self, decoder: Decoder, index: u64) -> PackedMen {
        if !self.is_six_bits {
            let (section_place, index) = self.located(index);
            return decoder(self, section_place, index, numbers_of::<L>());
        }
        // To call a function that is not known to the compiler would take longer than all the rest.
        if is_board_order::<L>() {
            six_bits_in_board_order(self, index)
        } else {
            six_bits(self, 0, index, numbers_of::<L>())
        }
    }
}

/// The decoder of plans that have no special one.
#[inline(never)]
fn freely(
    coding: &Coding<'_>,
    section_place: usize,
    index: u64,
    numbers: &NumberTable,
) -> PackedMen {
    let plan = &coding.plan;
    let section = &plan.sections()[section_place];
    let men = if plan.kings.is_some() || plan.confined.is_some() || section.stabiliser != 1 {
        plan.decode_in(section_place, section.start + index)
    } else {
        plan.decode_freely(section_place, index).unpacked()
    };
    coding.order.of(&men.map(|square| numbers[usize::from(square)]))
}

/// [`freely`] for one position in many: marked, so that the machine code for all others comes first.
#[cold]
#[inline(never)]
fn seldom(
    coding: &Coding<'_>,
    section_place: usize,
    index: u64,
    numbers: &NumberTable,
) -> PackedMen {
    freely(coding, section_place, index, numbers)
}

/// The decoder of plans in which several men may share a square: an index is the men's squares one after another.
fn sharing(coding: &Coding<'_>, _: usize, mut index: u64, numbers: &NumberTable) -> PackedMen {
    let Plan { board, men, .. } = &coding.plan;
    let mut placed = PackedMen::NOBODY;
    for man in (0..*men).rev() {
        placed = placed.with(man, numbers[(index % board.squares() as u64) as usize]);
        index /= board.squares() as u64;
    }
    placed
}

/// [`sharing`] for boards of 64 squares: an index is six bits for each man.
#[inline(never)]
fn six_bits(coding: &Coding<'_>, _: usize, index: u64, numbers: &NumberTable) -> PackedMen {
    coding.assert_has(index);
    parted(coding.plan.men, index, |square| numbers[square])
}

/// [`six_bits`] for layouts whose squares are numbered in board order: so little that it is inlined.
#[inline(always)]
fn six_bits_in_board_order(coding: &Coding<'_>, index: u64) -> PackedMen {
    coding.assert_has(index);
    parted(coding.plan.men, index, |square| square as u8)
}

/// The numbers of the squares of an index that has six bits for each man, the first man's highest.
#[inline(always)]
fn parted(men: usize, index: u64, number: impl Fn(usize) -> u8) -> PackedMen {
    match men {
        3 => first_parts::<3>(index, number),
        4 => first_parts::<4>(index, number),
        5 => first_parts::<5>(index, number),
        // Places that nobody has come last, as zeros.
        men => first_parts::<MAX_MEN>(index << (6 * (MAX_MEN - men)), number),
    }
}

/// [`parted`] for a number of men that the compiler knows.
#[inline(always)]
fn first_parts<const N: usize>(index: u64, number: impl Fn(usize) -> u8) -> PackedMen {
    let square = |man: usize| (index >> (6 * (N - 1 - man))) as usize & 63;
    (0..N).fold(PackedMen::NOBODY, |men, man| men.with(man, number(square(man))))
}

/// The decoder of plans of a shape. Positions of all sections but the main one go to [`seldom`]: where a pair leads,
/// only the first section leaves no symmetry to the others, and nearly all positions are in it.
fn placing<const N: usize, const KIND: usize, const PAIRS: u8>(
    coding: &Coding<'_>,
    section_place: usize,
    index: u64,
    numbers: &NumberTable,
) -> PackedMen {
    let plan = &coding.plan;
    if KIND == PAIR && section_place != 0 {
        return seldom(coding, section_place, index, numbers);
    }
    let has_main = KIND == PAIR || KIND == TRIPLE;
    let section = if has_main { &coding.first } else { &plan.sections()[section_place] };
    if KIND == PAIR_AND_PAWNS && section.stabiliser != 1 {
        return seldom(coding, section_place, index, numbers);
    }
    let Some(lead) = plan.lead_of_kind::<KIND>() else {
        return seldom(coding, section_place, index, numbers);
    };
    let class = digit::<N>(section, 0, index);
    let (mut men, third) = match lead {
        Lead::Pair(leads) => (leads.pair(section.first_class + class as u32), 0),
        // The third man is placed as those who follow, unless he decides on the folding.
        Lead::Triple(leads) if third_is_free(class) => {
            (leads.pair((class / THIRD) as u32), (class % THIRD) as u8)
        }
        Lead::Triple(_) => return seldom(coding, section_place, index, numbers),
        _ => (lead.unfolded(section_place, section.first_class, class as u32).unpacked(), 0),
    };
    let first_squares = match KIND {
        PAIR | TRIPLE => 0,
        PAIR_AND_PAWNS => {
            plan.counting.first_squares(plan.board.first_rank - plan.on_first_rank(&men))
        }
        _ => plan.counting.first_squares(plan.board.first_rank),
    };
    let groups = SmallGroups { section, index, first_squares, pairs: plan.pairs::<PAIRS>() };
    // Few comparisons are faster one by one than all in one word.
    if N < MANY {
        groups.place::<TakenSquares, N, KIND>(third, &mut men);
    } else {
        groups.place::<PackedTakenSquares, N, KIND>(third, &mut men);
    }
    let placed: [u8; N] = core::array::from_fn(|man| numbers[usize::from(men[man])]);
    coding.order.of(&placed)
}

/// A digit of an index of `N` men.
#[inline(always)]
fn digit<const N: usize>(section: &Section, digit: usize, index: u64) -> u64 {
    if N < MANY { section.digits[digit].narrow(index) } else { section.digit(digit, index) }
}

/// Groups of one man or two that are to be placed.
struct SmallGroups<'a> {
    section: &'a Section,
    /// Counted from the section's first.
    index: u64,
    /// How many squares come before the first one of each man, a byte each.
    first_squares: u64,
    /// The first men of groups of two, as bits.
    pairs: u8,
}

impl SmallGroups<'_> {
    /// Places them behind leading men of a kind, whose third is placed like a group of his own.
    #[inline(always)]
    fn place<T: Free, const N: usize, const KIND: usize>(&self, third: u8, men: &mut Men) {
        let mut taken = T::beside(men, LEADING_MEN[KIND].min(2));
        if KIND == TRIPLE {
            men[2] = taken.take(third, 2);
        }
        // Written out, since the compiler does not unroll a loop that sometimes skips a man.
        let mut group = 0;
        macro_rules! place {
            ($($man:literal)*) => {
                $(if LEADING_MEN[KIND] <= $man && $man < N && !self.is_second($man) {
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

/// Hands out free squares by their place among them.
trait Free {
    /// The squares that the first men leave.
    fn beside(men: &Men, len: usize) -> Self;
    /// Takes the free square that has `place` free ones before it, when `taken` are taken.
    fn take(&mut self, place: u8, taken: usize) -> u8;
}

impl Free for TakenSquares {
    #[inline(always)]
    fn beside(men: &Men, len: usize) -> TakenSquares {
        TakenSquares::of(men, len)
    }

    #[inline(always)]
    fn take(&mut self, place: u8, taken: usize) -> u8 {
        TakenSquares::take(self, place, taken)
    }
}

impl Free for PackedTakenSquares {
    #[inline(always)]
    fn beside(men: &Men, len: usize) -> PackedTakenSquares {
        PackedTakenSquares::of(PackedMen::new(men), len)
    }

    #[inline(always)]
    fn take(&mut self, place: u8, _: usize) -> u8 {
        PackedTakenSquares::take(self, place)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_bits_are_parted_as_by_division() {
        for men in 1..=MAX_MEN {
            let last = (1_u64 << (6 * men)) - 1;
            for number in [0, 1, 63, 64, last / 3, last - 1, last] {
                let mut rest = number.min(last);
                let placed = parted(men, rest, |square| square as u8).unpacked();
                for man in (0..men).rev() {
                    assert_eq!(u64::from(placed[man]), rest % 64);
                    rest /= 64;
                }
            }
        }
    }
}
