//! The men around a square in two vectors of AVX2.
//!
//! SAFETY: all `unsafe` here is that of instructions, and this module is compiled for targets with AVX2 only. Vectors
//! are loaded from whole arrays and stored to them; where that asks for alignment, they are `Bytes`, which are aligned.
#![allow(unsafe_code, clippy::undocumented_unsafe_blocks)]
#![cfg_attr(target_feature = "avx512vbmi2", allow(dead_code))]

use core::arch::x86_64::{
    __m128i, __m256i, _mm_load_si128, _mm_loadu_si128, _mm256_and_si256, _mm256_blendv_epi8,
    _mm256_broadcastsi128_si256, _mm256_cmpeq_epi8, _mm256_load_si256, _mm256_movemask_epi8,
    _mm256_set1_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_slli_epi16,
    _mm256_store_si256,
};

use super::{AT_ONCE, BLOCKER, Bytes, plain};

/// The men around a square, by slot.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    codes: [__m256i; 2],
    classes: [__m256i; 2],
    squares: Bytes,
}

impl Seen {
    #[inline(always)]
    pub(super) fn new(board: &Bytes, permutation: &Bytes, classes: &[u8; 16]) -> Seen {
        unsafe {
            let quarters: *const __m128i = (&raw const board.0).cast();
            let quarter = |index| _mm256_broadcastsi128_si256(_mm_load_si128(quarters.add(index)));
            let board: [__m256i; 4] = [quarter(0), quarter(1), quarter(2), quarter(3)];
            let codes = halves(permutation).map(|squares| permuted(&board, squares));
            let of_code = _mm_loadu_si128(classes.as_ptr().cast());
            let of_code = _mm256_broadcastsi128_si256(of_code);
            let classes = codes.map(|codes| _mm256_shuffle_epi8(of_code, codes));
            Seen { codes, classes, squares: *permutation }
        }
    }

    /// The slots that are occupied.
    #[inline(always)]
    pub(super) fn occupied(&self) -> u64 {
        !zeros(self.codes)
    }

    /// The slots, among these occupied ones, of men that the set knows.
    #[inline(always)]
    pub(super) fn known(&self, among: u64) -> u64 {
        unsafe {
            let blocker = _mm256_set1_epi8(BLOCKER as i8);
            let [low, high] = self.codes.map(|codes| {
                u64::from(_mm256_movemask_epi8(_mm256_cmpeq_epi8(codes, blocker)) as u32)
            });
            among & !(low | high << 32)
        }
    }

    /// The slots among these whose man has a class that the byte of the slot has.
    #[inline(always)]
    pub(super) fn having(&self, classes: &Bytes, among: u64) -> u64 {
        unsafe {
            let [low, high] = halves(classes);
            let [own_low, own_high] = self.classes;
            let common = [_mm256_and_si256(low, own_low), _mm256_and_si256(high, own_high)];
            among & !zeros(common)
        }
    }

    /// Writes for each slot the code and, in the next byte, the square, shifted, plus other bits.
    #[inline(always)]
    pub(super) fn write(&self, slots: u64, shift: u32, other: u32, list: &mut [u32; AT_ONCE]) {
        plain::write(&self.stored(), &self.squares, slots, shift, other, list);
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
        plain::write_pairs(&self.stored(), &self.squares, [riders, victims], other, list);
    }

    #[inline(always)]
    fn stored(&self) -> Bytes {
        let mut codes = Bytes([0; 64]);
        let halves: *mut __m256i = (&raw mut codes.0).cast();
        unsafe {
            _mm256_store_si256(halves, self.codes[0]);
            _mm256_store_si256(halves.add(1), self.codes[1]);
        }
        codes
    }
}

#[inline(always)]
fn halves(bytes: &Bytes) -> [__m256i; 2] {
    let halves: *const __m256i = (&raw const bytes.0).cast();
    unsafe { [_mm256_load_si256(halves), _mm256_load_si256(halves.add(1))] }
}

/// The bytes of a board of four vectors by number, and 0 for numbers off the board.
#[inline(always)]
fn permuted(board: &[__m256i; 4], squares: __m256i) -> __m256i {
    unsafe {
        // The shuffle takes the lowest four bits, and gives 0 if the highest is set. The next two choose among quarters.
        let [a, b, c, d] = board.map(|quarter| _mm256_shuffle_epi8(quarter, squares));
        let [bit_4, bit_5] = [_mm256_slli_epi16::<3>(squares), _mm256_slli_epi16::<2>(squares)];
        let (low, high) = (_mm256_blendv_epi8(a, b, bit_4), _mm256_blendv_epi8(c, d, bit_4));
        _mm256_blendv_epi8(low, high, bit_5)
    }
}

/// The bytes that are 0.
#[inline(always)]
fn zeros(bytes: [__m256i; 2]) -> u64 {
    unsafe {
        let [low, high] = bytes.map(|bytes| {
            let zeros = _mm256_cmpeq_epi8(bytes, _mm256_setzero_si256());
            u64::from(_mm256_movemask_epi8(zeros) as u32)
        });
        low | high << 32
    }
}
