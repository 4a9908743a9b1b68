//! Ranks each man's square among those that earlier men leave free, for all men at once.

use super::group::Group;
use super::lead::LeadKind;
use crate::men::packed::{MAX_MEN, Men, ONES, PackedMen, sum_of_bytes};
use crate::sets::binomial::weight_in_table;

/// The earlier men whose squares are left out when a man's square is ranked among the free ones. Sets of men
/// are words with all bits of each man's byte set.
///
/// All comparisons of a man with all others are made at once, so nothing is sorted and nothing
/// depends on how many like men there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The men of later groups, by man; their ranks leave his square out.
    later: [u64; MAX_MEN],
    /// The men of his group, by man; 0 for groups of one or two.
    alike: [u64; MAX_MEN],
    /// The number of men in his group, by man, if he is its first.
    lens: [u8; MAX_MEN],
    /// The pawns of groups, which are ranked from the second rank of the board on.
    pawns: u64,
    traits: Traits,
}

/// Properties of the groups, known at compile time to the functions that are compiled for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Traits {
    /// The first men of groups of two, as bits.
    pub(crate) pairs: u8,
    /// True if there are groups of more than two men.
    pub(crate) has_many_alike: bool,
    /// True if there are pawns among the groups.
    pub(crate) has_pawns: bool,
    /// True if men who may stand on the first rank come before these pawns. On that rank they take no square
    /// from a pawn.
    pub(crate) is_mixed: bool,
}

impl Traits {
    /// Returns whether each man is numbered alone or as one of two, and from the first rank on.
    #[inline(always)]
    pub(crate) const fn is_plain(self) -> bool {
        !(self.has_many_alike || self.has_pawns)
    }
}

impl Counting {
    /// The counting for these groups after leading men of this kind.
    pub const fn new(lead: LeadKind, groups: &[Group]) -> Counting {
        let mut counting = Counting {
            later: [0; MAX_MEN],
            alike: [0; MAX_MEN],
            lens: [0; MAX_MEN],
            pawns: 0,
            traits: Traits { pairs: 0, has_many_alike: false, has_pawns: false, is_mixed: false },
        };
        if lead.third_is_counted() {
            counting.add(&Group { first: 2, len: 1, skips: 2, pawns: false });
        }
        let mut i = 0;
        while i < groups.len() {
            counting.add(&groups[i]);
            counting.traits.is_mixed |= groups[i].pawns && !matches!(lead, LeadKind::Pawns(_));
            i += 1;
        }
        counting
    }

    const fn add(&mut self, group: &Group) {
        let bytes = bytes(group.first as usize, (group.first + group.len) as usize);
        let mut man = 0;
        while man < group.skips as usize {
            self.later[man] |= bytes;
            man += 1;
        }
        self.lens[group.first as usize] = group.len;
        self.traits.has_many_alike |= group.len > 2;
        self.traits.has_pawns |= group.pawns;
        if group.len == 2 {
            self.traits.pairs |= 1 << group.first;
        }
        if group.len > 2 {
            let mut man = group.first as usize;
            while man < (group.first + group.len) as usize {
                self.alike[man] = bytes;
                man += 1;
            }
        }
        if group.pawns {
            self.pawns |= bytes;
        }
    }

    /// The properties that functions are compiled for.
    #[inline(always)]
    pub(crate) const fn traits(&self) -> Traits {
        self.traits
    }

    /// Counts, for each of the first `N` men, who stands before him.
    #[inline(always)]
    pub(crate) const fn count<const N: usize>(
        &self,
        men: PackedMen,
        first_rank: u8,
        traits: Traits,
    ) -> Counted {
        let (mut before, mut like_before, mut pairs) = (0_u64, 0_u64, 0_u64);
        let mut man = 0;
        while man < N {
            let after = men.after(men.square(man));
            let mut later = self.later[man];
            if traits.is_mixed && men.square(man) < first_rank {
                // A man on the first rank takes no square of a pawn's.
                later &= !self.pawns;
            }
            before += after & later;
            if traits.has_many_alike {
                like_before += after & self.alike[man];
            }
            pairs += after;
            man += 1;
        }
        // If two share a square, neither comes before the other.
        let are_apart = sum_of_bytes::<N>(pairs) as usize == N * (N - 1) / 2;
        let first_rank = if traits.has_pawns { first_rank } else { 0 };
        self.counted(men, before, like_before, first_rank, are_apart)
    }

    /// The result of counting. The rank of a square among the free ones is its number less the number of
    /// taken squares before it.
    #[inline(always)]
    const fn counted(
        &self,
        men: PackedMen,
        before: u64,
        like_before: u64,
        first_rank: u8,
        are_apart: bool,
    ) -> Counted {
        let first_squares =
            if first_rank == 0 { 0 } else { (self.pawns & ONES).wrapping_mul(first_rank as u64) };
        let free_ranks = men.0.wrapping_sub(before).wrapping_sub(first_squares);
        Counted { free_ranks: free_ranks.to_le_bytes(), like_before, are_apart }
    }

    /// The sum of rank times stride over the groups that begin with the man `from` or later.
    #[inline(always)]
    pub(crate) const fn number<const N: usize>(
        &self,
        counted: Counted,
        strides: &[u64; MAX_MEN],
        from: usize,
        traits: Traits,
    ) -> u64 {
        let (mut number, mut man) = (0_u64, from);
        while man < N {
            let set = if traits.has_many_alike && self.lens[man] > 2 {
                counted.set(man, self.lens[man] as usize)
            } else if traits.pairs >> man & 1 == 1 {
                counted.pair(man)
            } else {
                counted.free_rank(man)
            };
            // Men who are not the first of their group have the stride 0.
            number = number.wrapping_add(set.wrapping_mul(strides[man]));
            man += 1;
        }
        number
    }
}

/// A byte for each man: his rank among the free squares, and how many like men stand before him.
#[derive(Clone, Copy)]
pub(crate) struct Counted {
    /// The rank of each man's square among the squares that are free for him.
    free_ranks: Men,
    /// In groups of more than two: the number of like men before him.
    like_before: u64,
    /// True if each man has a square of his own.
    pub(crate) are_apart: bool,
}

impl Counted {
    /// Compares men one by one, each in a register of his own.
    #[inline(always)]
    pub(crate) fn one_by_one<const N: usize>(men: [u8; N], pairs: u8, are_apart: bool) -> Counted {
        let mut free_ranks = [0; MAX_MEN];
        for man in 0..N {
            let is_second = man > 0 && pairs >> (man - 1) & 1 == 1;
            let others = &men[..if is_second { man - 1 } else { man }];
            let before = others.iter().map(|&other| u8::from(other < men[man])).sum::<u8>();
            free_ranks[man] = men[man].wrapping_sub(before);
        }
        Counted { free_ranks, like_before: 0, are_apart }
    }

    #[inline(always)]
    const fn free_rank(&self, man: usize) -> u64 {
        self.free_ranks[man] as u64
    }

    /// The number of the pair of like men that begins with this one: the lesser rank plus `g (g - 1) / 2`,
    /// where `g` is the greater. It equals the sum of both ranks plus `g (g - 3) / 2`, for which only the
    /// greater has to be chosen.
    #[inline(always)]
    const fn pair(&self, first: usize) -> u64 {
        let (a, b) = (self.free_rank(first), self.free_rank((first + 1) % MAX_MEN));
        let greater = if a < b { b } else { a };
        let even = greater.wrapping_mul(greater.wrapping_sub(3)) as i64;
        a.wrapping_add(b).wrapping_add((even >> 1) as u64)
    }

    /// The number of the set of `len` like men that begins with this one.
    #[inline(always)]
    const fn set(&self, first: usize, len: usize) -> u64 {
        let (mut set, mut man) = (0, first);
        while man < first + len {
            let rank = (self.like_before >> (8 * man)) as u8;
            set += weight_in_table(self.free_rank(man) as u8, rank as usize + 1);
            man += 1;
        }
        set
    }
}

/// All bits of the bytes of the men from `first` to `end`.
const fn bytes(first: usize, end: usize) -> u64 {
    let (mut bytes, mut man) = (0, first);
    while man < end {
        bytes |= 0xff << (8 * man);
        man += 1;
    }
    bytes
}

/// The most men who are compared one by one.
pub(crate) const FEW: usize = 4;

#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
impl Counting {
    /// [`Self::count`], since there are no vectors here.
    #[inline(always)]
    pub(crate) fn count_by_vectors<const N: usize>(
        &self,
        men: PackedMen,
        first_rank: u8,
        traits: Traits,
    ) -> Counted {
        self.count::<N>(men, first_rank, traits)
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod vectors {
    //! The counts by vectors of sixteen bytes, in which two men at a time are compared with all others.

    use core::arch::x86_64::{
        __m128i, _mm_add_epi8, _mm_and_si128, _mm_cmpeq_epi8, _mm_cmpgt_epi8, _mm_cvtsi64_si128,
        _mm_cvtsi128_si64, _mm_loadu_si128, _mm_movemask_epi8, _mm_or_si128, _mm_set_epi64x,
        _mm_set1_epi8, _mm_setzero_si128, _mm_shuffle_epi32, _mm_sub_epi8, _mm_unpackhi_epi16,
        _mm_unpackhi_epi64, _mm_unpacklo_epi8, _mm_unpacklo_epi16, _mm_unpacklo_epi64,
    };

    use super::{Counted, Counting, PackedMen, Traits};

    impl Counting {
        /// [`Self::count`] by vectors, which const contexts lack.
        // Functions with a target feature of their own are not always inlined where it pays, and their
        // constant masks then come from memory. So the whole is one unsafe block.
        #[inline(always)]
        #[allow(unsafe_code)]
        pub(crate) fn count_by_vectors<const N: usize>(
            &self,
            men: PackedMen,
            first_rank: u8,
            traits: Traits,
        ) -> Counted {
            // SAFETY: SSE2 is part of the target, as said above.
            unsafe {
                let (all, both) = each_beside_all(men.0);
                let zero = _mm_setzero_si128();
                let (mut before, mut like_before, mut same) = (zero, zero, zero);
                let mut i = 0;
                // Nobody comes after the last man in the sequence.
                while 2 * i + 1 < N || traits.has_many_alike && 2 * i < N {
                    let after = _mm_cmpgt_epi8(all, both[i]);
                    let mut later = pair(&self.later, i);
                    if traits.is_mixed {
                        let inner = _mm_cmpgt_epi8(both[i], _mm_set1_epi8(first_rank as i8 - 1));
                        let others = _mm_set_epi64x(!self.pawns as i64, !self.pawns as i64);
                        later = _mm_and_si128(later, _mm_or_si128(inner, others));
                    }
                    // A true comparison is -1, so subtracting counts it.
                    before = _mm_sub_epi8(before, _mm_and_si128(after, later));
                    if traits.has_many_alike {
                        like_before =
                            _mm_sub_epi8(like_before, _mm_and_si128(after, pair(&self.alike, i)));
                    }
                    let equal = _mm_cmpeq_epi8(both[i], all);
                    same =
                        _mm_or_si128(same, _mm_and_si128(equal, pair(const { &FOLLOWING[N] }, i)));
                    i += 1;
                }
                let are_apart = _mm_movemask_epi8(same) == 0;
                let first_rank = if traits.has_pawns { first_rank } else { 0 };
                self.counted(men, halves(before), halves(like_before), first_rank, are_apart)
            }
        }
    }

    /// A vector with all men in each half, and a vector for each two men. Each byte of its lower half is the
    /// square of one man, each byte of its upper half the square of the next man.
    #[inline(always)]
    #[allow(unsafe_code)]
    fn each_beside_all(men: u64) -> (__m128i, [__m128i; 4]) {
        // SAFETY: as above.
        unsafe {
            let men = _mm_cvtsi64_si128(men as i64);
            let twice = _mm_unpacklo_epi8(men, men);
            let firsts = _mm_unpacklo_epi16(twice, twice);
            let lasts = _mm_unpackhi_epi16(twice, twice);
            let both = [
                _mm_shuffle_epi32::<0b01_01_00_00>(firsts),
                _mm_shuffle_epi32::<0b11_11_10_10>(firsts),
                _mm_shuffle_epi32::<0b01_01_00_00>(lasts),
                _mm_shuffle_epi32::<0b11_11_10_10>(lasts),
            ];
            (_mm_unpacklo_epi64(men, men), both)
        }
    }

    /// A mask of the bytes of the men after a man in the sequence, by number of men and by man.
    // A constant, so that it lies in the crate that encodes: a static of another crate takes an instruction
    // more.
    const FOLLOWING: [[u64; 8]; 9] = {
        let (mut following, mut i) = ([[0; 8]; 9], 0);
        while i < 72 {
            following[i / 8][i % 8] = super::bytes(i % 8 + 1, i / 8);
            i += 1;
        }
        following
    };

    #[inline(always)]
    #[allow(unsafe_code)]
    fn pair(masks: &[u64; 8], i: usize) -> __m128i {
        let (pairs, _) = masks.as_chunks::<2>();
        let pair: &[u64; 2] = &pairs[i];
        // SAFETY: as above. Two words are as long as a vector, and the load may be unaligned.
        unsafe { _mm_loadu_si128(core::ptr::from_ref(pair).cast()) }
    }

    /// The sum of the two halves.
    #[inline(always)]
    #[allow(unsafe_code)]
    fn halves(sums: __m128i) -> u64 {
        // SAFETY: as above.
        unsafe { _mm_cvtsi128_si64(_mm_add_epi8(sums, _mm_unpackhi_epi64(sums, sums))) as u64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Vectors count as one word does, whoever follows the leading men; Miri runs this.
    #[test]
    fn vectors_count_as_one_word_does() {
        fn check<const N: usize>(groups: &[Group]) {
            let counting = Counting::new(LeadKind::Nobody, groups);
            let (mut random, traits) = (fastrand::Rng::with_seed(1), counting.traits());
            for _ in 0..100 {
                let mut men = [0; MAX_MEN];
                men[..N].fill_with(|| random.u8(..100));
                let men = PackedMen::new(&men);
                let counted = |it: Counted| (it.free_ranks, it.like_before, it.are_apart);
                let word = counting.count::<N>(men, 8, traits);
                let vectors = counting.count_by_vectors::<N>(men, 8, traits);
                assert_eq!(counted(word), counted(vectors), "{groups:?} {men:?}");
            }
        }
        let group = |first, len, pawns| Group { first, len, skips: first, pawns };
        check::<3>(&[group(0, 1, false), group(1, 1, false), group(2, 1, false)]);
        check::<5>(&[group(1, 2, true), group(3, 2, false)]);
        check::<6>(&[group(2, 3, false), group(5, 1, false)]);
        check::<8>(&[group(2, 1, true), group(3, 4, false), group(7, 1, false)]);
    }
}
