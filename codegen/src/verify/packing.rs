//! Packing: the functions of the runtime by which emitted code reads and writes numbers in a packed
//! index, on every bit of every piece's number, against the bits that programs are proved for.
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
        let emitted = Emitted::new(packing.fields(), word);
        for pieces in 1..=packing.most_pieces() {
            check(&packing, &emitted, pieces).map_err(|bit| Defect {
                of: "packed positions".to_owned(),
                detail: format!("bit {bit} of {pieces} pieces in a {word}"),
            })?;
        }
    }
    Ok(())
}

/// Checks that each bit of each piece has a bit of its own in the packed index, and that the masks of all pieces are these bits.
fn check(packing: &Packing, emitted: &Emitted<'_>, pieces: u32) -> Result<(), u32> {
    let mut taken = 0;
    for bit in 0..packing.bits() {
        let mut of_pieces = 0;
        for piece in 0..pieces {
            let packed = emitted.packed_bit(bit, piece, pieces).ok_or(bit)?;
            let is_known = packed == 1 << packing.packed_bit(bit, piece, pieces);
            if !is_known || (taken | of_pieces) & packed != 0 {
                return Err(bit);
            }
            of_pieces |= packed;
        }
        let mask = (emitted.mask)(emitted.fields, 1 << bit, pieces as usize);
        let masks = [mask, packing.mask(1 << bit, pieces)];
        if masks != [of_pieces; 2] {
            return Err(bit);
        }
        taken |= of_pieces;
    }
    Ok(())
}

/// A packing as it is emitted, and the runtime's functions for its word.
struct Emitted<'a> {
    fields: &'a [PackedField],
    word: WordSize,
    mask: fn(&[PackedField], u16, usize) -> u128,
    spread: fn(&[PackedField], u16, usize, usize) -> u128,
    number: fn(&[PackedField], u128, usize, usize) -> u16,
}

impl<'a> Emitted<'a> {
    fn new(fields: &'a [PackedField], word: WordSize) -> Emitted<'a> {
        match word {
            WordSize::U64 => Emitted {
                fields,
                word,
                mask: |fields, bits, pieces| packed::mask_in_u64(fields, bits, pieces).into(),
                spread: |fields, number, piece, pieces| {
                    packed::spread_in_u64(fields, number, piece, pieces).into()
                },
                number: |fields, index, piece, pieces| {
                    packed::number_in_u64(fields, index as u64, piece, pieces)
                },
            },
            WordSize::U128 => Emitted {
                fields,
                word,
                mask: packed::mask_in_u128,
                spread: packed::spread_in_u128,
                number: packed::number_in_u128,
            },
        }
    }

    /// The bit of the index at which a bit of one piece's number is written, if it is read there
    /// and nowhere else.
    fn packed_bit(&self, bit: u32, piece: u32, pieces: u32) -> Option<u128> {
        let (piece, pieces) = (piece as usize, pieces as usize);
        let packed = (self.spread)(self.fields, 1 << bit, piece, pieces);
        let number = |index| (self.number)(self.fields, index, piece, pieces);
        let is_read =
            number(packed) == 1 << bit && number(packed ^ self.word.mask()) >> bit & 1 == 0;
        is_read.then_some(packed)
    }
}
