//! Helpers that make riders' tables and verify them.

use quadrille_codegen::model::{Layout, Leap, Numbering, SliderOptions, WordSize};
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::sliders::{LookUp, MagicTables, Method, RiderLookUp, solve};
use quadrille_codegen::verify::sliders::verify;
use quadrille_runtime::sliders::Frames;

pub(crate) const ROOK: Leap = Leap { m: 0, n: 1 };
pub(crate) const BISHOP: Leap = Leap { m: 1, n: 1 };
pub(crate) const RIDES: [Leap; 2] = [ROOK, BISHOP];

/// The layout of a description without mistakes.
pub(crate) fn described(text: &str) -> Layout {
    let mut read = read_source(text);
    assert!(read.diagnostics.is_empty(), "{}", read.diagnostics.render("source", text));
    read.layouts.remove(0).layout
}

/// The tables of a layout's ride.
pub(crate) fn of_layout(layout: &Layout, ride: Leap) -> RiderLookUp {
    let given = layout.magics.iter().find(|given| given.ride == ride);
    let solved = solve(&layout.numbering, WordSize::U64, ride, given, &layout.sliders).unwrap();
    verify(&layout.numbering, &solved).unwrap();
    solved
}

/// The tables of a ride in a numbering, found by the compiler.
pub(crate) fn found(numbering: &Numbering, ride: Leap, options: &SliderOptions) -> RiderLookUp {
    let word = WordSize::for_numbers(numbering.len()).unwrap();
    let solved = solve(numbering, word, ride, None, options).unwrap();
    verify(numbering, &solved).unwrap();
    solved
}

pub(crate) fn magics(solved: RiderLookUp) -> MagicTables {
    let Method::Magic(tables) = solved.method else { panic!("no magics") };
    tables
}

/// All bytes that the look-ups of rook and bishop read: records, indexes, sets and frames.
pub(crate) fn total(layout: &Layout) -> usize {
    RIDES.map(|ride| bytes(&of_layout(layout, ride))).iter().sum()
}

/// All bytes that the look-up of a rider reads.
pub(crate) fn bytes(solved: &RiderLookUp) -> usize {
    let turns = match solved.frames() {
        Frames::RotatedFrom(bases) => bases.len(),
        _ => 0,
    };
    let pext = solved.pext.as_ref().map(LookUp::tables);
    turns + pext.unwrap_or_else(|| solved.method.look_up().tables()).bytes
}
