//! All squares that the rooks, bishops or queens on a set attack together: a look-up for each piece, a fill, and
//! the method that `Bitboard::attacks` chooses, for 1 to 8 pieces; with AVX2 or AVX-512 also a fill as engines
//! publish it.
//!
//! Questions are asked one by one, since compilers would look several up in one vector, which no playing program
//! does.

use std::hint::black_box;

use quadrille::layouts::Lerf;
use quadrille::piece::{Bishop, Queen, Rook};
use quadrille::{Attacks, Bitboard};
use quadrille_bench::{
    HEADER, Random, Subject, count_option, report, take_turns, thread_time, warm_up,
};

/// The number of questions in a round.
const QUESTIONS: usize = 2048;

/// The number of times that a round asks them; the least time counts.
const TIMES: usize = 8;

fn main() {
    let rounds = count_option("--rounds", 41);
    println!("{HEADER}");
    for count in [1, 2, 3, 4, 5, 6, 8] {
        compare::<Rook>("rook", count, rounds, published(false));
        compare::<Bishop>("bishop", count, rounds, published(true));
        compare::<Queen>("queen", count, rounds, None);
    }
}

type Set = Bitboard<Lerf>;

/// Pieces, and a board with half of its squares occupied.
fn questions(count: u32) -> Vec<[Set; 2]> {
    let mut random = Random::new(count.into());
    let question = |_| {
        let mut pieces = 0_u64;
        while pieces.count_ones() < count {
            pieces |= 1 << random.below(64);
        }
        [pieces, random.word() & random.word() | pieces].map(Set::new)
    };
    (0..QUESTIONS).map(question).collect()
}

fn compare<P>(name: &str, count: u32, rounds: usize, published: Option<fn(Set, Set) -> Set>)
where
    Lerf: Attacks<P>,
{
    let questions = questions(count);
    let all = &questions;
    for is_chain in [false, true] {
        let mut subjects = vec![
            timed("loop", all, is_chain, quadrille::Bitboard::attacks_one_by_one::<P>),
            timed("fill", all, is_chain, quadrille::Bitboard::attacks_by_fill::<P>),
            timed("chosen", all, is_chain, quadrille::Bitboard::attacks::<P>),
        ];
        if let Some(published) = published {
            subjects.push(timed("published", all, is_chain, published));
        }
        warm_up(&mut subjects);
        let costs = take_turns(rounds, &mut subjects);
        let case = format!("{count} {name}s {}", if is_chain { "chained" } else { "hot" });
        report("sets", &case, &costs, "ns", 1e9 / QUESTIONS as f64);
    }
}

/// The least time of all questions; in a chain each waits for the answer before it.
fn timed<'a>(
    name: &str,
    questions: &'a [[Set; 2]],
    is_chain: bool,
    attacks: impl Fn(Set, Set) -> Set + 'a,
) -> Subject<'a> {
    let center = Lerf::D4 | Lerf::E4 | Lerf::D5 | Lerf::E5;
    let round = move || {
        let (start, mut last) = (thread_time(), Set::EMPTY);
        for &[set, all] in black_box(questions) {
            last = if is_chain {
                attacks(set, all ^ (last & (center - set)))
            } else {
                last ^ attacks(black_box(set), all)
            };
        }
        let _ = black_box(last);
        thread_time() - start
    };
    Subject::new(name, move || (0..TIMES).map(|_| round()).fold(f64::MAX, f64::min))
}

/// The fill that engines publish, four directions in one vector, for rooks or bishops of a1 = 0.
fn published(is_bishop: bool) -> Option<fn(Set, Set) -> Set> {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    return Some(if is_bishop { vector::bishops } else { vector::rooks });
    #[cfg(not(all(target_arch = "x86_64", target_feature = "avx2")))]
    {
        let _ = is_bishop;
        None
    }
}

/// Steffan Westcott's fill (Chess Programming Wiki, "Kogge-Stone Algorithm") of four directions in the quarters of
/// a vector: with AVX-512 by rotations, with AVX2 by two shifts, one of which clears each quarter.
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
#[allow(unsafe_code)]
mod vector {
    use std::arch::x86_64::{
        __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_and_si256,
        _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256, _mm256_set_epi64x,
        _mm256_set1_epi64x,
    };

    use super::Set;

    const NOT_A: i64 = !0x0101_0101_0101_0101;
    const NOT_H: i64 = !(0x8080_8080_8080_8080_u64 as i64);

    pub fn rooks(set: Set, all: Set) -> Set {
        attacks([8, 1, -8, -1], [-1, NOT_A, -1, NOT_H], set, all)
    }

    pub fn bishops(set: Set, all: Set) -> Set {
        attacks([9, 7, -9, -7], [NOT_A, NOT_H, NOT_H, NOT_A], set, all)
    }

    #[inline(always)]
    fn quarters([a, b, c, d]: [i64; 4]) -> __m256i {
        // SAFETY of all: this module is only compiled for targets with AVX2 or AVX-512.
        unsafe { _mm256_set_epi64x(d, c, b, a) }
    }

    #[inline(always)]
    fn moved(set: __m256i, by: [i64; 4]) -> __m256i {
        #[cfg(all(target_feature = "avx512f", target_feature = "avx512vl"))]
        unsafe {
            use std::arch::x86_64::_mm256_rolv_epi64;
            _mm256_rolv_epi64(set, quarters(by.map(|by| by & 63)))
        }
        #[cfg(not(all(target_feature = "avx512f", target_feature = "avx512vl")))]
        unsafe {
            use std::arch::x86_64::{_mm256_sllv_epi64, _mm256_srlv_epi64};
            let up = quarters(by.map(|by| if by > 0 { by } else { 64 }));
            let down = quarters(by.map(|by| if by < 0 { -by } else { 64 }));
            _mm256_or_si256(_mm256_sllv_epi64(set, up), _mm256_srlv_epi64(set, down))
        }
    }

    #[inline(always)]
    fn attacks(by: [i64; 4], within: [i64; 4], set: Set, all: Set) -> Set {
        unsafe {
            // A bit that a rotation wraps around along a file was on the last rank, and is masked off.
            let edge = by.map(|by| match by {
                8 | 9 | 7 => !0xff,
                -8 | -9 | -7 => !0 ^ 0xff << 56,
                _ => !0,
            });
            let within = _mm256_and_si256(quarters(within), quarters(edge));
            let mut reached = _mm256_set1_epi64x(set.word() as i64);
            let mut free = _mm256_and_si256(_mm256_set1_epi64x(!all.word() as i64), within);
            for times in [1, 2, 4] {
                let by = by.map(|by| by * times);
                reached = _mm256_or_si256(reached, _mm256_and_si256(free, moved(reached, by)));
                free = _mm256_and_si256(free, moved(free, by));
            }
            let reached = _mm256_and_si256(moved(reached, by), within);
            let halves =
                _mm_or_si128(_mm256_castsi256_si128(reached), _mm256_extracti128_si256(reached, 1));
            let both = _mm_or_si128(halves, _mm_unpackhi_epi64(halves, halves));
            Set::new(_mm_cvtsi128_si64(both) as u64)
        }
    }
}
