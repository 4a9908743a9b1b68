//! Encoders and decoders for plans that are not known to the compiler: one for each shape that most
//! plans have, chosen once, when an index is made, so that nobody asks again what the plan is like.

use super::encoded::Encoded;
use super::group::{self, PackedTaken, Taken};
use super::layout_numbers::{BoardOrder, Folding};
use super::lead::{Lead, THIRD, third_is_free};
use super::men::{MAX_MEN, Men, Order, PackedMen};
use super::plan::Plan;

/// Gives the index of a position, whose men come in sequence and in board order, without its symmetry.
pub(super) type Encoder = fn(&Plan<'_>, PackedMen) -> Encoded;

/// Gives the men, in board order, of an index: each at the place that an [`Order`] says.
pub(super) type Decoder = fn(&Plan<'_>, Order, u64) -> PackedMen;

/// Who leads, where that is known to the compiler: two men, without pawns and with pawns (or other men that
/// only go forward) after them, "111", one pawn, two pawns.
const PAIR: usize = 0;
const PAIR_AND_PAWNS: usize = 1;
const TRIPLE: usize = 2;
const PAWN: usize = 3;
const PAWNS: usize = 4;

/// How many men these are.
const LEADS: [usize; 5] = [2, 2, 3, 1, 2];

impl Plan<'_> {
    /// The encoder for this plan.
    pub(super) fn encoder(&self) -> Encoder {
        match self.men {
            1 => any::<1>,
            2 => any::<2>,
            3 => self.encoder_of::<3>(),
            4 => self.encoder_of::<4>(),
            5 => self.encoder_of::<5>(),
            6 => self.encoder_of::<6>(),
            7 => self.encoder_of::<7>(),
            _ => self.encoder_of::<8>(),
        }
    }

    fn encoder_of<const N: usize>(&self) -> Encoder {
        match (self.kind_of_lead(), self.counting.has_like_men()) {
            _ if !self.board.is_chessboard() || self.counting.has_many_alike() => any::<N>,
            (Some(PAIR), false) => shaped::<N, PAIR, false>,
            (Some(PAIR), true) => shaped::<N, PAIR, true>,
            (Some(PAIR_AND_PAWNS), false) => shaped::<N, PAIR_AND_PAWNS, false>,
            (Some(PAIR_AND_PAWNS), true) => shaped::<N, PAIR_AND_PAWNS, true>,
            (Some(TRIPLE), false) => shaped::<N, TRIPLE, false>,
            (Some(TRIPLE), true) => shaped::<N, TRIPLE, true>,
            (Some(PAWN), false) => shaped::<N, PAWN, false>,
            (Some(PAWN), true) => shaped::<N, PAWN, true>,
            (Some(PAWNS), false) => shaped::<N, PAWNS, false>,
            (Some(PAWNS), true) => shaped::<N, PAWNS, true>,
            _ => any::<N>,
        }
    }

    /// The decoder for this plan.
    pub(super) fn decoder(&self) -> Decoder {
        match self.men {
            3 => self.decoder_of::<3>(),
            4 => self.decoder_of::<4>(),
            5 => self.decoder_of::<5>(),
            6 => self.decoder_of::<6>(),
            7 => self.decoder_of::<7>(),
            _ => freely,
        }
    }

    fn decoder_of<const N: usize>(&self) -> Decoder {
        match (self.kind_of_lead(), self.counting.has_like_men()) {
            (Some(PAIR), false) => placing::<N, PAIR, false>,
            (Some(PAIR), true) => placing::<N, PAIR, true>,
            (Some(PAIR_AND_PAWNS), false) => placing::<N, PAIR_AND_PAWNS, false>,
            (Some(PAIR_AND_PAWNS), true) => placing::<N, PAIR_AND_PAWNS, true>,
            (Some(TRIPLE), false) => placing::<N, TRIPLE, false>,
            (Some(TRIPLE), true) => placing::<N, TRIPLE, true>,
            (Some(PAWN), false) => placing::<N, PAWN, false>,
            (Some(PAWN), true) => placing::<N, PAWN, true>,
            (Some(PAWNS), false) => placing::<N, PAWNS, false>,
            (Some(PAWNS), true) => placing::<N, PAWNS, true>,
            _ => freely,
        }
    }

    fn kind_of_lead(&self) -> Option<usize> {
        match self.lead {
            _ if self.kings.is_some() || self.crowded => None,
            Lead::Pair(_) if self.folding == Folding::All => Some(PAIR),
            Lead::Pair(_) => Some(PAIR_AND_PAWNS),
            Lead::Triple(_) => Some(TRIPLE),
            Lead::Pawns(1) => Some(PAWN),
            Lead::Pawns(2) => Some(PAWNS),
            _ => None,
        }
    }

    /// The leading men if they are of a kind, whose name is then known to the compiler.
    #[inline(always)]
    fn lead_of_kind<const KIND: usize>(&self) -> Option<Lead<'_>> {
        match (KIND, self.lead) {
            (PAIR | PAIR_AND_PAWNS, Lead::Pair(leads)) => Some(Lead::Pair(leads)),
            (TRIPLE, Lead::Triple(leads)) => Some(Lead::Triple(leads)),
            (PAWN, _) => Some(Lead::Pawns(1)),
            (PAWNS, _) => Some(Lead::Pawns(2)),
            _ => None,
        }
    }
}

/// Of all plans.
#[inline(never)]
fn any<const N: usize>(plan: &Plan<'_>, men: PackedMen) -> Encoded {
    plan.encode_at_once::<N>(men)
}

/// Of plans for the 8x8 board with such leading men, and groups of two like men at most, or of one.
fn shaped<const N: usize, const KIND: usize, const LIKE: bool>(
    plan: &Plan<'_>,
    men: PackedMen,
) -> Encoded {
    let Some(lead) = plan.lead_of_kind::<KIND>() else { return any::<N>(plan, men) };
    let board = BoardOrder::<8, 8>::NUMBERS;
    let has_pawns = KIND != PAIR && KIND != TRIPLE;
    let folding = if has_pawns { Folding::Files } else { Folding::All };
    let folded = lead.fold::<N>(board, folding, men);
    let is_mixed = KIND == PAIR_AND_PAWNS;
    let counted = plan.counting.count_parts::<N>(folded.men, board.first_rank, is_mixed, false);
    let pawns_stand = !has_pawns || men.lie_within(plan.pawns, board.first_rank, board.last_rank);
    if !(folded.valid & counted.are_apart::<N>() & pawns_stand) {
        return Encoded::NONE;
    }
    if lead.third_decides(&folded) {
        return plan.by_third(folded.men, folded.class, 0);
    }
    let section = &plan.sections()[folded.section];
    if section.stabiliser != 1 {
        return plan.fold_groups(folded.section, folded.men, folded.class, 0);
    }
    let number = u64::from(folded.class).wrapping_mul(section.lead_step);
    let number = number.wrapping_add(section.start);
    let first_squares = if has_pawns { plan.counting.first_squares(board.first_rank) } else { 0 };
    let places = folded.men.word().wrapping_sub(counted.before).wrapping_sub(first_squares);
    // The third of three leading men is counted.
    let from = LEADS[KIND].min(2);
    let others = plan.counting.number_few::<N, LIKE>(places, &section.steps, from);
    Encoded::new(number.wrapping_add(others), 0).in_the_section(folded.section)
}

/// Of all plans.
#[inline(never)]
fn freely(plan: &Plan<'_>, order: Order, index: u64) -> PackedMen {
    let number = plan.section_of(index);
    let section = &plan.sections()[number];
    if plan.kings.is_some() || section.stabiliser != 1 {
        return PackedMen::new(&plan.decode(index)).ordered(order);
    }
    plan.decode_freely(number, index - section.start).ordered(order)
}

/// Of plans with such leading men, and groups of any like men, or of one.
fn placing<const N: usize, const KIND: usize, const LIKE: bool>(
    plan: &Plan<'_>,
    order: Order,
    index: u64,
) -> PackedMen {
    let Some(lead) = plan.lead_of_kind::<KIND>() else { return freely(plan, order, index) };
    let sections = plan.sections();
    let number = match KIND {
        // Most positions lie in the first section.
        PAIR if sections.get(1).is_none_or(|second| index < second.start) => 0,
        TRIPLE => 0,
        _ => plan.section_of(index),
    };
    let section = &sections[number];
    if section.stabiliser != 1 {
        return freely(plan, order, index);
    }
    let groups = if LIKE { plan.groups().len() } else { N - LEADS[KIND] };
    let digits = section.digits::<MAX_MEN>(groups, index - section.start);
    // The third of three leading men is placed as those who follow, unless he decides on the folding.
    let (class, third) = match KIND {
        TRIPLE if !third_is_free(digits[0]) => return freely(plan, order, index),
        TRIPLE => (digits[0] / THIRD, digits[0] % THIRD),
        _ => (digits[0], 0),
    };
    let mut men = match lead {
        Lead::Pair(leads) | Lead::Triple(leads) => leads.pair(section.first_class + class as u32),
        _ => lead.unfolded(number, section.first_class, class as u32).unpacked(),
    };
    let first_squares = match KIND {
        PAIR | TRIPLE => 0,
        PAIR_AND_PAWNS => {
            plan.counting.first_squares(plan.board.first_rank - plan.on_first_rank(&men))
        }
        _ => plan.counting.first_squares(plan.board.first_rank),
    };
    let places = if LIKE { plan.places_of(&digits).wrapping_add(first_squares) } else { 0 };
    let place = |man: usize| match man {
        2 if KIND == TRIPLE => third as u8,
        _ if LIKE => (places >> (8 * man)) as u8,
        _ => digits[man - LEADS[KIND] + 1] as u8 + (first_squares >> (8 * man)) as u8,
    };
    take::<N>(&mut men, LEADS[KIND].min(2), place);
    order.of::<N>(&men)
}

/// Puts the men from one on at their places among the squares that all men before them leave.
#[inline(always)]
fn take<const N: usize>(men: &mut Men, first: usize, place: impl Fn(usize) -> u8) {
    let mut man = first;
    // Few comparisons take less one by one than all in one word.
    if N < 6 {
        let mut taken = Taken::of(men, first);
        while man < N {
            men[man] = taken.take(place(man), man);
            man += 1;
        }
    } else {
        let mut taken = PackedTaken::of(PackedMen::new(men), first);
        while man < N {
            men[man] = taken.take(place(man));
            man += 1;
        }
    }
}

impl Plan<'_> {
    /// The place of each man of the groups, a byte each, among the squares that all men before him leave.
    #[inline(always)]
    fn places_of(&self, digits: &[u64; MAX_MEN]) -> u64 {
        let mut places = 0;
        for (group, &digit) in self.groups().iter().zip(&digits[1..]) {
            places |= group::places(digit, group.len.into()) << ((8 * group.first) & 63);
        }
        places
    }

    /// How many of two leading men stand on the first rank.
    #[inline(always)]
    fn on_first_rank(&self, leads: &Men) -> u8 {
        let first_rank = self.board.first_rank;
        u8::from(leads[0] < first_rank) + u8::from(leads[1] < first_rank)
    }
}
