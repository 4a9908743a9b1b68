//! Implementations of the open traits that give false answers: calls may panic or return wrong results, but Miri
//! must find no fault. (Conversions and indexes refuse such layouts at compile time.) The traits that unsafe code
//! relies on are sealed:
//!
//! - `Index` and `Word`, by private traits;
//! - `Plain`, which is unsafe to implement.

use std::hint::black_box;
use std::panic;

use quadrille::__private::coordinate::{Coordinate, NumberOf};
use quadrille::__private::programs::{
    PackedConversions, PackedFlips, SetConversions, SetFlips, SetSteps, SquareFlips,
};
use quadrille::__private::sliders::{MoveBits, PextRecord, Reader};
use quadrille::layouts::Lerf;
use quadrille::{
    Bitboard, BitboardLayout, Color, Direction, Layout, Packed, PackedList, Square, Symmetry,
};

/// A layout that claims to be 255 x 255 and has the numbers of another one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Liar;

impl Layout for Liar {
    type Index = <Lerf as Layout>::Index;
    type NumberBits = <Lerf as Layout>::NumberBits;
    const FILES: u8 = 255;
    const RANKS: u8 = 255;
    const NUMBERS: usize = 1000;
    const SYMMETRIES: &'static [quadrille::Symmetry] = &[];
    const FILE_NAMES: &'static [&'static str] = &["", "\u{1f600}"];
    const RANK_NAMES: &'static [&'static str] = &[];
    const PAWNS: [quadrille::Direction; 2] = Lerf::PAWNS;
    const FIELDS: &'static [quadrille::Field] = &[];
    const COSTS: &'static [quadrille::Cost] = &[];
    const COORDS: &'static quadrille::PerSquare<Self, [u8; 2]> = &[[200, 200]; 64];
    const NUMBER_AT: &'static [u8] = &[255];
    const SQUARES_BY_NUMBER: &'static [Square<Self>] = &[];
    const PACKING: quadrille::Packing = Lerf::PACKING;

    const FILE: Coordinate = Coordinate::Bits { shift: 0, mask: 0, flipped: 201 };
    const RANK: Coordinate = Coordinate::Table;
    const NUMBER: NumberOf = NumberOf::Linear { file: 1, rank: 0, flipped: 0 };
}

impl SquareFlips for Liar {
    fn transform(_: Square<Self>, _: quadrille::Symmetry) -> Option<Square<Self>> {
        None
    }
}

impl PackedFlips for Liar {
    fn transform_packed<W: quadrille::Word>(
        index: W,
        _: usize,
        _: quadrille::Symmetry,
    ) -> Option<W> {
        Some(!index)
    }
}

impl PackedConversions for Liar {}

/// It also claims sets with squares that it lacks, lists that are too short, and lines that do not exist.
impl BitboardLayout for Liar {
    type Word = u128;
    const ALL: u128 = u128::MAX;
    const FILE_SETS: &'static [u128] = &[];
    const RANK_SETS: &'static [u128] = &[1 << 127];
    const DIAGONAL_SETS: &'static [u128] = &[];
    const ANTI_DIAGONAL_SETS: &'static [u128] = &[];
    const RAYS: &'static [quadrille::PerSquare<Self, u128>; 8] = &[[u128::MAX; 64]; 8];
    const NEIGHBOURS: &'static quadrille::PerSquare<Self, u128> = &[u128::MAX; 64];
    const DIRECTIONS: &'static quadrille::PerSquare<Self, quadrille::PerSquare<Self, u8>> =
        &[[77; 64]; 64];
    const SHIFTS: &'static [(i8, u128); 8] =
        &[(i8::MIN, u128::MAX), (0, 0), (1, 1), (127, 0), (-127, 0), (0, 1), (-1, 7), (8, !0)];
    const PAWN_ATTACKS: &'static [quadrille::PerSquare<Self, u128>; 2] = &[[!0; 64]; 2];
    const PAWN_PUSHES: &'static [quadrille::PerSquare<Self, u128>; 2] = &[[!0; 64]; 2];
    const BETWEEN: Option<&'static quadrille::PerSquare<Self, quadrille::PerSquare<Self, u128>>> =
        None;
    const LINES_THROUGH: Option<
        &'static quadrille::PerSquare<Self, quadrille::PerSquare<Self, u128>>,
    > = None;
}

impl SetFlips for Liar {
    fn transform_bitboard(_: Bitboard<Self>, _: Symmetry) -> Option<Bitboard<Self>> {
        Some(Bitboard::new(u128::MAX))
    }
}

impl SetSteps for Liar {
    fn step_bitboard(_: Bitboard<Self>, _: Direction) -> Bitboard<Self> {
        Bitboard::new(1 << 127)
    }
}

impl SetConversions for Liar {}

/// Extracts bits that are not there.
struct Lies;

impl MoveBits for Lies {
    fn extract(word: u64, _: u64) -> u64 {
        !word
    }

    fn deposit(_: u64, _: u64) -> u64 {
        u64::MAX
    }
}

/// The squares that the lying layout itself gives.
fn liars() -> impl Iterator<Item = Square<Liar>> {
    (0..=u8::MAX).filter_map(|file| Square::from_coords(file, 0))
}

/// Calls functions that may panic.
fn harmless(uses: &[fn()]) {
    for hostile in uses {
        let _ = panic::catch_unwind(hostile);
    }
}

#[test]
fn sets_that_lie_do_no_harm() {
    harmless(&[
        || liars().for_each(|it| _ = black_box(it.bitboard())),
        || _ = black_box(Bitboard::<Liar>::new(u128::MAX).into_iter().map(Square::file).count()),
        || _ = black_box(Bitboard::<Liar>::new(1 << 100).first()),
        || _ = black_box(Bitboard::<Liar>::new(!0).to_string()),
        || _ = black_box(Bitboard::<Liar>::from_file(3)),
        || liars().for_each(|it| _ = black_box((it.between(it), it.line_through(it)))),
        || {
            liars()
                .for_each(|it| _ = black_box((it.pawn_attacks(Color::Black), it.direction_to(it))));
        },
    ]);
}

#[test]
fn positions_that_lie_do_no_harm() {
    harmless(&[
        || liars().for_each(|it| _ = black_box(Packed::pack([it; 10]).unpack())),
        || {
            liars()
                .for_each(|it| _ = black_box(Packed::pack([it; 3]).transform(Symmetry::Rotate90)));
        },
        || _ = black_box(Packed::<Liar, 10>::from_index(u64::MAX).map(Packed::unpack)),
        || _ = black_box(PackedList::<Liar, u128>::pack(&liars().collect::<Vec<_>>())),
    ]);
}

#[test]
fn bits_that_lie_are_looked_up_with_a_check() {
    let record = PextRecord::new([1, u64::MAX, 0]);
    assert_eq!(record.attacks::<Lies, true>(Reader::checked(&[1, 2]), 0), None);
}

#[test]
fn a_layout_that_lies_does_no_harm() {
    harmless(&[
        || _ = black_box("a1".parse::<Square<Liar>>()),
        || _ = black_box(Square::<Liar>::new(255)),
        || _ = black_box(Square::<Liar>::from_coords(254, 3)),
        || _ = black_box(Square::<Liar>::all().map(Square::file).count()),
        || _ = black_box(Square::<Liar>::all().next().map(|square| square.to_string())),
    ]);
}
