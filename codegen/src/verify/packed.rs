//! Flips of packed positions, for every number of pieces and every position: see
//! [`proof`]. Random positions besides, through the circuits that are emitted.

use quadrille_runtime::Symmetry;

use super::Defect;
use crate::layout::{Layout, WordSize};
use crate::solve::flips::packed::{PackedMap, Packing, Program, proof};

/// The most pieces of a packed index.
pub(crate) const MOST_PIECES: u32 = 32;

pub(super) fn verify(layout: &Layout, packed: &[(Symmetry, PackedMap)]) -> Result<(), Defect> {
    let packings = [WordSize::U64, WordSize::U128].map(|word| layout.packing(word.bits()));
    let (board, numbering) = (layout.board(), &layout.numbering);
    for (symmetry, map) in packed {
        let image = |square| numbering.number(board.image(square, *symmetry));
        let points: Vec<(u8, u8)> =
            board.squares().map(|square| (numbering.number(square), image(square))).collect();
        let defect =
            |what: &str| Defect { of: format!("{symmetry}_{what}"), detail: String::new() };
        if map.planes.as_ref().is_some_and(|planes| !planes.maps(&points)) {
            return Err(defect("planes"));
        }
        let Some(program) = &map.program else { continue };
        let is_right = |packing: &Packing| {
            proof::maps(program, packing, &points) && maps_samples(program, packing, &points)
        };
        if !packings.iter().all(is_right) {
            return Err(defect("packed"));
        }
    }
    Ok(())
}

/// Whether a program maps some positions of the most pieces that fit.
fn maps_samples(program: &Program, packing: &Packing, points: &[(u8, u8)]) -> bool {
    let pieces = packing.most_pieces().min(MOST_PIECES) as usize;
    let circuit = program.circuit(packing, pieces as u32);
    (1..4).all(|sample| {
        // Any squares will do: every so many, from one to the next.
        let chosen =
            (0..pieces).map(|piece| points[(piece * piece * 7 + sample) * 11 % points.len()]);
        let (numbers, images): (Vec<u8>, Vec<u8>) = chosen.unzip();
        circuit.eval(packing.pack(&numbers)) == packing.pack(&images)
    })
}
