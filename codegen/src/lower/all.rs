//! All functions of a layout, each behind those that it calls.

use quadrille_circuits::packing::PackingPair;

use super::function::Lowered;
use super::kernels::{Kernel, KernelKind};
use super::sets::Sets;
use super::{conversions, moves, packing, plain, reach, sliders, spread, squares};
use crate::layout::{Layout, WordSize};
use crate::solve::{Bitboards, Solution};

/// A part of a layout's functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Numbers and coordinates of squares.
    Squares,
    /// Mirrors and turns of squares.
    Images,
    /// Members of sets.
    Sets,
    /// Files, rays, lines and other sets that the geometry of the board decides.
    Geometry,
    /// Mirrors, turns and steps of sets.
    Maps,
    /// Fills and spans.
    Reach,
    /// Riders.
    Riders,
    /// The piece in a place of the description.
    Piece(usize),
    /// Regions.
    Regions,
    /// Packed positions in a word.
    Packed(WordSize),
    /// From and to usual numberings.
    Usual,
}

/// All functions of a layout by themselves, part by part; `packings` are those of the layout to itself, in either
/// word.
pub fn parts<'a>(
    layout: &'a Layout,
    solution: &'a Solution,
    packings: &'a [PackingPair; 2],
) -> Vec<(Part, Lowered<'a>)> {
    let mut parts = vec![
        (Part::Squares, squares::functions(layout, &solution.squares)),
        (Part::Images, squares::images(layout, &solution.squares)),
    ];
    if let Some(bitboards) = &solution.bitboards {
        let sets = Sets { layout, bitboards };
        let geometry = sets.geometry();
        let reach = reach::functions(sets, &geometry);
        parts.extend([
            (Part::Sets, sets.members().into()),
            (Part::Geometry, geometry),
            (Part::Maps, sets.maps().into()),
            (Part::Reach, reach.into()),
        ]);
        of_pieces(&mut parts, layout, bitboards);
        parts.push((Part::Regions, sets.regions().into()));
    }
    for (word, packings) in WordSize::ALL.into_iter().zip(packings) {
        let functions = packing::functions(layout, solution, packings, word);
        parts.push((Part::Packed(word), functions.into()));
    }
    parts.push((Part::Usual, conversions::usual(layout)));
    parts
}

/// All functions of a layout by themselves.
pub fn functions<'a>(
    layout: &'a Layout,
    solution: &'a Solution,
    packings: &'a [PackingPair; 2],
) -> Lowered<'a> {
    let mut all = Lowered::default();
    for (_, part) in parts(layout, solution, packings) {
        all.add(part);
    }
    all
}

fn of_pieces<'a>(
    parts: &mut Vec<(Part, Lowered<'a>)>,
    layout: &'a Layout,
    bitboards: &'a Bitboards,
) {
    let packing = layout.packing(WordSize::U64.bits());
    let kernels =
        KernelKind::ON_SETS.map(|kind| Kernel { kind, word: bitboards.word }.function(&packing));
    let mut riders = Lowered::from(Vec::from(kernels));
    for rider in sliders::riders(bitboards) {
        riders.add(rider.lowered);
        riders.add(rider.square);
    }
    parts.push((Part::Riders, riders));
    let plain = plain::pieces(layout, bitboards).into_iter();
    let others = moves::functions(layout, bitboards);
    let of_sets = spread::functions(layout, bitboards);
    for (place, ((mut piece, moves), of_set)) in plain.zip(others).zip(of_sets).enumerate() {
        piece.functions.extend(moves.into_iter().chain(of_set));
        parts.push((Part::Piece(place), piece));
    }
}
