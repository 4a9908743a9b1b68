//! What is lowered for Rust: what it prints, and what is only counted. What other languages print is listed in
//! `lower/all.rs`.

use super::conversion::Conversion;
use crate::layout::{Layout, WordSize};
use crate::list::list;
use crate::lower::sets::Sets;
use crate::lower::sliders::riders;
use crate::lower::{
    Function, Kernel, KernelKind, Lowered, Whose, moves, packed, packing, plain, rounds, routes,
    spread, squares,
};
use crate::solve::{Bitboards, Solution};

/// What is lowered of one piece.
pub(super) struct LoweredPiece<'a> {
    /// The attacks of a plain piece, and their tables.
    pub(super) plain: Lowered<'a>,
    /// Its other functions on a square.
    pub(super) functions: Vec<Function<'a>>,
    /// Its functions on sets of squares.
    pub(super) on_sets: Vec<Function<'a>>,
}

/// What is lowered of each piece.
pub(super) fn pieces<'a>(layout: &'a Layout, bitboards: &'a Bitboards) -> Vec<LoweredPiece<'a>> {
    let plain = plain::pieces(layout, bitboards).into_iter();
    let functions = moves::functions(layout, bitboards);
    let on_sets = spread::functions(layout, bitboards);
    list(plain.zip(functions).zip(on_sets), |((plain, functions), on_sets)| LoweredPiece {
        plain,
        functions,
        on_sets,
    })
}

/// The functions that are printed or only counted, but those of pieces.
pub(super) fn functions<'a>(
    layout: &'a Layout,
    solution: &'a Solution,
    conversions: &[Conversion<'_>],
) -> Lowered<'a> {
    let packing = layout.packing(WordSize::U64.bits());
    let mut all = squares::coordinates(layout, &solution.squares);
    all.functions.push(squares::computed_distance());
    let kernels = [KernelKind::Number, KernelKind::Spread(Whose::Own)];
    let kernels = kernels.map(|kind| Kernel { kind, word: WordSize::U64 }.function(&packing));
    all.functions.extend(kernels);
    all.add(squares::images(layout, &solution.squares));
    all.add(squares::at_by_table(layout, &solution.squares));
    let piece_by_piece = |map: &str, to| packed::piece_by_piece(map, WordSize::U64, to);
    for (symmetry, _) in &solution.packed {
        all.functions.push(piece_by_piece(symmetry.name(), Whose::Own));
    }
    for other in conversions {
        all.functions.push(piece_by_piece(&other.name(), Whose::OfTarget));
    }
    for word in WordSize::ALL {
        all.functions.extend(packing::changes(word, "`N`"));
    }
    all.functions.extend(rounds::rounds());
    let Some(bitboards) = &solution.bitboards else { return all };
    let sets = Sets { layout, bitboards };
    all.add(sets.geometry());
    all.functions.extend(sets.maps());
    all.functions.extend(sets.members());
    all.functions.extend(sets.operations());
    all.functions.extend(sets.regions());
    all.add(routes::step(layout));
    for rider in riders(bitboards) {
        all.add(rider.lowered);
        all.add(rider.square);
    }
    all
}
