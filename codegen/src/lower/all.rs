//! All functions of a layout, each behind those that it calls.

use quadrille_circuits::packing::PackingPair;

use super::function::Lowered;
use super::kernels::{Kernel, KernelKind};
use super::{moves, packing, plain, sets, sliders, squares};
use crate::layout::{Layout, WordSize};
use crate::solve::{Bitboards, Solution};

/// All functions of a layout by themselves; `packings` are those of the layout to itself, in either word.
pub fn functions<'a>(
    layout: &'a Layout,
    solution: &'a Solution,
    packings: &'a [PackingPair; 2],
) -> Lowered<'a> {
    let mut all = squares::functions(layout, &solution.squares);
    if let Some(bitboards) = &solution.bitboards {
        all.add(sets::functions(layout, bitboards));
        of_pieces(&mut all, layout, bitboards);
    }
    for (word, packings) in [WordSize::U64, WordSize::U128].into_iter().zip(packings) {
        all.functions.extend(packing::functions(layout, solution, packings, word));
    }
    all
}

fn of_pieces<'a>(all: &mut Lowered<'a>, layout: &'a Layout, bitboards: &'a Bitboards) {
    let packing = layout.packing(WordSize::U64.bits());
    let kernels =
        KernelKind::ON_SETS.map(|kind| Kernel { kind, word: bitboards.word }.function(&packing));
    all.functions.extend(kernels);
    for rider in sliders::riders(bitboards) {
        all.add(rider.lowered);
        all.add(rider.square);
    }
    for (plain, moves) in
        plain::pieces(layout, bitboards).into_iter().zip(moves::functions(layout, bitboards))
    {
        all.add(plain);
        all.functions.extend(moves);
    }
}
