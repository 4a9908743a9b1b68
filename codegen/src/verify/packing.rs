//! Packing: the functions of the runtime by which emitted code reads and writes numbers in a packed
//! index, on every bit of every piece's number.
//!
//! Each bit of a result depends on one bit of the input, so that trying single bits is enough. Loops over
//! the pieces of a position only look up the image of each number, which is verified with the maps of
//! square numbers.

use super::Defect;
use crate::layout::{Layout, WordSize};
use crate::model::Packing;

pub(super) fn verify(layout: &Layout) -> Result<(), Defect> {
    for width in [WordSize::U64, WordSize::U128].map(WordSize::bits) {
        let packing = layout.packing(width);
        for pieces in 1..=packing.most_pieces() {
            check(&packing, pieces).map_err(|bit| Defect {
                of: "packed positions".to_owned(),
                detail: format!("bit {bit} of {pieces} pieces in a word of {width}"),
            })?;
        }
    }
    Ok(())
}

/// Checks that each bit of each piece has a place of its own, and that the masks of all pieces have these places.
fn check(packing: &Packing, pieces: u32) -> Result<(), u32> {
    let mut taken = 0;
    for bit in 0..packing.bits() {
        let mut places = 0;
        for piece in 0..pieces {
            let place = place(packing, bit, piece, pieces).ok_or(bit)?;
            if (taken | places) & place != 0 {
                return Err(bit);
            }
            places |= place;
        }
        if packing.mask(1 << bit, pieces) != places {
            return Err(bit);
        }
        taken |= places;
    }
    Ok(())
}

/// Where a bit of one piece's number is written, if it is read there and nowhere else.
fn place(packing: &Packing, bit: u32, piece: u32, pieces: u32) -> Option<u128> {
    let place = packing.spread(1 << bit, piece, pieces);
    let others = place ^ u128::MAX >> (128 - packing.width());
    let is_read = packing.number(place, piece, pieces) == 1 << bit
        && packing.number(others, piece, pieces) >> bit & 1 == 0;
    let is_known = place == 1 << packing.place(bit, piece, pieces);
    (is_read && is_known).then_some(place)
}
