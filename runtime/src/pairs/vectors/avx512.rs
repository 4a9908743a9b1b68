//! The men around a square in a vector of AVX-512, which VBMI permutes and VBMI2 compresses.
//!
//! SAFETY: all `unsafe` here is that of instructions, and this module is compiled for targets that have them only. Vectors
//! are loaded from whole arrays and stored to them; where that asks for alignment, they are `Bytes`, which are aligned.
#![allow(unsafe_code, clippy::undocumented_unsafe_blocks)]
// Compilers before these functions were stable do not report the features, and so do not compile this module.
#![allow(clippy::incompatible_msrv)]

use core::arch::x86_64::{
    __m512i, _mm_loadu_si128, _mm_unpackhi_epi8, _mm_unpacklo_epi8, _mm256_set_m128i,
    _mm512_add_epi32, _mm512_broadcast_i32x4, _mm512_castsi512_si128, _mm512_cmpneq_epi8_mask,
    _mm512_cvtepu16_epi32, _mm512_load_si512, _mm512_maskz_compress_epi8,
    _mm512_maskz_permutexvar_epi8, _mm512_movepi8_mask, _mm512_or_si512, _mm512_set1_epi8,
    _mm512_set1_epi32, _mm512_shuffle_epi8, _mm512_shuffle_i64x2, _mm512_slli_epi32,
    _mm512_storeu_si512, _mm512_test_epi8_mask,
};

use super::{AT_ONCE, BLOCKER, Bytes};

/// The men around a square, by slot.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    codes: __m512i,
    squares: __m512i,
    classes: __m512i,
}

impl Seen {
    #[inline(always)]
    pub(super) fn new(board: &Bytes, permutation: &Bytes, classes: &[u8; 16]) -> Seen {
        unsafe {
            let squares = load(permutation);
            let is_there = !_mm512_movepi8_mask(squares);
            let codes = _mm512_maskz_permutexvar_epi8(is_there, squares, load(board));
            let of_code = _mm_loadu_si128(classes.as_ptr().cast());
            let classes = _mm512_shuffle_epi8(_mm512_broadcast_i32x4(of_code), codes);
            Seen { codes, squares, classes }
        }
    }

    /// The slots that are occupied.
    #[inline(always)]
    pub(super) fn occupied(&self) -> u64 {
        unsafe { _mm512_test_epi8_mask(self.codes, self.codes) }
    }

    /// The slots, among these occupied ones, of men that the set knows.
    #[inline(always)]
    pub(super) fn known(&self, among: u64) -> u64 {
        unsafe { among & _mm512_cmpneq_epi8_mask(self.codes, _mm512_set1_epi8(BLOCKER as i8)) }
    }

    /// The slots among these whose man has a class that the byte of the slot has.
    #[inline(always)]
    pub(super) fn having(&self, classes: &Bytes, among: u64) -> u64 {
        unsafe { among & _mm512_test_epi8_mask(self.classes, load(classes)) }
    }

    /// Writes for each slot the code and, in the next byte, the square, shifted, plus other bits.
    #[inline(always)]
    pub(super) fn write(&self, slots: u64, shift: u32, other: u32, list: &mut [u32; AT_ONCE]) {
        unsafe {
            let men = men(self.codes, self.squares, slots);
            let men = if shift == 0 { men } else { _mm512_slli_epi32::<16>(men) };
            let words = _mm512_add_epi32(men, _mm512_set1_epi32(other as i32));
            _mm512_storeu_si512(list.as_mut_ptr().cast(), words);
        }
    }

    /// Writes for each rider and the victim of the same rank in its rotated order the codes and squares of both.
    #[inline(always)]
    pub(super) fn write_pairs(
        &self,
        riders: u64,
        victims: u64,
        other: u32,
        list: &mut [u32; AT_ONCE],
    ) {
        unsafe {
            let [codes, squares] =
                [self.codes, self.squares].map(|bytes| _mm512_shuffle_i64x2::<0x4e>(bytes, bytes));
            let victims = men(codes, squares, victims.rotate_left(32));
            let riders = men(self.codes, self.squares, riders);
            let both = _mm512_or_si512(riders, _mm512_slli_epi32::<16>(victims));
            let words = _mm512_add_epi32(both, _mm512_set1_epi32(other as i32));
            _mm512_storeu_si512(list.as_mut_ptr().cast(), words);
        }
    }
}

#[inline(always)]
fn load(bytes: &Bytes) -> __m512i {
    unsafe { _mm512_load_si512((&raw const bytes.0).cast()) }
}

/// The codes and squares of slots, two bytes in each lane.
#[inline(always)]
unsafe fn men(codes: __m512i, squares: __m512i, slots: u64) -> __m512i {
    unsafe {
        let codes = _mm512_castsi512_si128(_mm512_maskz_compress_epi8(slots, codes));
        let squares = _mm512_castsi512_si128(_mm512_maskz_compress_epi8(slots, squares));
        let (low, high) = (_mm_unpacklo_epi8(codes, squares), _mm_unpackhi_epi8(codes, squares));
        _mm512_cvtepu16_epi32(_mm256_set_m128i(high, low))
    }
}
