//! The shape of a plan: all that decides how a position is encoded and decoded.
//!
//! Of a declared index all of it is known to the compiler. For an index that is made at run time the functions here are
//! compiled once for each common shape, and the right ones are chosen when it is made.

use super::counting::{Counted, FEW, Traits};
use super::encoded::Encoded;
use super::group::Placed;
use super::layout_numbers::{BoardOrder, Folding, NumberTable, Numbers};
use super::lead::{APART_BY_BOTH, ByBoth, Folded, Lead, LeadTable, with_third};
use super::men::{MAX_MEN, Men, Order, PackedMen, differ, for_men};
use super::plan::Plan;
use super::section::Section;

/// Does something for each man, written out for every number, so that it is a constant: a loop that skips some of
/// them is not unrolled.
macro_rules! for_each_man {
    (|$man:ident| $body:block) => {
        for_each_man!(|$man| $body, 0 1 2 3 4 5 6 7)
    };
    (|$man:ident| $body:block, $($number:literal)*) => {
        $({
            let $man = $number;
            $body
        })*
    };
}

/// A plan, with those of its properties that every position depends on.
#[derive(Clone, Copy)]
pub(super) struct Shape<'a> {
    plan: &'a Plan<'a>,
    lead: Lead<'a>,
    board: &'a Numbers,
    folding: Folding,
    /// How many men there are.
    men: usize,
    /// The pawns, a byte of one by place in the sequence.
    pawns: u64,
    /// Whether each man has a square of his own, nobody a region, and kings that stay apart lead.
    is_usual: bool,
    /// Whether all sections are known to be narrow.
    is_narrow: bool,
    traits: Traits,
    main: Main<'a>,
}

/// The first section, in which most positions lie.
#[derive(Clone, Copy)]
struct Main<'a> {
    section: &'a Section,
    /// The first class, of all sections, that leaves a symmetry to the men who do not lead.
    end_of_classes: u32,
    /// Where the section ends, if it is the only one in which the leading men leave no symmetry; otherwise 0.
    end: u64,
}

impl Plan<'_> {
    /// The shape of this plan.
    #[inline(always)]
    pub(super) const fn shape(&self) -> Shape<'_> {
        let (end_of_classes, end) = self.ends_of_main();
        Shape {
            plan: self,
            lead: self.lead,
            board: self.board,
            folding: self.folding,
            men: self.men,
            pawns: self.pawns,
            is_usual: !self.crowded && self.confined.is_none() && self.kings.is_none(),
            is_narrow: false,
            traits: self.counting.traits(),
            main: Main { section: &self.sections()[0], end_of_classes, end },
        }
    }

    /// The ends of [`Main`].
    #[inline(always)]
    const fn ends_of_main(&self) -> (u32, u64) {
        let (class, end) = match self.sections() {
            [_, second, ..] => (second.first_class, second.start),
            _ => (ByBoth::NO_CLASS, self.size),
        };
        (class, if self.only_first_is_free() { end } else { 0 })
    }
}

impl Shape<'_> {
    /// The index of a position of `N` men, given in sequence; none if the scheme lacks it. For const contexts;
    /// elsewhere [`Self::encode_at_once`] does the same faster.
    #[inline(always)]
    pub(super) const fn encode<const N: usize>(self, men: &Men) -> Encoded {
        let folded = match self.fold(men) {
            Ok(folded) => folded,
            Err(encoded) => return encoded,
        };
        let carried = PackedMen::new(men).carried::<N>(self.board, folded.symmetry);
        let counted = self.plan.counting.count::<N>(carried, self.board.first_rank, self.traits);
        if !self.has(men, folded, counted) {
            return Encoded::NONE;
        }
        self.add_up::<N>(men, folded, counted)
    }

    /// [`Self::encode`], by vectors; if not `CHECKED`, any number for a position that the scheme lacks. The men come in
    /// sequence, and in one word in any order.
    #[inline(always)]
    pub(super) fn encode_at_once<const N: usize, const CHECKED: bool>(
        self,
        men: &Men,
        given: PackedMen,
    ) -> Encoded {
        let folded = match self.fold(men) {
            Ok(folded) => folded,
            Err(encoded) => return encoded,
        };
        let counted = self.count_at_once::<N>(men, given, folded.symmetry);
        if CHECKED && !self.has(men, folded, counted) {
            return Encoded::NONE;
        }
        self.add_up::<N>(men, folded, counted)
    }

    /// Counts the men where a symmetry carries them: few one by one, others in vectors.
    #[inline(always)]
    fn count_at_once<const N: usize>(&self, men: &Men, given: PackedMen, symmetry: u8) -> Counted {
        if N <= FEW && self.traits.is_plain() {
            let images = core::array::from_fn(|man| self.board.image(symmetry, men[man]));
            let are_apart = if N < FEW {
                differ([men[0], men[1], men[2]], N)
            } else {
                given.first_four_differ()
            };
            return Counted::one_by_one::<N>(images, self.traits.pairs, are_apart);
        }
        let (men, first_rank) = (PackedMen::new(men), self.board.first_rank);
        let carried = men.carried::<N>(self.board, symmetry);
        self.plan.counting.count_by_vectors::<N>(carried, first_rank, self.traits)
    }

    /// Whether the scheme has a position, unless its kings are in the way.
    #[inline(always)]
    const fn has(&self, men: &Men, folded: Folded, counted: Counted) -> bool {
        let [first, end] = [self.board.first_rank, self.board.last_rank];
        let pawns_stand = match self.pawns {
            0 => true,
            1 => first <= men[0] && men[0] < end,
            pawns => PackedMen::new(men).lie_within(pawns, first, end),
        };
        let crowded = !self.is_usual && self.plan.crowded;
        (crowded | counted.are_apart) & folded.valid & pawns_stand
    }

    /// The table by both leading men's squares, if they alone decide how a position is folded.
    #[inline(always)]
    const fn by_both(&self) -> Option<&'static ByBoth> {
        match self.lead {
            Lead::Pair(leads) | Lead::Triple(leads) if self.is_usual => leads.by_both,
            _ => None,
        }
    }

    /// Folds a position by its leading men. If they leave a symmetry to the others, or the scheme does not have their
    /// squares, its index instead.
    #[inline(always)]
    const fn fold(&self, men: &Men) -> Result<Folded, Encoded> {
        if let Some(by_both) = self.by_both() {
            let (class, symmetry) = by_both.of_squares(men[0], men[1]);
            if class >= self.main.end_of_classes {
                return Err(self.plan.with_symmetry_left(class, symmetry, PackedMen::new(men)));
            }
            let folded = Folded { symmetry, section: 0, class, valid: true, is_main: true };
            return Ok(match self.lead {
                Lead::Triple(_) => with_third(self.board, folded, men[2]),
                _ => folded,
            });
        }
        Ok(self.lead.fold(self.board, self.folding, men))
    }

    /// The index of a folded position.
    #[inline(always)]
    const fn add_up<const N: usize>(&self, men: &Men, folded: Folded, counted: Counted) -> Encoded {
        let Folded { symmetry, section: number, class, .. } = folded;
        if !self.is_usual && !self.plan.crowded {
            return self.plan.number_in_parts(PackedMen::new(men), folded);
        }
        if self.lead.third_decides(&folded) {
            return self.plan.by_third(PackedMen::new(men), class, symmetry);
        }
        let section =
            if folded.is_main { self.main.section } else { &self.plan.sections()[number] };
        let start = if folded.is_main { 0 } else { section.start };
        let strides = if self.plan.uniform { self.main.section } else { section };
        if !folded.is_main && strides.stabiliser != 1 {
            let are_apart = counted.are_apart;
            return self.plan.fold_groups(number, PackedMen::new(men), class, symmetry, are_apart);
        }
        let lead = (class as u64).wrapping_mul(strides.lead_stride);
        // The third of three leading men is counted.
        let first = if self.lead.len() < 2 { self.lead.len() } else { 2 };
        let others =
            self.plan.counting.number::<N>(counted, &strides.strides_by_man, first, self.traits);
        Encoded::new(start.wrapping_add(lead).wrapping_add(others), symmetry)
    }

    /// Where the men with an index stand, in board order by their place in the sequence.
    #[inline(always)]
    pub(super) const fn decode(self, index: u64) -> Men {
        if self.by_both().is_none() {
            return self.decode_in_any_section(index);
        }
        if index >= self.main.end {
            return self.plan.decode_behind_main(index);
        }
        let class = self.main.section.digit(0, index, self.is_narrow) as u32;
        self.place_groups(self.main.section, index, self.lead.unfold(0, 0, class))
    }

    /// [`Self::decode`] without the knowledge that most indexes lie in the first section.
    #[inline(always)]
    const fn decode_in_any_section(&self, index: u64) -> Men {
        let number = self.plan.section_of(index);
        let section = &self.plan.sections()[number];
        let strides = if self.plan.uniform { self.main.section } else { section };
        let index = index - section.start;
        if !self.is_usual && !self.plan.crowded || strides.stabiliser != 1 {
            return self.plan.place_in_parts(number, index);
        }
        let class = strides.digit(0, index, self.is_narrow) as u32;
        self.place_groups(strides, index, self.lead.unfold(number, section.first_class, class))
    }

    /// Puts all groups behind the leading men where an index of a section says.
    #[inline(always)]
    const fn place_groups(&self, section: &Section, index: u64, leads: Men) -> Men {
        let (groups, traits) = (self.plan.groups(), self.traits);
        let crowded = !self.is_usual && self.plan.crowded;
        let mut placed = Placed::first(leads, self.lead.len(), crowded);
        let first_square = if traits.has_pawns { self.plan.offset(&leads) } else { 0 };
        let mut number = 0;
        for_each_man!(|man| {
            let is_second = man > 0 && traits.pairs << 1 >> man & 1 == 1;
            let is_first = if traits.has_many_alike {
                number < groups.len() && groups[number].first == man as u8
            } else {
                self.lead.len() <= man && man < self.men && !is_second
            };
            if is_first {
                let offset = first_square * (self.pawns >> (8 * man) & 1) as u8;
                number += 1;
                let digit = section.digit(number, index, self.is_narrow);
                if traits.has_many_alike && groups[number - 1].len > 2 {
                    placed.put_many(man, groups[number - 1].len as usize, digit, offset);
                } else if traits.pairs >> man & 1 == 1 {
                    placed.put_pair(man, digit, offset);
                } else {
                    placed.put_one(man, digit, offset);
                }
            }
        });
        placed.men
    }
}

impl Plan<'_> {
    /// [`Shape::decode`] for one index in many: apart, so that the machine code for all others is short.
    #[cold]
    #[inline(never)]
    const fn decode_behind_main(&self, index: u64) -> Men {
        self.shape().decode_in_any_section(index)
    }
}

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
            shifts: plan.places.map(|place| 8 * place & 63),
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
            traits: Traits { pairs, has_many_alike: false, has_pawns, is_mixed, is_crowded: false },
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
                boards.into_iter().for_each(|board| check(board, name, scheme));
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
