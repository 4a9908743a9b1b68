//! Stockfish's sliders for AVX2 of May 2026, by anematode: pull request 6845, with the smaller table of ranks of
//! 6865 by niklasf.
//!
//! They use hyperbola quintessence (Gerd Isenberg and Aleks Peshkov) for the file and both diagonals in one vector.
//! The occupied squares of a line minus twice the square's bit change the bits up to the first piece above. The
//! same with the bytes reversed changes those below, since no byte has two squares of such a line. A rank lies in
//! one byte, and is looked up by its six inner bits. Bishop and rook come back together.

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_extract_epi64, _mm_or_si128, _mm256_and_si256,
    _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_load_si256, _mm256_set1_epi64x,
    _mm256_setr_epi8, _mm256_shuffle_epi8, _mm256_sub_epi64, _mm256_xor_si256,
};

use shakmaty::Square;

use super::lines::Line;
use super::published::Published;

pub struct Stockfish;

/// The record of a square, which takes one cache line.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Record {
    /// File, diagonal, nothing, antidiagonal: the two halves joined are the file and the bishop.
    masks: [u64; 4],
    /// Twice the square's bit, and twice that bit with the bytes reversed.
    doubled: [u64; 2],
    /// The shift of the rank's inner bits.
    shift: u32,
}

static RECORDS: [Record; 64] = {
    let mut records = [Record { masks: [0; 4], doubled: [0; 2], shift: 0 }; 64];
    let mut square = 0;
    while square < 64 {
        let bit = 1_u64 << square;
        records[square] = Record {
            masks: [
                Line::File.others(square),
                Line::Diagonal.others(square),
                0,
                Line::AntiDiagonal.others(square),
            ],
            doubled: [bit << 1, bit.swap_bytes() << 1],
            shift: (square as u32 & 0x38) + 1,
        };
        square += 1;
    }
    records
};

/// The attacks along the first rank, by file and the six inner bits.
static RANKS: [[u8; 64]; 8] = {
    let mut ranks = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut key = 0;
        while key < 64 {
            ranks[file][key] = Line::Rank.attacks(file, (key as u64) << 1) as u8;
            key += 1;
        }
        file += 1;
    }
    ranks
};

impl Published for Stockfish {
    const BYTES: usize = size_of_val(&RECORDS) + size_of_val(&RANKS);

    #[inline]
    fn queen(square: Square, occupied: u64) -> u64 {
        let (rook, bishop) = rook_and_bishop(square, occupied);
        rook | bishop
    }
}

#[inline]
fn rook_and_bishop(square: Square, occupied: u64) -> (u64, u64) {
    let square = square.to_usize();
    let record = &RECORDS[square];
    let (file, bishop) = file_and_bishop(record, occupied);
    let rank = RANKS[square & 0x7][(occupied >> record.shift) as usize & 0x3f];
    (file | u64::from(rank) << (square & 0x38), bishop)
}

#[inline]
#[allow(unsafe_code)]
fn file_and_bishop(record: &Record, occupied: u64) -> (u64, u64) {
    // SAFETY: this module is only compiled for targets with AVX2, and masks begin a record of 64 bytes.
    unsafe {
        let masks = _mm256_load_si256(record.masks.as_ptr().cast());
        let [above, below] = record.doubled.map(|bit| _mm256_set1_epi64x(bit as i64));
        let occupied = _mm256_and_si256(_mm256_set1_epi64x(occupied as i64), masks);
        let up = _mm256_sub_epi64(occupied, above);
        let down = reversed(_mm256_sub_epi64(reversed(occupied), below));
        let attacks = _mm256_and_si256(_mm256_xor_si256(up, down), masks);
        let both =
            _mm_or_si128(_mm256_castsi256_si128(attacks), _mm256_extracti128_si256(attacks, 1));
        (_mm_cvtsi128_si64(both) as u64, _mm_extract_epi64(both, 1) as u64)
    }
}

/// Reverses the bytes in each word.
#[inline]
#[allow(unsafe_code)]
fn reversed(words: __m256i) -> __m256i {
    // SAFETY: this module is only compiled for targets with AVX2.
    unsafe {
        let order = _mm256_setr_epi8(
            7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14,
            13, 12, 11, 10, 9, 8,
        );
        _mm256_shuffle_epi8(words, order)
    }
}
