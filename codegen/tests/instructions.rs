//! Verification notices each change of an instruction that moves bits to their places.

use quadrille_circuits::{BitGather, BitMatrix};
use quadrille_codegen::model::Layout;
use quadrille_codegen::solve::{Instructions, Solution, solve};
use quadrille_codegen::verify::{Defect, verify};

use crate::numberings::standard_layout;

/// The instructions with one thing changed.
fn changed(by: &Instructions, place: usize) -> Instructions {
    match by {
        Instructions::Matrix(matrix) if place < 8 => {
            let mut bytes = matrix.bytes;
            bytes[place] ^= 1;
            Instructions::Matrix(BitMatrix { bytes, ..*matrix })
        }
        Instructions::Matrix(matrix) => {
            Instructions::Matrix(BitMatrix { matrix: matrix.matrix ^ 1 << place, ..*matrix })
        }
        Instructions::Gathers(gathers) => {
            let mut gathers: Vec<BitGather> = gathers.clone();
            gathers[0].sources[place] ^= 1;
            Instructions::Gathers(gathers)
        }
    }
}

/// The defect that verification finds after a flip's instructions are changed at a place.
fn defect(
    layout: &Layout,
    mut solution: Solution,
    way: [usize; 2],
    place: usize,
) -> Option<Defect> {
    let bitboards = solution.bitboards.as_mut().expect("bitboards");
    let by = &mut bitboards.vector_flips[way[0]][way[1]].by;
    *by = changed(by, place);
    verify(layout, &solution).err()
}

#[test]
fn no_change_of_an_instruction_goes_unnoticed() {
    for name in ["w", "lerf"] {
        // Riders take time to solve, and are not changed here.
        let layout = Layout { pieces: Vec::new(), ..standard_layout(name) };
        let solution = solve(&layout).expect("a solution");
        let flips = &solution.bitboards.as_ref().expect("bitboards").vector_flips;
        let mut changes = 0;
        for (flip, ways) in flips.iter().enumerate() {
            for (way, place) in (0..ways.len()).flat_map(|way| (0..64).map(move |at| (way, at))) {
                let defect = defect(&layout, solution.clone(), [flip, way], place);
                assert!(
                    defect.is_some_and(|it| it.of.contains(" with ")),
                    "{name}: {flip}, {place}"
                );
                changes += 1;
            }
        }
        assert!(changes >= 256, "{name}: {changes} changes");
    }
}
