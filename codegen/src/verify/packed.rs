//! Flips and conversions of packed positions, for every number of pieces and every position: see
//! [`Proof`]. Random positions besides, through the circuits that are emitted.

use quadrille_runtime::Symmetry;

use super::Defect;
use crate::layout::Layout;
use crate::solve::flips::packed::{Frame, PackedMap, Program, Proof};

/// The most pieces of a packed index.
const MOST_PIECES: u32 = 32;

pub(super) fn verify(layout: &Layout, packed: &[(Symmetry, PackedMap)]) -> Result<(), Defect> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    let frames = layout.frames(layout);
    let verifier = Verifier::new(&frames, numbering.numbers());
    for (symmetry, map) in packed {
        let image = |square| numbering.number(board.image(square, *symmetry));
        let points: Vec<(u8, u8)> =
            board.squares().map(|square| (numbering.number(square), image(square))).collect();
        if map.planes.as_ref().is_some_and(|planes| !planes.maps(&points)) {
            return Err(Defect { of: format!("{symmetry}_planes"), detail: String::new() });
        }
        verifier.verify(&format!("{symmetry}_packed"), map, &points)?;
    }
    Ok(())
}

/// Checks how packed positions of one layout become those of another of the same board.
pub(super) fn verify_conversion(from: &Layout, to: &Layout, map: &PackedMap) -> Result<(), Defect> {
    let (before, after) = (from.numbering.numbers(), to.numbering.numbers());
    let points: Vec<(u8, u8)> = before.iter().copied().zip(after.iter().copied()).collect();
    Verifier::new(&from.frames(to), before).verify("packed conversion", map, &points)
}

struct Verifier<'a> {
    proofs: Vec<(&'a Frame, Proof<'a>)>,
}

impl Verifier<'_> {
    fn new<'a>(frames: &'a [Frame], numbers: &[u8]) -> Verifier<'a> {
        let proof = |frame| (frame, Proof::new(frame, numbers));
        Verifier { proofs: frames.iter().map(proof).collect() }
    }

    fn verify(&self, of: &str, map: &PackedMap, points: &[(u8, u8)]) -> Result<(), Defect> {
        let Some(program) = &map.program else { return Ok(()) };
        for (frame, proof) in &self.proofs {
            let flaw = proof.flaw(program, points);
            if flaw.is_some() || !maps_samples(program, frame, points) {
                return Err(Defect { of: of.to_owned(), detail: format!("{flaw:?}") });
            }
        }
        Ok(())
    }
}

/// Whether a program maps some positions of the most pieces that fit.
fn maps_samples(program: &Program, frame: &Frame, points: &[(u8, u8)]) -> bool {
    let pieces = frame.most_pieces().min(MOST_PIECES) as usize;
    let circuit = program.circuit(frame, pieces as u32);
    (1..4).all(|sample| {
        // Any squares will do: every so many, from one to the next.
        let chosen =
            (0..pieces).map(|piece| points[(piece * piece * 7 + sample) * 11 % points.len()]);
        let (numbers, images): (Vec<u8>, Vec<u8>) = chosen.unzip();
        circuit.eval(frame.pack(&numbers)) == frame.pack_results(&images)
    })
}
