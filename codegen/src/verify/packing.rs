//! Packing: the runtime's functions that read and write numbers in a packed index, on every bit of
//! every piece's number, against the bit positions that circuits are proved for.
//!
//! Each bit of a result depends on one bit of the input, so that trying single bits is enough. Loops over
//! the pieces of a position only look up the image of each number, which is verified with the maps of
//! square numbers.

use quadrille_circuits::packing::Packing;
use quadrille_runtime::packed::{self, PackedField};

use super::Defect;
use crate::model::{Layout, WordSize};

pub(super) fn verify(layout: &Layout) -> Result<(), Defect> {
    for word in WordSize::ALL {
        let packing = layout.packing(word.bits());
        let emitted = Emitted { fields: packing.fields(), word };
        for pieces in 1..=packing.most_pieces() {
            check(&packing, &emitted, pieces).map_err(|bit| Defect {
                of: "packed positions".to_owned(),
                detail: format!("bit {bit} of {pieces} pieces in a {word}"),
            })?;
        }
    }
    Ok(())
}

/// Checks that no two bits of pieces share a position, and that the masks of all pieces agree.
fn check(packing: &Packing, emitted: &Emitted<'_>, pieces: u32) -> Result<(), u32> {
    let mut taken = 0;
    for bit in 0..packing.bits() {
        let mut places = 0;
        for piece in 0..pieces {
            let place = emitted.place(bit, piece, pieces).ok_or(bit)?;
            let is_known = place == 1 << packing.packed_bit(bit, piece, pieces);
            if !is_known || (taken | places) & place != 0 {
                return Err(bit);
            }
            places |= place;
        }
        let masks = [emitted.mask(1 << bit, pieces), packing.mask(1 << bit, pieces)];
        if masks != [places; 2] {
            return Err(bit);
        }
        taken |= places;
    }
    Ok(())
}

/// A packing as it is emitted.
struct Emitted<'a> {
    fields: &'a [PackedField],
    word: WordSize,
}

impl Emitted<'_> {
    /// The bit to which a number's bit is written, or `None` if it is not read from there alone.
    fn place(&self, bit: u32, piece: u32, pieces: u32) -> Option<u128> {
        let place = self.spread(1 << bit, piece, pieces);
        let others = place ^ self.word.mask();
        let is_read = self.number(place, piece, pieces) == 1 << bit
            && self.number(others, piece, pieces) >> bit & 1 == 0;
        is_read.then_some(place)
    }

    fn mask(&self, bits: u16, pieces: u32) -> u128 {
        let (fields, pieces) = (self.fields, pieces as usize);
        match self.word {
            WordSize::U64 => packed::mask_in_u64(fields, bits, pieces).into(),
            WordSize::U128 => packed::mask_in_u128(fields, bits, pieces),
        }
    }

    fn spread(&self, number: u16, piece: u32, pieces: u32) -> u128 {
        let (fields, piece, pieces) = (self.fields, piece as usize, pieces as usize);
        match self.word {
            WordSize::U64 => packed::spread_in_u64(fields, number, piece, pieces).into(),
            WordSize::U128 => packed::spread_in_u128(fields, number, piece, pieces),
        }
    }

    fn number(&self, word: u128, piece: u32, pieces: u32) -> u16 {
        let (fields, piece, pieces) = (self.fields, piece as usize, pieces as usize);
        match self.word {
            WordSize::U64 => packed::number_in_u64(fields, word as u64, piece, pieces),
            WordSize::U128 => packed::number_in_u128(fields, word, piece, pieces),
        }
    }
}
