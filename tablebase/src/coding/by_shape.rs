//! Encoders and decoders of indexes that are made at run time.
//!
//! The functions of [`Shape`] are compiled for each common shape, in programs that call them: a prober, which only
//! encodes, compiles no decoder. The right ones are chosen when an index is made.

use super::encoded::Encoded;
use super::plan::Plan;
use super::shape::{Main, Shape};
use crate::men::packed::{MAX_MEN, Men, MenOrder, PackedMen};
use crate::parts::counting::{FEW, Traits};
use crate::parts::lead::{APART_BY_BOTH, ByBoth, Lead, LeadKind, LeadTable};
use crate::parts::section::Section;
use crate::squares::layout_numbers::{BoardOrder, Folding, NumberTable};

/// The plan of an index made at run time, with the data that most positions need at fixed offsets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coding<'a> {
    pub(crate) plan: Plan<'a>,
    /// A copy of the first section.
    first: Section,
    /// The table of the leading men, and the table by both men's squares, if there is one.
    table: LeadTable<'a>,
    by_both: &'static ByBoth,
    end_of_classes: u32,
    end: u64,
    /// From the sequence to the order of the material, and back.
    to_material: MenOrder,
    to_sequence: MenOrder,
    /// The shift of each man of the sequence in a word of men in the order of the material.
    shifts: Men,
}

/// Encodes men in the order of the material.
pub(crate) type Encoder = fn(&Coding<'_>, PackedMen) -> Encoded;
/// Decodes an index into men in the order of the material, as numbers of a layout.
pub(crate) type Decoder = fn(&Coding<'_>, u64, &NumberTable) -> PackedMen;

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

/// Marks shapes that read their pairs from the plan at run time: from six men on there are too many
/// combinations to compile.
const ANY_PAIRS: u8 = u8::MAX;

/// An array of `$of!(men, kind, pairs)` for each shape that functions are compiled for. A pair of like men is
/// a bit at the index of its first man.
macro_rules! by_shape {
    ($of:ident) => {
        by_shape! { $of
            PAIR { 3: 0; 4: 0 4; 5: 0 4 8; }
            PAIR_AND_PAWNS { 3: 0; 4: 0 4; 5: 0 4 8; }
            TRIPLE { 3: 0; 4: 0; 5: 0 8; }
            PAWN { 3: 0 2; 4: 0 2 4; 5: 0 2 4 8 10; }
            PAWN_AND_PAWNS { 3: 0 2; 4: 0 2 4; 5: 0 2 4 8 10; }
            PAWNS { 3: 0; 4: 0 4; 5: 0 4 8; }
        }
    };
    ($of:ident $($kind:ident { $($men:literal: $($pairs:literal)*;)* })*) => {
        [
            $($($($of!($men, $kind, $pairs),)*)*
            $of!(6, $kind, ANY_PAIRS), $of!(7, $kind, ANY_PAIRS), $of!(8, $kind, ANY_PAIRS),)*
            $of!(1, ANY, ANY_PAIRS), $of!(2, ANY, ANY_PAIRS), $of!(3, ANY, ANY_PAIRS),
            $of!(4, ANY, ANY_PAIRS), $of!(5, ANY, ANY_PAIRS), $of!(6, ANY, ANY_PAIRS),
            $of!(7, ANY, ANY_PAIRS), $of!(8, ANY, ANY_PAIRS),
        ]
    };
}

macro_rules! shape {
    ($men:tt, $kind:ident, $pairs:tt) => {
        ($men, $kind, $pairs)
    };
}
macro_rules! encoder {
    ($men:tt, $kind:ident, $pairs:tt) => {
        encode::<$men, $kind, $pairs, false>
    };
}
macro_rules! free_encoder {
    ($men:tt, $kind:ident, $pairs:tt) => {
        encode::<$men, $kind, $pairs, true>
    };
}
macro_rules! decoder {
    ($men:tt, $kind:ident, $pairs:tt) => {
        decode::<$men, $kind, $pairs>
    };
}

/// The shapes that functions are compiled for: the number of men, the kind and the pairs.
const SHAPES: [(usize, usize, u8); 68] = by_shape!(shape);
// Constants rather than statics: a static would compile the functions here, a constant only in programs that
// encode or decode.
const ENCODERS: &[Encoder; SHAPES.len()] = &by_shape!(encoder);
const FREE_ENCODERS: &[Encoder; SHAPES.len()] = &by_shape!(free_encoder);
const DECODERS: &[Decoder; 256] = &{
    let mut decoders = [decode::<MAX_MEN, ANY, ANY_PAIRS> as Decoder; 256];
    let (of_shapes, _) = decoders.split_at_mut(SHAPES.len());
    of_shapes.copy_from_slice(&by_shape!(decoder));
    decoders
};

/// The number of a shape that functions are compiled for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShapeNumber(u8);

impl ShapeNumber {
    pub(crate) fn of(plan: &Plan<'_>) -> ShapeNumber {
        let (kind, pairs) = (plan.kind_of_shape(), plan.counting().traits().pairs);
        let has_shape = |&(men, of, with): &(usize, usize, u8)| {
            men == plan.men() && (of == kind && (with == pairs || with == ANY_PAIRS) || of == ANY)
        };
        // The last eight shapes are for any plan of their number of men.
        let number = SHAPES.iter().position(has_shape).unwrap_or(SHAPES.len() - 1);
        ShapeNumber(number as u8)
    }

    /// The encoder for this shape.
    #[inline]
    pub(crate) fn encoder(self) -> Encoder {
        ENCODERS[usize::from(self.0)]
    }

    /// The encoder for a plan of this shape that numbers ordinary men, each on a square of his own and anywhere, and
    /// whose leading men leave no symmetry to them: as all of Syzygy's do. A prober compiles nothing else.
    #[inline]
    pub(crate) fn free_encoder(self) -> Encoder {
        FREE_ENCODERS[usize::from(self.0)]
    }

    /// The decoder for this shape.
    #[inline(always)]
    pub(crate) fn decoder(self) -> Decoder {
        // There is an entry for each byte, so that no bound is checked.
        DECODERS[usize::from(self.0)]
    }
}

impl Plan<'_> {
    fn kind_of_shape(&self) -> usize {
        let shape = self.shape();
        // The functions compiled for few men require every section to be narrow.
        let is_narrow =
            self.men() >= MANY || self.sections().iter().all(|section| section.is_narrow);
        match self.lead().kind {
            _ if !shape.is_usual || shape.traits.has_many_alike || !is_narrow => ANY,
            _ if !self.board().is_chessboard() => ANY,
            LeadKind::Pair if self.lead().table.by_both.is_some() => PAIR,
            LeadKind::Pair if self.folding() == Folding::Files => PAIR_AND_PAWNS,
            LeadKind::Triple => TRIPLE,
            LeadKind::Pawns(1) if shape.traits.has_pawns => PAWN_AND_PAWNS,
            LeadKind::Pawns(1) => PAWN,
            LeadKind::Pawns(2) => PAWNS,
            _ => ANY,
        }
    }
}

/// From this number of men on, indexes may have many bits.
const MANY: usize = 6;

impl<'a> Coding<'a> {
    pub(crate) fn of(plan: &Plan<'a>) -> Coding<'a> {
        let (end_of_classes, end) = plan.ends_of_main();
        Coding {
            plan: *plan,
            first: plan.sections()[0],
            table: plan.lead().table,
            by_both: plan.lead().table.by_both.unwrap_or(&APART_BY_BOTH),
            end_of_classes,
            end,
            to_material: MenOrder::to(plan.sequence(), plan.men()),
            to_sequence: MenOrder::to(&plan.in_material(&[0, 1, 2, 3, 4, 5, 6, 7]), plan.men()),
            shifts: plan.sequence().map(|man| (8 * man) & 63),
        }
    }

    /// The shape of the plan. The compiler knows every property that the kind fixes.
    #[inline(always)]
    fn shape_of_kind<const N: usize, const KIND: usize, const PAIRS: u8, const FREE: bool>(
        &self,
    ) -> Shape<'_> {
        let Coding { plan, first, end_of_classes, end, .. } = self;
        let (lead, by_both) = match KIND {
            PAIR => (LeadKind::Pair, Some(self.by_both)),
            TRIPLE => (LeadKind::Triple, Some(self.by_both)),
            PAIR_AND_PAWNS => (LeadKind::Pair, None),
            PAWN | PAWN_AND_PAWNS => (LeadKind::Pawns(1), None),
            PAWNS => (LeadKind::Pawns(2), None),
            _ if FREE => return Shape { is_free: true, is_usual: true, ..plan.shape() },
            _ => return plan.shape(),
        };
        let lead = Lead { kind: lead, table: LeadTable { by_both, ..self.table } };
        let has_pawns = !matches!(KIND, PAIR | TRIPLE | PAWN);
        let is_mixed = KIND == PAIR_AND_PAWNS;
        let pairs = if PAIRS == ANY_PAIRS { plan.counting().traits().pairs } else { PAIRS };
        Shape {
            plan,
            men: N,
            lead,
            board: BoardOrder::<8, 8>::NUMBERS,
            folding: if matches!(KIND, PAIR | TRIPLE) { Folding::All } else { Folding::Files },
            pawns: match KIND {
                PAIR | TRIPLE => 0,
                PAWN => 1,
                _ => plan.pawns(),
            },
            is_usual: true,
            is_free: FREE,
            is_narrow: N < MANY,
            is_uniform: false,
            traits: Traits { pairs, has_many_alike: false, has_pawns, is_mixed },
            main: Main { section: first, end_of_classes: *end_of_classes, end: *end },
        }
    }
}

fn encode<const N: usize, const KIND: usize, const PAIRS: u8, const FREE: bool>(
    coding: &Coding<'_>,
    men: PackedMen,
) -> Encoded {
    let shape = coding.shape_of_kind::<N, KIND, PAIRS, FREE>();
    if N > FEW {
        let given: [u8; N] = core::array::from_fn(|man| men.square(man));
        let men = coding.to_sequence.of(&given);
        return shape.encode_by_vectors::<N, true>(&men.unpacked(), men);
    }
    let mut sequence = [0; MAX_MEN];
    for (man, shift) in sequence.iter_mut().zip(coding.shifts).take(N) {
        *man = (men.0 >> shift) as u8;
    }
    shape.encode_by_vectors::<N, true>(&sequence, men)
}

fn decode<const N: usize, const KIND: usize, const PAIRS: u8>(
    coding: &Coding<'_>,
    index: u64,
    numbers: &NumberTable,
) -> PackedMen {
    let men = coding.shape_of_kind::<N, KIND, PAIRS, false>().decode(index);
    let numbers = core::array::from_fn::<u8, N, _>(|man| numbers[usize::from(men[man])]);
    coding.to_material.of(&numbers)
}
