//! Flips of packed positions, for every number of pieces and every position: see
//! [`Proof`].

use quadrille_circuits::proof::Proof;
use quadrille_circuits::solve::PackedMap;
use quadrille_runtime::Symmetry;

use super::Defect;
use crate::list::{collected, list};
use crate::model::Layout;
use crate::solve::Conversion;

/// Checks all flips; returns the number of their circuits.
pub(super) fn verify(layout: &Layout, packed: &[(Symmetry, PackedMap)]) -> Result<usize, Defect> {
    let mut proved = 0;
    let (board, numbering) = (layout.board(), &layout.numbering);
    for (symmetry, map) in packed {
        let image = |square| numbering.number(board.image(square, *symmetry));
        let points: Vec<(u8, u8)> =
            list(board.squares(), |square| (numbering.number(square), image(square)));
        check(layout, layout, &format!("{symmetry}_packed"), map, &points)?;
        proved += map.few.iter().len() + map.circuit.iter().len();
    }
    Ok(proved)
}

/// Checks a conversion, which maps the number of every piece to the other layout's number of the same square.
pub(super) fn conversion(
    from: &Layout,
    to: &Layout,
    conversion: &Conversion,
) -> Result<(), Defect> {
    let Some(map) = &conversion.packed else { return Ok(()) };
    let (before, after) = (from.numbering.numbers(), to.numbering.numbers());
    let points: Vec<(u8, u8)> = collected(before.iter().copied().zip(after.iter().copied()));
    check(from, to, "packed conversion", map, &points)
}

fn check(
    from: &Layout,
    to: &Layout,
    of: &str,
    map: &PackedMap,
    points: &[(u8, u8)],
) -> Result<(), Defect> {
    for packings in &from.packing_pairs(to) {
        let proof = Proof::new(packings, from.numbering.numbers());
        let few = map.few.as_ref().map(|few| (&few.circuit, few.most_in(packings)));
        let all = map.circuit.as_ref().map(|program| (program, packings.most_pieces()));
        for (program, most) in few.into_iter().chain(all) {
            let flaw = proof.flaw(program, points).filter(|flaw| flaw.pieces <= most);
            if let Some(flaw) = flaw {
                return Err(Defect { of: of.to_owned(), detail: format!("{flaw:?} in {program}") });
            }
        }
    }
    Ok(())
}
