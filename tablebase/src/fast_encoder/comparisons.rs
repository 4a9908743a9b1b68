//! Which men share a square or a group, without a branch.

/// The first man of another one's group.
#[inline(always)]
pub(super) const fn first_of_group(pairs: u8, man: usize) -> usize {
    if man > 0 && pairs >> (man - 1) & 1 == 1 { man - 1 } else { man }
}

/// The number of a pair of like men: the lesser place plus `g (g - 1) / 2`, if `g` is the greater. That is the sum of
/// both places plus `g (g - 3) / 2`, for which only the greater has to be chosen.
#[inline(always)]
pub(super) const fn pair(a: u64, b: u64) -> u64 {
    let greater = if a < b { b } else { a };
    let even = greater.wrapping_mul(greater.wrapping_sub(3)) as i64;
    a.wrapping_add(b).wrapping_add((even >> 1) as u64)
}

/// Whether no two of a few squares are the same.
#[inline(always)]
pub(super) fn differ<const N: usize>(men: &[u32; N]) -> bool {
    let mut differ = true;
    for man in 1..N {
        for other in 0..man {
            differ &= men[other] != men[man];
        }
    }
    differ
}

/// Whether four bytes, each below 128, differ: each is compared with the next one, and with that after it.
#[inline(always)]
pub(super) const fn four_differ(word: u32) -> bool {
    const LOW: u32 = 0x7f7f_7f7f;
    let [next, second] = [word ^ word.rotate_left(8), word ^ word.rotate_left(16)];
    // A byte that is not 0 carries into its highest bit.
    next.wrapping_add(LOW) & second.wrapping_add(LOW) | LOW == u32::MAX
}
