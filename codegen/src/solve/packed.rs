//! Maps of packed positions, by programs where short ones are found; `piece_by_piece.rs` takes this
//! file's place where the feature `packed-programs` is off.

use quadrille_circuits::solve::{PackedMap, PackedSolver};
use quadrille_runtime::Symmetry;

use crate::layout::{Layout, given};

/// The flips of positions, by symmetry; the identity is left out.
pub(super) fn flips(layout: &Layout) -> Vec<(Symmetry, PackedMap)> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    let packing_pairs = layout.packing_pairs(layout);
    let solver = PackedSolver::new(&packing_pairs[0], numbering.numbers(), layout.objective);
    let solver = if layout.planes { solver } else { solver.for_words(&packing_pairs) };
    let map = |symmetry| {
        let image = |square| numbering.number(board.image(square, symmetry));
        let images: Vec<u8> = board.squares().map(image).collect();
        solver.map_given(given(&layout.circuits.packed, symmetry), &images)
    };
    super::moving(layout).map(|symmetry| (symmetry, map(symmetry))).collect()
}

/// What turns positions into those of another layout of the same board.
pub(super) fn conversion(from: &Layout, to: &Layout) -> PackedMap {
    let packing_pairs = from.packing_pairs(to);
    let solver = PackedSolver::new(&packing_pairs[0], from.numbering.numbers(), from.objective);
    solver.for_words(&packing_pairs).map(to.numbering.numbers())
}
