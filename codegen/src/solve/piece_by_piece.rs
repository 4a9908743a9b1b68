//! Maps of packed positions, one piece after another. Takes the place of `packed.rs` where the feature
//! `packed-programs` is off.

use quadrille_circuits::solve::PackedMap;
use quadrille_runtime::Symmetry;

use crate::layout::Layout;

/// The flips of positions, by symmetry; the identity is left out.
pub(super) fn flips(layout: &Layout) -> Vec<(Symmetry, PackedMap)> {
    let map = PackedMap::piece_by_piece(layout.objective);
    super::moving(layout).map(|symmetry| (symmetry, map.clone())).collect()
}

/// What turns positions into those of another layout of the same board.
pub(super) fn conversion(from: &Layout, _to: &Layout) -> PackedMap {
    PackedMap::piece_by_piece(from.objective)
}
