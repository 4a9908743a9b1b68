//! What is lowered for Rust: what it prints, and what is only counted. What other languages print is listed in
//! `lower/all.rs`.

use super::Emission;
use super::conversion::Conversion;
use crate::layout::{Layout, WordSize};
use crate::lower::sets::Sets;
use crate::lower::{
    Function, Kernel, KernelKind, Lowered, Whose, packed, packing, rounds, squares,
};
use crate::solve::Solution;

/// The functions that are printed or only counted; pieces are data.
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
    all
}

impl Emission<'_> {
    /// A function of the layout, lowered.
    pub(super) fn lowered(&self, name: &str) -> Option<&Function<'_>> {
        self.lowered.functions.iter().find(|function| function.name == name)
    }
}
