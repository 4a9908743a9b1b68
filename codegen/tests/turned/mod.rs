//! Standard layouts in which a quarter turn is one rotation of the word: their tables, verified.

use quadrille_codegen::model::{Layout, Leap, WordSize};
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::sliders::{LookUp, RiderLookUp, solve};
use quadrille_codegen::verify::sliders::verify;
use quadrille_runtime::sliders::Frames;

/// Rook and bishop.
pub(crate) const RIDES: [Leap; 2] = [Leap { m: 0, n: 1 }, Leap { m: 1, n: 1 }];

/// The layout of a description.
pub(crate) fn described(text: &str) -> Layout {
    let mut read = read_source(text);
    assert!(read.diagnostics.is_empty());
    read.layouts.remove(0).layout
}

/// The tables of a ride, verified.
pub(crate) fn solved(layout: &Layout, ride: Leap) -> RiderLookUp {
    let given = layout.magics.iter().find(|given| given.ride == ride);
    let solved = solve(&layout.numbering, WordSize::U64, ride, given, &layout.sliders).unwrap();
    verify(&layout.numbering, &solved).unwrap();
    solved
}

/// Everything that look-ups of rook and bishop read: records, index, sets, and what turns a square.
pub(crate) fn total(layout: &Layout) -> usize {
    RIDES.map(|ride| bytes(&solved(layout, ride))).iter().sum()
}

fn bytes(solved: &RiderLookUp) -> usize {
    let turns = match solved.frames() {
        Frames::RotatedFrom(bases) => bases.len(),
        _ => 0,
    };
    let pext = solved.pext.as_ref().map(LookUp::tables);
    turns + pext.unwrap_or_else(|| solved.method.look_up().tables()).bytes
}
