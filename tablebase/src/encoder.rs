//! Encoders for plans that are known only at run time, one for each shape.

use super::coding::Coding;
use super::encoded::Encoded;
use super::fast_encoder::{FastEncoder, Given, SecondLater, place_if_second_is_later};
use super::layout_numbers::{BoardOrder, Folding};
use super::lead::{Lead, UNLIKE};
use super::men::{PackedMen, for_men};
use super::men_before::number_pairs;
use super::plan::Plan;
use super::shape::{ANY_PAIRS, LEADING_MEN, PAIR, PAIR_AND_PAWNS, PAWN, TRIPLE, for_shape};

/// Gives the index of a position without its symmetry. Squares are in board order. Men are in the plan's sequence, or
/// for an [`encoder_as_given`](Plan::encoder_as_given) in the order of the material.
pub(super) type Encoder = fn(&Coding<'_>, PackedMen) -> Encoded;

/// The function for a number of men, pairs and a place of the second man, with these as constants.
macro_rules! for_second {
    ($shape:expr, $function:ident, $($men:literal, $pairs:tt: $($second:literal)*;)*) => {
        match $shape {
            $($(($men, $pairs, $second) => Some($function::<$men, $pairs, $second>),)*)*
            _ => None,
        }
    };
}

impl Plan<'_> {
    /// The encoder for this plan.
    pub(super) fn encoder(&self) -> Encoder {
        let any: Encoder = for_men!(self.men, N => any::<N>);
        if !self.board.is_chessboard() {
            return any;
        }
        match self.fast_encoder() {
            Some(FastEncoder { lead: Lead::Pawns(_), pawns: 0, is_one: true, .. }) => {
                for_shape!(self, by_one_pawn, otherwise any)
            }
            Some(_) => for_shape!(self, fast, otherwise any),
            None => for_shape!(self, shaped, otherwise any),
        }
    }

    /// The encoder for men in the order of the material, if there is one: where that is the sequence, or two men lead
    /// and only the second of them comes later than in the sequence.
    pub(super) fn encoder_as_given(&self) -> Option<Encoder> {
        let second = usize::from(self.places[1]);
        let is_given = |man| place_if_second_is_later(second, man) == self.places[man].into();
        if !(0..self.men).all(is_given) {
            return None;
        }
        let pairs = if self.men > 5 { ANY_PAIRS } else { self.counting.pairs() };
        match self.fast_encoder() {
            _ if second == 1 => Some(self.encoder()),
            Some(FastEncoder { lead: Lead::Pair(_), .. }) => {
                for_second!((self.men, pairs, second), second_later,
                    3, 0: 2;
                    4, 0: 2 3;
                    4, 4: 3;
                    5, 0: 2 3 4;
                    5, 4: 3 4;
                    5, 8: 2 4;
                    6, ANY_PAIRS: 2 3 4 5;
                    7, ANY_PAIRS: 2 3 4 5 6;
                    8, ANY_PAIRS: 2 3 4 5 6 7;)
            }
            _ => None,
        }
    }
}

/// The encoder for any plan, where no special one is known.
#[inline(never)]
fn any<const N: usize>(coding: &Coding<'_>, men: PackedMen) -> Encoded {
    coding.plan.encode_at_once::<N>(men)
}

/// The encoder for plans of one shape in which the leading men's squares alone decide the folding.
fn fast<const N: usize, const KIND: usize, const PAIRS: u8>(
    coding: &Coding<'_>,
    men: PackedMen,
) -> Encoded {
    match KIND {
        TRIPLE => by_lead::<N, PAIRS>(coding, Lead::Triple(UNLIKE), 0, men),
        PAIR => by_lead::<N, PAIRS>(coding, coding.pair(), 0, men),
        PAWN => by_lead::<N, PAIRS>(coding, Lead::Pawns(1), coding.pawns, men),
        _ => any::<N>(coding, men),
    }
}

/// The same where two men lead without pawns, and the second of them has this place.
fn second_later<const N: usize, const PAIRS: u8, const SECOND: usize>(
    coding: &Coding<'_>,
    men: PackedMen,
) -> Encoded {
    by_lead::<N, PAIRS>(coding, coding.pair(), 0, SecondLater::<SECOND>(men))
}

#[inline(always)]
fn by_lead<const N: usize, const PAIRS: u8>(
    coding: &Coding<'_>,
    lead: Lead<'_>,
    pawns: u64,
    men: impl Given<N>,
) -> Encoded {
    let (end, is_one) = (coding.end_of_free_classes, coding.counts_on);
    let pairs = coding.plan.pairs::<PAIRS>();
    let encoder = FastEncoder { lead, end, pairs, pawns, first: &coding.first, is_one };
    coding.plan.encode_fast::<N, true>(&encoder, men)
}

/// The same for one leading pawn and no other: half as many tests.
fn by_one_pawn<const N: usize, const KIND: usize, const PAIRS: u8>(
    coding: &Coding<'_>,
    men: PackedMen,
) -> Encoded {
    if KIND != PAWN {
        return any::<N>(coding, men);
    }
    let (plan, end, first) = (&coding.plan, coding.end_of_free_classes, &coding.first);
    let (lead, pairs) = (Lead::Pawns(1), plan.pairs::<PAIRS>());
    let encoder = FastEncoder { lead, end, pairs, pawns: 0, first, is_one: true };
    plan.encode_fast::<N, true>(&encoder, men)
}

/// The encoder for plans of one shape on the 8x8 board.
fn shaped<const N: usize, const KIND: usize, const PAIRS: u8>(
    coding: &Coding<'_>,
    men: PackedMen,
) -> Encoded {
    let plan = &coding.plan;
    let Some(lead) = plan.lead_of_kind::<KIND>() else { return any::<N>(coding, men) };
    let has_pawns = KIND != PAIR && KIND != TRIPLE;
    let board = BoardOrder::<8, 8>::NUMBERS;
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
    let is_first = KIND == TRIPLE || KIND == PAIR && folded.section == 0;
    let section = if is_first { &coding.first } else { &plan.sections()[folded.section] };
    if KIND != TRIPLE && section.stabiliser != 1 {
        return plan.fold_groups(folded.section, folded.men, folded.class, 0);
    }
    let number = u64::from(folded.class).wrapping_mul(section.lead_stride_in_table);
    let number = number.wrapping_add(section.start);
    let first_squares = if has_pawns { plan.counting.first_squares(board.first_rank) } else { 0 };
    let places = folded.men.word().wrapping_sub(counted.before).wrapping_sub(first_squares);
    // The third of three leading men is counted.
    let from = LEADING_MEN[KIND].min(2);
    let others = number_pairs::<N>(plan.pairs::<PAIRS>(), places, &section.strides_by_man, from);
    Encoded::new(number.wrapping_add(others), 0)
}
