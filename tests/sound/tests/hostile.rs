//! Implementations of the open traits that give false answers: calls may panic or return wrong results, and
//! Miri finds nothing else. The traits that unsafe code relies on are sealed:
//!
//! - `Index` and `Word`, by private traits;
//! - `Plain`, which is unsafe to implement.

use std::hint::black_box;
use std::panic;

use quadrille::layouts::Lerf;
use quadrille::{Layout, Square};

/// A layout that claims to be one of 255 x 255 and has the numbers of another.
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

    fn file(_: Square<Self>) -> u8 {
        201
    }

    fn rank(_: Square<Self>) -> u8 {
        254
    }

    fn square_at(file: u8, _: u8) -> Option<Square<Self>> {
        Some(Square::from_index(quadrille::index::Index::masked(file)))
    }

    fn transform(_: Square<Self>, _: quadrille::Symmetry) -> Option<Square<Self>> {
        None
    }

    fn transform_packed<W: quadrille::Word>(
        index: W,
        _: usize,
        _: quadrille::Symmetry,
    ) -> Option<W> {
        Some(!index)
    }
}

#[test]
fn a_layout_that_lies_does_no_harm() {
    let uses: [fn(); 5] = [
        || _ = black_box("a1".parse::<Square<Liar>>()),
        || _ = black_box(Square::<Liar>::new(255)),
        || _ = black_box(Square::<Liar>::from_coords(254, 3)),
        || _ = black_box(Square::<Liar>::all().map(Square::file).count()),
        || _ = black_box(Square::<Liar>::all().next().map(|square| square.to_string())),
    ];
    for hostile in uses {
        // A panic is fine.
        let _ = panic::catch_unwind(hostile);
    }
}
