//! Maps of packed positions: of all pieces at once if the feature `packed-flips` is on and short programs are
//! found, otherwise of one piece after another.

use quadrille_circuits::packing::PackingPair;
#[cfg(feature = "packed-flips")]
use quadrille_circuits::solve::PackedSolver;
use quadrille_circuits::solve::{GivenPacked, PackedMap};
use quadrille_runtime::Symmetry;

use crate::list::list;
use crate::model::{Layout, given};

/// The flips of positions, by symmetry; the identity is left out.
pub(super) fn flips(layout: &Layout) -> Vec<(Symmetry, PackedMap)> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    let packing_pairs = layout.packing_pairs(layout);
    let map_to = solver(layout, &packing_pairs);
    let map = |symmetry| {
        let image = |square| numbering.number(board.image(square, symmetry));
        let images: Vec<u8> = list(board.squares(), image);
        map_to(given(&layout.circuits.packed, symmetry), &images)
    };
    list(super::moving(layout), |symmetry| (symmetry, map(symmetry)))
}

/// The map of packed positions to those of another layout of the same board.
pub(super) fn conversion(from: &Layout, to: &Layout) -> PackedMap {
    solver(from, &from.packing_pairs(to))(None, to.numbering.numbers())
}

/// The solver of maps of a layout's squares to given images. A program of the description takes precedence.
#[cfg(feature = "packed-flips")]
fn solver<'a>(
    from: &'a Layout,
    packing_pairs: &'a [PackingPair; 2],
) -> impl Fn(Option<&GivenPacked>, &[u8]) -> PackedMap {
    let solver = PackedSolver::new(&packing_pairs[0], from.numbering.numbers(), from.objective);
    move |given, images| solver.map_given(given, images)
}

/// The solver of programs without the feature: every map takes one piece after another.
#[cfg(not(feature = "packed-flips"))]
fn solver(
    from: &Layout,
    _: &[PackingPair; 2],
) -> impl Fn(Option<&GivenPacked>, &[u8]) -> PackedMap {
    |_, _| PackedMap::piece_by_piece(from.objective)
}
