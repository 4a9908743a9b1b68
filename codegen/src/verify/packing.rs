//! Packing: the runtime's functions that read and write numbers in a packed index, on every bit of
//! every piece's number, against the bits for which circuits are proved.
//!
//! Each bit of a result depends on one bit of the input, so single bits suffice. Loops over the pieces of a
//! position only look up the image of each number, which is verified with the maps of square numbers.

use quadrille_circuits::packing::Packing;
use quadrille_runtime::packed;

use super::Defect;
use crate::model::{Layout, WordSize};

pub(super) fn verify(layout: &Layout) -> Result<(), Defect> {
    for word in WordSize::PACKED {
        let packing = layout.packing(word.bits());
        for pieces in 1..=packing.most_pieces() {
            check(&packing, word, pieces).map_err(|bit| Defect {
                of: "packed positions".to_owned(),
                detail: format!("bit {bit} of {pieces} pieces in a {word}"),
            })?;
        }
    }
    Ok(())
}

/// Checks that each bit of each piece is read and written at a bit of its own in the packed index, and that the masks
/// of all pieces consist of these bits.
fn check(packing: &Packing, word: WordSize, pieces: u32) -> Result<(), u32> {
    let (fields, count) = (packing.fields(), pieces as usize);
    let spread = |number, piece| match word {
        WordSize::U64 => packed::spread_in_u64(fields, number, piece, count).into(),
        _ => packed::spread_in_u128(fields, number, piece, count),
    };
    let number = |index, piece| match word {
        WordSize::U64 => packed::number_in_u64(fields, index as u64, piece, count),
        _ => packed::number_in_u128(fields, index, piece, count),
    };
    let mut taken = 0;
    for bit in 0..packing.bits() {
        let (own, mut of_pieces) = (1_u16 << bit, 0);
        for piece in 0..count {
            let packed: u128 = spread(own, piece);
            let is_known = packed == 1 << packing.packed_bit(bit, piece as u32, pieces);
            let is_read = number(packed, piece) == own
                && number(packed ^ word.mask().low(), piece) & own == 0;
            if !is_known || !is_read || (taken | of_pieces) & packed != 0 {
                return Err(bit);
            }
            of_pieces |= packed;
        }
        let mask = match word {
            WordSize::U64 => packed::mask_in_u64(fields, own, count).into(),
            _ => packed::mask_in_u128(fields, own, count),
        };
        if [mask, packing.mask(own, pieces)] != [of_pieces; 2] {
            return Err(bit);
        }
        taken |= of_pieces;
    }
    Ok(())
}
