//! Binomial coefficients, and sets numbered by them.
//!
//! A set of `k` numbers `n_1 < n_2 < ... < n_k` has the number
//! `C(n_1, 1) + C(n_2, 2) + ... + C(n_k, k)`: the combinatorial number system, which numbers sets
//! by their greatest member first and leaves no gap.

use crate::men::packed::MAX_MEN;

/// The most squares of a board.
const SQUARES: usize = 128;

static CHOOSE: [[u64; SQUARES + 1]; MAX_MEN + 1] = {
    let mut table = [[0; SQUARES + 1]; MAX_MEN + 1];
    let mut n = 0;
    while n <= SQUARES {
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

/// The number of pairs.
const PAIRS: usize = SQUARES * (SQUARES - 1) / 2;

/// The greater member of each pair by its number.
static GREATER_OF_PAIR: [u8; PAIRS] = {
    let mut table = [0; PAIRS];
    let (mut rest, mut greater): (&mut [u8], usize) = (&mut table, 1);
    while greater < SQUARES {
        // Whole runs, since const evaluation takes longer over single entries than LLVM over the rest of a file.
        let (pairs, more) = rest.split_at_mut(greater);
        pairs.copy_from_slice([greater as u8; SQUARES].split_at(greater).0);
        (rest, greater) = (more, greater + 1);
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
#[inline]
#[doc(hidden)]
pub const fn choose(n: usize, k: usize) -> u64 {
    CHOOSE[k][n]
}

/// The contribution of `n` to the number of a set whose `k`th least member it is. Squares beyond every board
/// give an arbitrary number: the fast encoders rely on this not to panic.
#[inline(always)]
const fn weight(n: u8, k: usize) -> u64 {
    match k {
        1 => n as u64,
        2 => n as u64 * (n as u64).wrapping_sub(1) / 2,
        _ => weight_in_table(n, k),
    }
}

/// [`weight`] if `k` is not known at compile time. Any `k` and `n` give a number.
#[inline(always)]
pub(crate) const fn weight_in_table(n: u8, k: usize) -> u64 {
    CHOOSE[if k > MAX_MEN { MAX_MEN } else { k }][(n & (SQUARES - 1) as u8) as usize]
}

/// The number of the set of the first `len` of `members`, which ascend.
#[inline(always)]
pub(crate) const fn rank(members: &[u8; MAX_MEN], len: usize) -> u64 {
    let mut rank = 0;
    let mut i = 0;
    while i < len {
        rank += weight(members[i], i + 1);
        i += 1;
    }
    rank
}

/// The set with this number, ascending: undoes [`rank`].
#[inline(always)]
pub(crate) const fn unrank(mut rank: u64, len: usize) -> [u8; MAX_MEN] {
    let mut members = [0; MAX_MEN];
    let mut k = len;
    while k > 0 {
        members[k - 1] = greatest(rank, k);
        rank -= weight(members[k - 1], k);
        k -= 1;
    }
    members
}

/// The greatest member whose weight as `k`th least does not exceed `rank`.
#[inline(always)]
const fn greatest(rank: u64, k: usize) -> u8 {
    match k {
        1 => rank as u8,
        2 => GREATER_OF_PAIR[rank as usize],
        _ => search(rank, &CHOOSE[k]),
    }
}

/// The last entry of an ascending column that does not exceed `rank`, found without branches.
const fn search(rank: u64, column: &[u64; SQUARES + 1]) -> u8 {
    let mut last = 0;
    let mut step = SQUARES / 2;
    while step > 0 {
        last += if column[last + step] <= rank { step } else { 0 };
        step /= 2;
    }
    last as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_set_of_the_greatest_board_has_the_last_number() {
        for len in 1..=MAX_MEN {
            let last = unrank(choose(SQUARES, len) - 1, len);
            assert_eq!(usize::from(last[len - 1]), SQUARES - 1);
            assert_eq!(rank(&last, len), choose(SQUARES, len) - 1);
        }
    }
}
