//! Packing: the runtime's functions that read and write numbers in a packed index, on every bit of
//! every piece's number, against the bits for which circuits are proved.
//!
//! Each bit of a result depends on one bit of the input, so single bits suffice. Loops over the pieces of a
//! position only look up the image of each number, which is verified with the maps of square numbers.

use quadrille_circuits::packing::Packing;
use quadrille_runtime::{Word, packed};

use super::Defect;
use crate::model::{Layout, WordSize};
use crate::solve::sliders::value;

pub(super) fn verify(layout: &Layout) -> Result<(), Defect> {
    for word in WordSize::PACKED {
        let packing = layout.packing(word.bits());
        for pieces in 1..=packing.most_pieces() {
            let checked = match word {
                WordSize::U64 => check::<u64>(&packing, pieces),
                _ => check::<u128>(&packing, pieces),
            };
            checked.map_err(|bit| Defect {
                of: "packed positions".to_owned(),
                detail: format!("bit {bit} of {pieces} pieces in a {word}"),
            })?;
        }
    }
    Ok(())
}

/// Checks that each bit of each piece is read and written at a bit of its own in the packed index, and that the masks
/// of all pieces consist of these bits.
fn check<W: Word>(packing: &Packing, pieces: u32) -> Result<(), u32> {
    let (fields, count) = (packing.fields(), pieces as usize);
    let number = |index: W, piece| packed::number_in(fields, index, piece, count);
    let mut taken = 0;
    for bit in 0..packing.bits() {
        let (own, mut of_pieces) = (1_u16 << bit, 0);
        for piece in 0..count {
            let index: W = packed::spread_in(fields, own, piece, count);
            let packed = value(index);
            let is_known = packed == 1 << packing.packed_bit(bit, piece as u32, pieces);
            let is_read = number(index, piece) == own && number(!index, piece) & own == 0;
            if !is_known || !is_read || (taken | of_pieces) & packed != 0 {
                return Err(bit);
            }
            of_pieces |= packed;
        }
        let mask = value(packed::mask_in::<W>(fields, own, count));
        if [mask, packing.mask(own, pieces)] != [of_pieces; 2] {
            return Err(bit);
        }
        taken |= of_pieces;
    }
    Ok(())
}
