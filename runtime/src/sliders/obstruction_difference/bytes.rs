//! Lines with each square in a byte of its own, in words of 256 bits: the occupied bytes of a line are bits of 32, where the
//! nearest on both sides are found at once.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_andnot_si128, _mm_cmpeq_epi8, _mm_movemask_epi8, _mm_or_si128,
    _mm_setzero_si128,
};

use super::{Below, Differences, difference_line};
use crate::u256::U256;
use crate::word::Word;
use crate::word::constant::{from_widest, or, widest};

/// The bytes of a word of 256 bits.
type Bytes = [__m128i; 2];

/// All bits from each byte on.
static FROM: [U256; 33] = {
    let (mut from, mut byte) = ([U256::MIN; 33], 0);
    while byte < 32 {
        from[byte] = U256::MAX.up(8 * byte as u32);
        byte += 1;
    }
    from
};

/// The function for words of 256 bits.
impl<W: Word> Differences<'_, W> {
    /// The squares attacked along all lines.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[inline(always)]
    pub(in crate::sliders) fn attacks_by_bytes(&self, number: usize, occupancy: W) -> W {
        let occupied = bytes(widest(occupancy));
        let masks = self.masks(number);
        let (mut by_bytes, mut others) = (bytes(U256::MIN), W::ZERO);
        for (line, &mask) in masks.iter().enumerate() {
            match Below::of_line(self.swapped, self.folded, line) {
                Below::SwappedBytes => {
                    let attacks = line_attacks(bytes(widest(mask)), number as u32 / 8, occupied);
                    by_bytes = each(|half| {
                        // SAFETY: this module is compiled for targets with SSE2 only, as all of x86-64 are.
                        unsafe { _mm_or_si128(by_bytes[half], attacks[half]) }
                    });
                }
                below => others = or(others, difference_line(mask, below, number, occupancy)),
            }
        }
        or(from_widest(word(by_bytes)), others)
    }
}

/// The squares attacked along one line; the mask is the line without the square, which is in this byte.
#[inline(always)]
fn line_attacks(mask: Bytes, byte: u32, occupied: Bytes) -> Bytes {
    // SAFETY: this module is compiled for targets with SSE2 only.
    let empty = [0, 1].map(|half| unsafe {
        let on_line = _mm_and_si128(mask[half], occupied[half]);
        _mm_movemask_epi8(_mm_cmpeq_epi8(on_line, _mm_setzero_si128())).cast_unsigned()
    });
    let occupied = !(empty[0] | empty[1] << 16);
    // The first byte and the last serve as blockers if no other is occupied.
    let below = occupied & ((1 << byte) - 1) | 1;
    let above = occupied & (!1 << byte) | 1 << 31;
    let from = bytes(FROM[below.ilog2() as usize]);
    let behind = bytes(FROM[above.trailing_zeros() as usize + 1]);
    // SAFETY: this module is compiled for targets with SSE2 only.
    each(|half| unsafe { _mm_and_si128(mask[half], _mm_andnot_si128(behind[half], from[half])) })
}

/// Two vectors of the same function. An array's `map` is not always inlined.
#[inline(always)]
fn each(of_half: impl Fn(usize) -> __m128i) -> Bytes {
    [of_half(0), of_half(1)]
}

#[inline(always)]
fn bytes(word: U256) -> Bytes {
    // SAFETY: both consist of 256 bits.
    unsafe { core::mem::transmute::<U256, Bytes>(word) }
}

#[inline(always)]
fn word(bytes: Bytes) -> U256 {
    // SAFETY: both consist of 256 bits.
    unsafe { core::mem::transmute::<Bytes, U256>(bytes) }
}
