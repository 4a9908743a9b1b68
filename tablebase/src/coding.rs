//! Encoders and decoders of indexes that are made at run time.
//!
//! The functions of [`Shape`] are compiled once for each common shape, and the right ones are chosen when an index is
//! made.

use super::counting::Traits;
use super::encoded::Encoded;
use super::layout_numbers::{BoardOrder, Folding, NumberTable};
use super::lead::{APART_BY_BOTH, ByBoth, Lead, LeadTable};
use super::men::{MAX_MEN, Men, Order, PackedMen, for_men};
use super::plan::Plan;
use super::section::Section;
use super::shape::{Main, Shape};

/// A plan, with what most positions need of it at fixed places: for an index that is made at run time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Coding<'a> {
    pub(super) plan: Plan<'a>,
    /// A copy of the first section.
    first: Section,
    /// The table of the leading men, and that of both men's squares if there is one.
    table: LeadTable<'a>,
    by_both: &'static ByBoth,
    end_of_classes: u32,
    end: u64,
    /// From the sequence to the order of the material.
    to_material: Order,
    /// By man of the sequence: how far his square has to be shifted in a word of men in the order of the material.
    shifts: Men,
}

/// Encodes men in the order of the material.
pub(super) type Encoder = fn(&Coding<'_>, PackedMen) -> Encoded;
/// Gives the men of an index in the order of the material, as numbers of a layout.
pub(super) type Decoder = fn(&Coding<'_>, u64, &NumberTable) -> PackedMen;

/// The common shapes on the 8x8 board: two men lead, without pawns or with pawns (or other men that only go forward)
/// after them; "111"; one pawn, the only one or with others after it; two pawns.
const PAIR: usize = 0;
const PAIR_AND_PAWNS: usize = 1;
const TRIPLE: usize = 2;
const PAWN: usize = 3;
const PAWN_AND_PAWNS: usize = 4;
const PAWNS: usize = 5;
/// All others.
const ANY: usize = 6;

/// Stands for pairs that are read from the plan instead: six men and more have too many kinds of pairs.
const ANY_PAIRS: u8 = u8::MAX;

/// The functions for a plan by its kind of shape, number of men, and pairs of like men: a bit for the first man of each.
macro_rules! coders {
    ($plan:expr, $($kind:ident { $($men:literal: $($pairs:literal)*;)* })*) => {
        match ($plan.kind_of_shape(), $plan.men, $plan.counting.traits().pairs) {
            $($($(($kind, $men, $pairs) => coders!($men, $kind, $pairs),)*)*
            ($kind, 6, _) => coders!(6, $kind, ANY_PAIRS),
            ($kind, 7, _) => coders!(7, $kind, ANY_PAIRS),
            ($kind, 8, _) => coders!(8, $kind, ANY_PAIRS),)*
            _ => for_men!($plan.men, N => coders!(N, ANY, ANY_PAIRS)),
        }
    };
    ($men:tt, $kind:ident, $pairs:tt) => {
        (encode::<$men, $kind, $pairs>, decode::<$men, $kind, $pairs>)
    };
}

impl Plan<'_> {
    /// The functions that were compiled for the shape of this plan.
    pub(super) fn coders(&self) -> (Encoder, Decoder) {
        coders!(self,
            PAIR { 3: 0; 4: 0 4; 5: 0 4 8; }
            PAIR_AND_PAWNS { 3: 0; 4: 0 4; 5: 0 4 8; }
            TRIPLE { 3: 0; 4: 0; 5: 0 8; }
            PAWN { 3: 0 2; 4: 0 2 4; 5: 0 2 4 8 10; }
            PAWN_AND_PAWNS { 3: 0 2; 4: 0 2 4; 5: 0 2 4 8 10; }
            PAWNS { 3: 0; 4: 0 4; 5: 0 4 8; })
    }

    fn kind_of_shape(&self) -> usize {
        let shape = self.shape();
        // The functions for few men rely on indexes with few bits.
        let is_narrow = self.men >= MANY || self.sections().iter().all(|section| section.is_narrow);
        match self.lead {
            _ if !shape.is_usual || shape.traits.has_many_alike || !is_narrow => ANY,
            _ if !self.board.is_chessboard() => ANY,
            Lead::Pair(leads) if leads.by_both.is_some() => PAIR,
            Lead::Pair(_) if self.folding == Folding::Files => PAIR_AND_PAWNS,
            Lead::Triple(_) => TRIPLE,
            Lead::Pawns(1) if shape.traits.has_pawns => PAWN_AND_PAWNS,
            Lead::Pawns(1) => PAWN,
            Lead::Pawns(2) => PAWNS,
            _ => ANY,
        }
    }
}

/// From this number of men on, indexes may have many bits.
const MANY: usize = 6;

impl<'a> Coding<'a> {
    pub(super) fn of(plan: &Plan<'a>) -> Coding<'a> {
        let (end_of_classes, end) = plan.ends_of_main();
        Coding {
            plan: *plan,
            first: plan.sections()[0],
            table: plan.lead.table(),
            by_both: plan.lead.table().by_both.unwrap_or(&APART_BY_BOTH),
            end_of_classes,
            end,
            to_material: Order::to(&plan.places, plan.men),
            shifts: plan.places.map(|place| (8 * place) & 63),
        }
    }

    /// The shape of the plan, of which the compiler knows all that its kind says.
    #[inline(always)]
    fn shape_of_kind<const N: usize, const KIND: usize, const PAIRS: u8>(&self) -> Shape<'_> {
        let Coding { plan, first, end_of_classes, end, .. } = self;
        let by_both = LeadTable { by_both: Some(self.by_both), ..self.table };
        let lead = match KIND {
            PAIR => Lead::Pair(by_both),
            TRIPLE => Lead::Triple(by_both),
            PAIR_AND_PAWNS => Lead::Pair(LeadTable { by_both: None, ..self.table }),
            PAWN | PAWN_AND_PAWNS => Lead::Pawns(1),
            PAWNS => Lead::Pawns(2),
            _ => return plan.shape(),
        };
        let has_pawns = !matches!(KIND, PAIR | TRIPLE | PAWN);
        let is_mixed = KIND == PAIR_AND_PAWNS;
        let pairs = if PAIRS == ANY_PAIRS { plan.counting.traits().pairs } else { PAIRS };
        Shape {
            plan,
            men: N,
            lead,
            board: BoardOrder::<8, 8>::NUMBERS,
            folding: if matches!(KIND, PAIR | TRIPLE) { Folding::All } else { Folding::Files },
            pawns: match KIND {
                PAIR | TRIPLE => 0,
                PAWN => 1,
                _ => plan.pawns,
            },
            is_usual: true,
            is_narrow: N < MANY,
            traits: Traits { pairs, has_many_alike: false, has_pawns, is_mixed },
            main: Main { section: first, end_of_classes: *end_of_classes, end: *end },
        }
    }
}

fn encode<const N: usize, const KIND: usize, const PAIRS: u8>(
    coding: &Coding<'_>,
    men: PackedMen,
) -> Encoded {
    let mut sequence = [0; MAX_MEN];
    for (man, shift) in sequence.iter_mut().zip(coding.shifts).take(N) {
        *man = (men.word() >> shift) as u8;
    }
    coding.shape_of_kind::<N, KIND, PAIRS>().encode_at_once::<N, true>(&sequence, men)
}

fn decode<const N: usize, const KIND: usize, const PAIRS: u8>(
    coding: &Coding<'_>,
    index: u64,
    numbers: &NumberTable,
) -> PackedMen {
    let men = coding.shape_of_kind::<N, KIND, PAIRS>().decode(index);
    let numbers = core::array::from_fn::<u8, N, _>(|man| numbers[usize::from(men[man])]);
    coding.to_material.of(&numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout_numbers::Numbers;
    use crate::material::{KingRule, Material};
    use crate::run_time::IndexTable;
    use crate::scheme::syzygy::SyzygyOptions;
    use crate::scheme::{Scheme, plan};

    /// All common shapes of three to eight men, and some others.
    const NAMES: [&str; 18] = [
        "KRvK",
        "KRRvK",
        "KRBvK",
        "KRRBvK",
        "KRBBvK",
        "KRRRvK",
        "KQRBvKN",
        "KQRBNvKN",
        "KQRRBBvKN",
        "KPvK",
        "KPvKP",
        "KPPvK",
        "KPPvKP",
        "KPPPvK",
        "KRPPvK",
        "KRRPvKP",
        "KRRPPvKB",
        "KPPPvKPPN",
    ];

    #[test]
    fn functions_for_a_shape_do_what_those_for_const_contexts_do() {
        let schemes = [
            Scheme::Naive { skip: true },
            Scheme::Kings,
            Scheme::Exact { leads: None },
            Scheme::led_by("K"),
            Scheme::Syzygy(SyzygyOptions::PLAIN),
        ];
        let boards = [
            BoardOrder::<8, 8>::NUMBERS,
            BoardOrder::<10, 8>::NUMBERS,
            BoardOrder::<12, 10>::NUMBERS,
        ];
        for name in NAMES {
            for scheme in schemes {
                for board in boards {
                    check(board, name, scheme);
                }
            }
        }
    }

    fn check(board: &Numbers, name: &str, scheme: Scheme) {
        let material = Material::parse(name).unwrap();
        let mut table = IndexTable::<8192, 512>::with_room();
        let made = plan(board, &material, KingRule::Apart, scheme, &[], &[], (&mut table).into());
        // Syzygy has one board.
        let Ok(plan) = made else { return assert!(!board.is_chessboard(), "{name}") };
        let ((encode, decode), coding) = (plan.coders(), Coding::of(&plan));
        let same = |men: &Men| {
            let encoded = encode(&coding, PackedMen::new(men)).get();
            assert_eq!(encoded, plan.encode_board(men), "{name} {men:?}");
        };
        let mut random = fastrand::Rng::with_seed(1);
        // Miri takes a second for some ten of them.
        let steps = if cfg!(miri) { 2 } else { 200 };
        for number in (0..steps).map(|step| (plan.size - 1) / (steps - 1) * step) {
            let men = plan.decode_board(number);
            assert_eq!(decode(&coding, number, &board.numbers).unpacked(), men, "{name} {number}");
            for symmetry in (0..8).filter(|it| board.symmetries(Folding::All) >> it & 1 == 1) {
                let mut image = men;
                board.carry(symmetry, &mut image, plan.men);
                same(&image);
            }
            // Any squares, most of which are no position.
            let mut men = [0; MAX_MEN];
            men[..plan.men].fill_with(|| random.u8(..board.squares() as u8));
            same(&men);
        }
    }
}
