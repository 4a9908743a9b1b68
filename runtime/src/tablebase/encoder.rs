//! Encoders and decoders for plans that are not known to the compiler: one for each shape that most
//! plans have, chosen once, when an index is made, so that nobody asks again what the plan is like.

use super::encoded::Encoded;
use super::group::PackedTaken;
use super::layout_numbers::BoardOrder;
use super::lead::Lead;
use super::men::{MAX_MEN, PackedMen};
use super::plan::Plan;

/// Gives the index of a position, whose men come in sequence and in board order.
pub(super) type Encoder = fn(&Plan<'_>, PackedMen) -> Encoded;

/// Gives the men, in sequence and in board order, of an index within a section that leaves no
/// symmetry.
pub(super) type Decoder = fn(&Plan<'_>, usize, u64) -> PackedMen;

/// Who leads, where that is known to the compiler.
const PAIR: usize = 0;
const TRIPLE: usize = 1;
const PAWN: usize = 2;
const PAWNS: usize = 3;

/// How many men these are.
const LEADS: [usize; 4] = [2, 3, 1, 2];

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
            _ => freely,
        }
    }

    fn decoder_of<const N: usize>(&self) -> Decoder {
        match self.kind_of_lead() {
            _ if self.counting.has_like_men() => freely,
            Some(PAIR) => singles::<N, PAIR>,
            Some(TRIPLE) => singles::<N, TRIPLE>,
            Some(PAWN) => singles::<N, PAWN>,
            _ => freely,
        }
    }

    fn kind_of_lead(&self) -> Option<usize> {
        match self.lead {
            _ if self.kings.is_some() || self.crowded => None,
            Lead::Pair(_) => Some(PAIR),
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
            (PAIR, Lead::Pair(leads)) => Some(Lead::Pair(leads)),
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

/// Of all plans.
fn freely(plan: &Plan<'_>, number: usize, index: u64) -> PackedMen {
    plan.decode_freely(number, index)
}

/// Of plans for the 8x8 board with such leading men, and groups of two like men at most, or of one.
fn shaped<const N: usize, const KIND: usize, const LIKE: bool>(
    plan: &Plan<'_>,
    men: PackedMen,
) -> Encoded {
    let Some(lead) = plan.lead_of_kind::<KIND>() else { return any::<N>(plan, men) };
    let board = BoardOrder::<8, 8>::NUMBERS;
    let folded = lead.fold::<N>(board, plan.folding, men);
    let is_mixed = KIND == PAIR && plan.counting.is_mixed();
    let counted = plan.counting.count_parts::<N>(folded.men, board.first_rank, is_mixed, LIKE);
    let pawns_stand = KIND == TRIPLE || men.lie_within(plan.pawns, board.first_rank, 56);
    if !(folded.valid & counted.are_apart::<N>() & pawns_stand) {
        return Encoded::NONE;
    }
    if lead.third_decides(&folded) {
        return plan.by_third(folded.men, folded.class, folded.symmetry);
    }
    let section = &plan.sections()[folded.section];
    if section.stabiliser != 1 {
        return plan.fold_groups(folded.section, folded.men, folded.class, folded.symmetry);
    }
    let number = u64::from(folded.class).wrapping_mul(section.lead_step);
    let number = number.wrapping_add(section.start);
    // The third of three leading men is counted.
    let from = LEADS[KIND].min(2);
    let steps = &section.steps;
    let (men, first_rank) = (folded.men, board.first_rank);
    let others = plan.counting.number_few::<N, LIKE>(men, first_rank, counted, steps, from);
    Encoded::new(number.wrapping_add(others), folded.symmetry).in_the_section(folded.section)
}

/// Of plans with such leading men, and groups of one.
fn singles<const N: usize, const KIND: usize>(
    plan: &Plan<'_>,
    number: usize,
    index: u64,
) -> PackedMen {
    let Some(lead) = plan.lead_of_kind::<KIND>() else { return plan.decode_freely(number, index) };
    let section = &plan.sections()[number];
    let leads = LEADS[KIND];
    let (mut digits, mut earlier) = ([0; 2 * MAX_MEN], 0_u64);
    let all = N - leads + 1;
    for place in 0..all {
        let divider = &section.dividers[place];
        let quotient = divider.quotient(index);
        // Masked, which takes less than asking whether it is one of so many.
        digits[usize::from(section.order[place]) % (2 * MAX_MEN)] =
            quotient.wrapping_sub(earlier.wrapping_mul(divider.ways));
        earlier = quotient;
    }
    let first = lead.unfolded(number, section.first_class, digits[0] as u32);
    let (mut men, mut taken) = (first, PackedTaken::of(first, leads));
    for man in leads..N {
        let group = man - leads;
        let mut place = digits[group + 1] as u8;
        if KIND != TRIPLE && plan.pawns >> (8 * man) & 1 == 1 {
            place += plan.offset(&plan.groups()[group], &first.unpacked());
        }
        men = men.with(man, taken.take(place));
    }
    men
}
