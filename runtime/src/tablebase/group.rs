//! Groups of like men: a set of the squares that earlier men leave.

use super::binomial::{rank, unrank};
use super::plan::{Group, MAX_MEN, Men, Plan};
use super::sort;

/// The number of a group's squares among all that earlier men leave it.
#[inline(always)]
pub(super) const fn number(plan: &Plan<'_>, group: &Group, men: &Men) -> u64 {
    let offset = plan.offset(group);
    let mut places = [0; MAX_MEN];
    let mut i = 0;
    while i < group.len as usize {
        let square = men[group.first as usize + i].wrapping_sub(offset);
        places[i] = square.wrapping_sub(before(square, offset, group.skips, men));
        i += 1;
    }
    sort(&mut places, group.len as usize);
    rank(&places, group.len as usize)
}

/// How many of the first `skips` men stand on squares before this one, from `offset` on.
#[inline(always)]
const fn before(square: u8, offset: u8, skips: u8, men: &Men) -> u8 {
    let mut before = 0;
    let mut i = 0;
    while i < skips as usize {
        before += (men[i].wrapping_sub(offset) < square) as u8;
        i += 1;
    }
    before
}

/// Puts the men of a group on the squares with this number: undoes [`number`].
#[inline(always)]
pub(super) const fn place(
    plan: &Plan<'_>,
    group: &Group,
    number: u64,
    taken: &mut Taken,
    men: &mut Men,
) {
    let places = unrank(number, group.len as usize);
    // Numbered from the board's first square, a group of pawns leaves the first rank's squares out.
    let offset = plan.offset(group);
    let offset = if offset > 0 { offset - before(offset, 0, plan.groups[0].first, men) } else { 0 };
    // From the last: those before it do not count the squares that it takes.
    let (first, len) = (group.first as usize, group.len as usize);
    let mut placed = 0;
    while placed < len {
        let i = len - 1 - placed;
        let place = places[i] + offset;
        men[first + i] = if plan.crowded { place } else { taken.take(place, first + placed) };
        placed += 1;
    }
}

/// The squares of the men placed so far, each by how many free ones come before it.
///
/// That is all that is needed: a taken square comes before the free one that has `place` free
/// ones before it exactly if it has no more; and taking that one leaves one free square less
/// before each of the others. So nothing is sorted, and nothing waits for anything else.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    free_before: [u32; MAX_MEN],
}

impl Taken {
    /// The squares of the first `len` men.
    #[inline(always)]
    pub(super) const fn of(men: &Men, len: usize) -> Taken {
        let mut taken = Taken { free_before: [0; MAX_MEN] };
        let mut i = 0;
        while i < len {
            taken.free_before[i] = (men[i] - before(men[i], 0, len as u8, men)) as u32;
            i += 1;
        }
        taken
    }

    /// Takes the free square that has `place` free ones before it, when `len` are taken.
    // The count is the caller's: as a number that is known wherever loops are unrolled it does not
    // hide from the compiler which squares are meant.
    #[inline(always)]
    const fn take(&mut self, place: u8, len: usize) -> u8 {
        let place = place as u32;
        let mut square = place;
        let mut i = 0;
        while i < len {
            let comes_before = (self.free_before[i] <= place) as u32;
            square += comes_before;
            self.free_before[i] -= 1 - comes_before;
            i += 1;
        }
        self.free_before[len] = place;
        square as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_squares_are_those_not_taken() {
        let men = [9, 3, 4, 0, 12, 0, 0, 0];
        for len in 0..=5 {
            let free = (0..20).filter(|square| !men[..len].contains(square));
            for (place, square) in free.enumerate() {
                assert_eq!(Taken::of(&men, len).take(place as u8, len), square);
                assert_eq!(place as u8, square - before(square, 0, len as u8, &men));
            }
        }
    }

    #[test]
    fn taking_is_as_being_taken() {
        let mut taken = Taken::of(&[9, 3, 0, 0, 0, 0, 0, 0], 2);
        let men = [9, 3, taken.take(7, 2), taken.take(7, 3), taken.take(0, 4), 0, 0, 0];
        assert_eq!(men[..5], [9, 3, 8, 10, 0]);
        assert_eq!(taken.free_before, Taken::of(&men, 5).free_before);
    }
}
