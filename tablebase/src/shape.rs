//! The shape of a plan: how many men there are, who leads, and which of the others are pairs of like men.
//!
//! For each of the common shapes the compiler makes an encoder and a decoder of its own. Which one is used is
//! chosen once, when an index is made.

use super::layout_numbers::Folding;
use super::lead::Lead;
use super::plan::Plan;

/// Who leads: two men, without pawns and with pawns (or other men that only go forward) after them,
/// "111", one pawn, two pawns.
pub(super) const PAIR: usize = 0;
pub(super) const PAIR_AND_PAWNS: usize = 1;
pub(super) const TRIPLE: usize = 2;
pub(super) const PAWN: usize = 3;
pub(super) const PAWNS: usize = 4;

/// The number of leading men of each kind.
pub(super) const LEADING_MEN: [usize; 5] = [2, 2, 3, 1, 2];

/// Stands for pairs that are read from the plan instead.
pub(super) const ANY_PAIRS: u8 = u8::MAX;

/// The function for the shape of a plan, with its number of men, kind of leading men and pairs as constants:
/// the pairs are a bit for the first man of each. Six men and more have too many kinds of pairs.
macro_rules! for_shape {
    ($plan:expr, $function:ident, otherwise $otherwise:expr) => {{
        use $crate::shape::{ANY_PAIRS, PAIR, PAIR_AND_PAWNS, PAWN, PAWNS, TRIPLE};
        for_shape!(@kinds $plan, $function, $otherwise,
            PAIR { 3: 0; 4: 0 4; 5: 0 4 8; }
            PAIR_AND_PAWNS { 3: 0; 4: 0 4; 5: 0 4 8; }
            TRIPLE { 3: 0; 4: 0; 5: 0 8; }
            PAWN { 3: 0 2; 4: 0 2 4; 5: 0 2 4 8 10; }
            PAWNS { 3: 0; 4: 0 4; 5: 0 4 8; })
    }};
    (@kinds $plan:expr, $function:ident, $otherwise:expr,
     $($kind:ident { $($men:literal: $($pairs:literal)*;)* })*) => {
        match ($plan.kind_of_lead(), $plan.men, $plan.counting.pairs()) {
            _ if $plan.counting.has_many_alike() => $otherwise,
            $($($((Some($kind), $men, $pairs) => $function::<$men, $kind, $pairs>,)*)*)*
            $((Some($kind), 6, _) => $function::<6, $kind, ANY_PAIRS>,
            (Some($kind), 7, _) => $function::<7, $kind, ANY_PAIRS>,
            (Some($kind), 8, _) => $function::<8, $kind, ANY_PAIRS>,)*
            _ => $otherwise,
        }
    };
}
pub(super) use for_shape;

impl Plan<'_> {
    /// The kind of the leading men, if it is listed here.
    pub(super) fn kind_of_lead(&self) -> Option<usize> {
        match self.lead {
            _ if self.kings.is_some() || self.crowded || self.confined.is_some() => None,
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
    pub(super) fn lead_of_kind<const KIND: usize>(&self) -> Option<Lead<'_>> {
        match (KIND, self.lead) {
            (PAIR | PAIR_AND_PAWNS, Lead::Pair(leads)) => Some(Lead::Pair(leads)),
            (TRIPLE, Lead::Triple(leads)) => Some(Lead::Triple(leads)),
            (PAWN, _) => Some(Lead::Pawns(1)),
            (PAWNS, _) => Some(Lead::Pawns(2)),
            _ => None,
        }
    }

    /// The pairs of a shape.
    #[inline(always)]
    pub(super) fn pairs<const PAIRS: u8>(&self) -> u8 {
        if PAIRS == ANY_PAIRS { self.counting.pairs() } else { PAIRS }
    }
}
