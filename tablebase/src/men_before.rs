//! How many men come before others, for all men at once.

use super::binomial::place_value;
use super::group::Group;
use super::lead::Lead;
use super::men::{MAX_MEN, ONES, PackedMen, sum_of_bytes};

/// The men whose squares are left out when others are numbered. Sets of men are words with all bits of each man's
/// byte set.
///
/// All comparisons of a man with all others are made at once, so nothing is sorted and nothing
/// depends on how many like men there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// By man: the men of later groups, whose numbers leave his square out.
    later: [u64; MAX_MEN],
    /// By man: all men of his group, if there are several.
    alike: [u64; MAX_MEN],
    /// By man: how many men his group has, if he is its first.
    lens: [u8; MAX_MEN],
    /// The pawns of groups, whose squares are counted from the second rank on.
    pawns: u64,
    /// The first men of groups of two, as bits.
    pairs: u8,
    /// Whether there are groups of more than one man.
    has_like_men: bool,
    /// Whether there are groups of more than two men.
    has_many_alike: bool,
    /// Whether men who may stand on the first rank come before pawns.
    mixed: bool,
}

impl Counting {
    /// The counting for these groups after leading men of this kind.
    pub const fn new(lead: &Lead<'_>, groups: &[Group]) -> Counting {
        let mut counting = Counting {
            later: [0; MAX_MEN],
            alike: [0; MAX_MEN],
            lens: [0; MAX_MEN],
            pawns: 0,
            pairs: 0,
            has_like_men: false,
            has_many_alike: false,
            mixed: false,
        };
        if lead.third_is_counted() {
            counting.add(&Group { first: 2, len: 1, skips: 2, pawns: false });
        }
        let mut i = 0;
        while i < groups.len() {
            counting.add(&groups[i]);
            counting.mixed |= groups[i].pawns && !matches!(lead, Lead::Pawns(_));
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
        self.has_like_men |= group.len > 1;
        self.has_many_alike |= group.len > 2;
        if group.len == 2 {
            self.pairs |= 1 << group.first;
        }
        if group.len > 1 {
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

    /// Counts for each of the first `N` men who comes before him.
    #[inline(always)]
    pub(super) const fn count<const N: usize>(&self, men: PackedMen, first_rank: u8) -> Counted {
        let (mut before, mut ranks, mut pairs) = (0_u64, 0_u64, 0_u64);
        let mut man = 0;
        while man < N {
            let after = men.after(men.square(man));
            let mut later = self.later[man];
            if self.mixed && men.square(man) < first_rank {
                // Who stands on the first rank takes no square of a pawn's.
                later &= !self.pawns;
            }
            before += after & later;
            ranks += after & self.alike[man];
            pairs += after;
            man += 1;
        }
        Counted { before, ranks, pairs: sum_of_bytes::<N>(pairs) }
    }

    /// The sum of what the men from `from` on add, each with a stride that is not 0.
    #[inline(always)]
    pub(super) const fn number<const N: usize>(
        &self,
        men: PackedMen,
        first_rank: u8,
        counted: Counted,
        strides: &[u64; MAX_MEN],
        from: usize,
    ) -> u64 {
        let first_squares = self.first_squares(first_rank);
        // A square less those before it that are taken is its place among those that are left.
        let places = men.word().wrapping_sub(counted.before).wrapping_sub(first_squares);
        let (mut number, mut man) = (0_u64, 0);
        if from == 0 && !self.has_like_men {
            while man < N {
                let place = (places >> (8 * man)) as u8 as u64;
                number = number.wrapping_add(place.wrapping_mul(strides[man]));
                man += 1;
            }
            return number;
        }
        while man < N {
            if man >= from && self.lens[man] > 0 {
                let set = self.set(man, places, counted.ranks);
                number = number.wrapping_add(set.wrapping_mul(strides[man]));
            }
            man += 1;
        }
        number
    }

    /// The first men of groups of two, as bits.
    pub(super) const fn pairs(&self) -> u8 {
        self.pairs
    }

    /// Whether there are groups of more than two men.
    pub(super) const fn has_many_alike(&self) -> bool {
        self.has_many_alike
    }

    /// This number of squares in the byte of each pawn of a group.
    #[inline(always)]
    pub(super) const fn first_squares(&self, squares: u8) -> u64 {
        (self.pawns & ONES).wrapping_mul(squares as u64)
    }

    /// The number of the set of the group that begins with a man. Of one man and of two it is worked
    /// out faster than looked up.
    #[inline(always)]
    const fn set(&self, first: usize, places: u64, ranks: u64) -> u64 {
        let a = (places >> (8 * first)) as u8 as u64;
        match self.lens[first] {
            1 => a,
            2 => {
                let b = (places >> (8 * first + 8)) as u8 as u64;
                pair(a, b)
            }
            len => {
                let (mut set, mut man) = (0, first);
                while man < first + len as usize {
                    let (place, rank) = (places >> (8 * man), ranks >> (8 * man));
                    set += place_value(place as u8, rank as u8 as usize + 1);
                    man += 1;
                }
                set
            }
        }
    }
}

/// What the men from `from` to the `N`th add, if no more than two are alike. `places` has a byte for each man: his
/// place among the squares that others leave. `pairs` has a bit for the first man of each pair of like men.
#[inline(always)]
pub(super) const fn number_pairs<const N: usize>(
    pairs: u8,
    places: u64,
    strides: &[u64; MAX_MEN],
    from: usize,
) -> u64 {
    let (mut number, mut man) = (0_u64, from);
    while man < N {
        let place = (places >> (8 * man)) as u8 as u64;
        let is_pair = pairs >> man & 1 == 1;
        let set = if is_pair { pair(place, (places >> (8 * man + 8)) as u8 as u64) } else { place };
        let is_second = man > from && pairs >> (man - 1) & 1 == 1;
        let stride = if is_second { 0 } else { strides[man] };
        number = number.wrapping_add(set.wrapping_mul(stride));
        man += 1;
    }
    number
}

/// The number of a pair of like men.
#[inline(always)]
const fn pair(a: u64, b: u64) -> u64 {
    let (less, greater) = if a < b { (a, b) } else { (b, a) };
    less + greater * greater.wrapping_sub(1) / 2
}

/// How men stand to one another, a byte for each.
#[derive(Clone, Copy)]
pub(super) struct Counted {
    /// The number of men before him whose squares are left out.
    pub(super) before: u64,
    /// The number of like men before him.
    pub(super) ranks: u64,
    /// The number of pairs of men in which one comes before the other.
    pub(super) pairs: u8,
}

impl Counted {
    /// Whether each of the first `N` men has a square of his own. If two share a square, neither comes before the
    /// other.
    #[inline(always)]
    pub(super) const fn are_apart<const N: usize>(&self) -> bool {
        self.pairs as usize == N * (N - 1) / 2
    }
}

/// All bits of the bytes of the men from `first` to `end`.
pub(super) const fn bytes(first: usize, end: usize) -> u64 {
    let (mut bytes, mut man) = (0, first);
    while man < end {
        bytes |= 0xff << (8 * man);
        man += 1;
    }
    bytes
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod vectors {
    //! The counts by vectors of sixteen bytes: two men at a time are compared with all others.

    use core::arch::x86_64::{
        __m128i, _mm_add_epi8, _mm_and_si128, _mm_cmpeq_epi8, _mm_cmpgt_epi8, _mm_cvtsi64_si128,
        _mm_cvtsi128_si64, _mm_extract_epi16, _mm_loadu_si128, _mm_movemask_epi8, _mm_or_si128,
        _mm_sad_epu8, _mm_set_epi64x, _mm_set1_epi8, _mm_setzero_si128, _mm_shuffle_epi32,
        _mm_sub_epi8, _mm_unpackhi_epi16, _mm_unpackhi_epi64, _mm_unpacklo_epi8,
        _mm_unpacklo_epi16, _mm_unpacklo_epi64,
    };

    use super::{Counted, Counting, PackedMen};

    impl Counting {
        /// [`Self::count`], by vectors. `is_mixed` says whether pawns come after other men, and `is_ranked` whether
        /// ranks of like men are wanted.
        // Functions with a target feature of their own are not inlined wherever that pays, and then
        // masks that are constants come from memory: so the whole is one unsafe block.
        #[inline(always)]
        #[allow(unsafe_code)]
        pub(crate) fn count_parts<const N: usize>(
            &self,
            men: PackedMen,
            first_rank: u8,
            is_mixed: bool,
            is_ranked: bool,
        ) -> Counted {
            // Men who are not there stand before all others, as bytes are compared with their sign.
            let men = if N == 8 { men.word() } else { men.word() & used::<N>() | absent::<N>() };
            // SAFETY: SSE2 is part of the target, as said above.
            unsafe {
                let (all, both) = each_beside_all(men);
                let zero = _mm_setzero_si128();
                let (mut before, mut ranks, mut pairs) = (zero, zero, zero);
                let mut i = 0;
                while 2 * i < N {
                    let after = _mm_cmpgt_epi8(all, both[i]);
                    let mut later = pair(&self.later, i);
                    if is_mixed {
                        let inner = _mm_cmpgt_epi8(both[i], _mm_set1_epi8(first_rank as i8 - 1));
                        let others = _mm_set_epi64x(!self.pawns as i64, !self.pawns as i64);
                        later = _mm_and_si128(later, _mm_or_si128(inner, others));
                    }
                    // A true comparison is -1, so subtracting counts it.
                    before = _mm_sub_epi8(before, _mm_and_si128(after, later));
                    if is_ranked {
                        ranks = _mm_sub_epi8(ranks, _mm_and_si128(after, pair(&self.alike, i)));
                    }
                    pairs = _mm_sub_epi8(pairs, after);
                    i += 1;
                }
                let sums = _mm_sad_epu8(pairs, zero);
                let sums = _mm_add_epi8(sums, _mm_unpackhi_epi64(sums, sums));
                let pairs = _mm_cvtsi128_si64(sums) as u8;
                // Every man comes after a man who is compared and is not there.
                let pairs = pairs - if N % 2 == 1 { N as u8 } else { 0 };
                Counted { before: halves(before), ranks: halves(ranks), pairs }
            }
        }
    }

    /// A vector with all men in each half, and a vector for each two men: each byte of its lower half is the square
    /// of one man, each byte of its upper half the square of the next man.
    #[inline(always)]
    #[allow(unsafe_code)]
    fn each_beside_all(men: u64) -> (__m128i, [__m128i; 4]) {
        // SAFETY: SSE2 is part of the target, as said above.
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

    impl Counting {
        /// Where each of the first `N` men stands among the squares that others leave him. In `pawns`, each pawn that
        /// does not lead has a byte of one; these pawns come before all other men.
        #[inline(always)]
        #[allow(unsafe_code)]
        pub(crate) fn places<const N: usize>(
            &self,
            men: PackedMen,
            pawns: u64,
            [first_rank, last_rank]: [u8; 2],
        ) -> Places {
            // SAFETY: as above.
            unsafe {
                let (all, both) = each_beside_all(men.word());
                let (mut places, mut faults) = (all, _mm_setzero_si128());
                let mut i = 0;
                // Nobody comes after the last man in the sequence.
                while 2 * i + 1 < N {
                    // A true comparison is -1, so adding it lowers a place.
                    let after = _mm_and_si128(_mm_cmpgt_epi8(all, both[i]), pair(&self.later, i));
                    places = if i == 0 { after } else { _mm_add_epi8(places, after) };
                    let same = _mm_and_si128(_mm_cmpeq_epi8(both[i], all), pair(&FOLLOWING[N], i));
                    faults = _mm_or_si128(faults, same);
                    i += 1;
                }
                let others = _mm_unpackhi_epi64(places, places);
                places = _mm_add_epi8(_mm_add_epi8(places, all), others);
                if pawns != 0 {
                    let first_squares = pawns.wrapping_mul(u64::from(first_rank));
                    places = _mm_sub_epi8(places, _mm_set_epi64x(0, first_squares as i64));
                    // One comparison with a sign, for which the second rank is the least of all.
                    let ranks = _mm_add_epi8(all, _mm_set1_epi8((128 - first_rank) as i8));
                    let last = (last_rank - first_rank + 127) as i8;
                    let pawns = _mm_set_epi64x(0, pawns.wrapping_mul(0xff) as i64);
                    let outside = _mm_cmpgt_epi8(ranks, _mm_set1_epi8(last));
                    faults = _mm_or_si128(faults, _mm_and_si128(outside, pawns));
                }
                let words = _mm_unpacklo_epi8(places, _mm_setzero_si128());
                Places { words, has_faults: _mm_movemask_epi8(faults) != 0 }
            }
        }
    }

    /// By number of men and by man: those who come after him in the sequence, all bits of their bytes.
    static FOLLOWING: [[u64; 8]; 9] = {
        let (mut following, mut i) = ([[0; 8]; 9], 0);
        while i < 72 {
            following[i / 8][i % 8] = super::bytes(i % 8 + 1, i / 8);
            i += 1;
        }
        following
    };

    /// The places of the men in their groups, as vectors hold them.
    #[derive(Clone, Copy)]
    pub(crate) struct Places {
        /// A word for each man.
        words: __m128i,
        has_faults: bool,
    }

    impl Places {
        /// The place of one man.
        #[inline(always)]
        #[allow(unsafe_code)]
        pub(crate) fn of(&self, man: usize) -> u64 {
            // SAFETY: as above.
            let place = unsafe {
                match man {
                    0 => _mm_extract_epi16::<0>(self.words),
                    1 => _mm_extract_epi16::<1>(self.words),
                    2 => _mm_extract_epi16::<2>(self.words),
                    3 => _mm_extract_epi16::<3>(self.words),
                    4 => _mm_extract_epi16::<4>(self.words),
                    5 => _mm_extract_epi16::<5>(self.words),
                    6 => _mm_extract_epi16::<6>(self.words),
                    _ => _mm_extract_epi16::<7>(self.words),
                }
            };
            u64::from(place as u32)
        }

        /// Whether two men share a square, or a pawn of a group stands where no pawn can.
        #[inline(always)]
        pub(crate) fn have_faults(&self) -> bool {
            self.has_faults
        }
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn pair(masks: &[u64; 8], i: usize) -> __m128i {
        let (pairs, _) = masks.as_chunks::<2>();
        let pair: &[u64; 2] = &pairs[i];
        // SAFETY: as above, and two words are as long as a vector, which may lie anywhere.
        unsafe { _mm_loadu_si128(core::ptr::from_ref(pair).cast()) }
    }

    /// The sum of both halves.
    #[inline(always)]
    #[allow(unsafe_code)]
    fn halves(sums: __m128i) -> u64 {
        // SAFETY: as above.
        unsafe { _mm_cvtsi128_si64(_mm_add_epi8(sums, _mm_unpackhi_epi64(sums, sums))) as u64 }
    }

    const fn used<const N: usize>() -> u64 {
        u64::MAX >> (64 - 8 * N)
    }

    const fn absent<const N: usize>() -> u64 {
        !used::<N>() & (super::ONES << 7)
    }
}

#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
impl Counting {
    /// [`Self::count`], which counts all there is.
    #[inline(always)]
    pub(super) fn count_parts<const N: usize>(
        &self,
        men: PackedMen,
        first_rank: u8,
        _is_mixed: bool,
        _is_ranked: bool,
    ) -> Counted {
        self.count::<N>(men, first_rank)
    }
}

/// Men's places, one in each byte.
#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
#[derive(Clone, Copy)]
pub(super) struct Places {
    bytes: u64,
    has_faults: bool,
}

#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
impl Places {
    /// The place of one man.
    #[inline(always)]
    pub(super) fn of(&self, man: usize) -> u64 {
        self.bytes >> (8 * man) & 0xff
    }

    /// Whether two men share a square, or a pawn of a group stands where no pawn can.
    #[inline(always)]
    pub(super) fn have_faults(&self) -> bool {
        self.has_faults
    }
}

#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
impl Counting {
    /// Where each of the first `N` men stands among the squares that others leave him. In `pawns`, each pawn that does
    /// not lead has a byte of one; these pawns come before all other men.
    #[inline(always)]
    pub(super) fn places<const N: usize>(
        &self,
        men: PackedMen,
        pawns: u64,
        [first_rank, last_rank]: [u8; 2],
    ) -> Places {
        let counted = self.count::<N>(men, first_rank);
        let first_squares = pawns.wrapping_mul(u64::from(first_rank));
        let bytes = men.word().wrapping_sub(counted.before).wrapping_sub(first_squares);
        let pawns_stand = pawns == 0 || men.lie_within(pawns, first_rank, last_rank);
        Places { bytes, has_faults: !(pawns_stand & counted.are_apart::<N>()) }
    }
}

impl Counting {
    /// [`Self::count`], for plans that are known to the compiler: ranks of no more than two like men
    /// are not needed.
    #[inline(always)]
    pub(super) fn count_at_once<const N: usize>(&self, men: PackedMen, first_rank: u8) -> Counted {
        self.count_parts::<N>(men, first_rank, self.mixed, self.has_many_alike)
    }
}
