//! Binomial coefficients, and sets of places numbered by them.
//!
//! A set of `k` places `p_1 < p_2 < ... < p_k` has the number
//! `C(p_1, 1) + C(p_2, 2) + ... + C(p_k, k)`: the combinatorial number system, which numbers sets
//! by their greatest member first and leaves no gap.

use super::men::MAX_MEN;

/// The most places there are: the squares of the greatest board.
const PLACES: usize = 128;

static CHOOSE: [[u64; PLACES + 1]; MAX_MEN + 1] = {
    let mut table = [[0; PLACES + 1]; MAX_MEN + 1];
    let mut n = 0;
    while n <= PLACES {
        table[0][n] = 1;
        let mut k = 1;
        while k <= MAX_MEN && n > 0 {
            table[k][n] = table[k - 1][n - 1] + table[k][n - 1];
            k += 1;
        }
        n += 1;
    }
    table
};

/// How many pairs there are.
const PAIRS: usize = PLACES * (PLACES - 1) / 2;

/// The greater place of each pair by its number.
static GREATER_OF_PAIR: [u8; PAIRS] = {
    let mut table = [0; PAIRS];
    let (mut pair, mut greater) = (0, 1);
    while pair < PAIRS {
        if pair == greater * (greater + 1) / 2 {
            greater += 1;
        }
        table[pair] = greater as u8;
        pair += 1;
    }
    table
};

/// The number of sets of `k` out of `n`, for `n` to 128 and `k` to 8.
///
/// ```
/// use quadrille_tablebase::choose;
/// assert_eq!(choose(62, 2), 62 * 61 / 2);
/// assert_eq!(choose(2, 3), 0);
/// ```
///
/// # Panics
/// If `n` is greater than 128 or `k` greater than 8.
#[inline]
pub const fn choose(n: usize, k: usize) -> u64 {
    CHOOSE[k][n]
}

/// The contribution of place `p` to the number of a set, if it is the set's `k`th least place.
/// Places beyond every board give some number: the fast encoders rely on this not to panic.
#[inline(always)]
const fn weight(p: u8, k: usize) -> u64 {
    match k {
        1 => p as u64,
        2 => p as u64 * (p as u64).wrapping_sub(1) / 2,
        _ => CHOOSE[k][(p & (PLACES - 1) as u8) as usize],
    }
}

/// The contribution of place `p` to the number of a set, if it is the set's `k`th least place and
/// `k` is not known at compile time: from a table. Any `k` and `p` give some number.
#[inline(always)]
pub(super) const fn place_value(p: u8, k: usize) -> u64 {
    CHOOSE[if k > MAX_MEN { MAX_MEN } else { k }][(p & (PLACES - 1) as u8) as usize]
}

/// The number of the set of the first `len` of `places`, which ascend.
#[inline(always)]
pub(super) const fn rank(places: &[u8; MAX_MEN], len: usize) -> u64 {
    let mut rank = 0;
    let mut i = 0;
    while i < len {
        rank += weight(places[i], i + 1);
        i += 1;
    }
    rank
}

/// The set with this number, ascending: undoes [`rank`].
#[inline(always)]
pub(super) const fn unrank(mut rank: u64, len: usize) -> [u8; MAX_MEN] {
    let mut places = [0; MAX_MEN];
    let mut k = len;
    while k > 0 {
        places[k - 1] = greatest(rank, k);
        rank -= weight(places[k - 1], k);
        k -= 1;
    }
    places
}

/// The greatest place whose weight as `k`th least does not exceed `rank`.
#[inline(always)]
const fn greatest(rank: u64, k: usize) -> u8 {
    match k {
        1 => rank as u8,
        2 => GREATER_OF_PAIR[rank as usize],
        _ => search(rank, &CHOOSE[k]),
    }
}

/// The last entry of an ascending column that does not exceed `rank`, found without branches.
const fn search(rank: u64, column: &[u64; PLACES + 1]) -> u8 {
    let mut place = 0;
    let mut step = PLACES / 2;
    while step > 0 {
        place += if column[place + step] <= rank { step } else { 0 };
        step /= 2;
    }
    place as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_small_set_has_its_own_number() {
        for len in 1..=4 {
            for number in 0..choose(20, len) {
                let places = unrank(number, len);
                assert!(places[..len].is_sorted_by(|a, b| a < b) && places[len - 1] < 20);
                assert_eq!(rank(&places, len), number);
            }
        }
    }

    #[test]
    fn the_last_set_of_the_greatest_board_has_the_last_number() {
        for len in 1..=MAX_MEN {
            let last = unrank(choose(PLACES, len) - 1, len);
            assert_eq!(usize::from(last[len - 1]), PLACES - 1);
            assert_eq!(rank(&last, len), choose(PLACES, len) - 1);
        }
    }
}
