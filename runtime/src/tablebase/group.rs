//! Groups of like men: a set of the squares that earlier men leave.

use super::binomial::unrank;
use super::men::{MAX_MEN, Men};

/// Like men that do not lead: numbered as a set, squares of earlier men left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The place of the first in the sequence.
    pub first: u8,
    /// How many there are.
    pub len: u8,
    /// How many men of the sequence come before, whose squares are left out: `first`, or 0 where
    /// nothing is.
    pub skips: u8,
    /// Whether they are pawns, numbered from the second rank on.
    pub pawns: bool,
}

impl Group {
    /// A group of nobody.
    pub const NOBODY: Group = Group { first: 0, len: 0, skips: 0, pawns: false };
}

/// Puts the men of a group on the squares with this number, the first of which has the place
/// `offset` among those that earlier men leave: undoes what [`Counting`] does.
#[inline(always)]
pub(super) const fn place(
    group: &Group,
    number: u64,
    offset: u8,
    taken: Option<&mut Taken>,
    men: &mut Men,
) {
    let places = unrank(number, group.len as usize);
    let (first, len) = (group.first as usize, group.len as usize);
    let Some(taken) = taken else {
        men[first] = places[0];
        return;
    };
    // From the last: those before it do not count the squares that it takes.
    let mut placed = 0;
    while placed < len {
        let i = len - 1 - placed;
        men[first + i] = taken.take(places[i] + offset, first + placed);
        placed += 1;
    }
}

/// Of each man, in the order in which men take squares: his place among those that are free, and who
/// he is by his place in the sequence.
pub(super) type Takers = [(u8, u8); MAX_MEN];

/// How the men of a group take squares: the last first, since those before it do not count its own.
#[inline(always)]
pub(super) const fn unrank_into(group: &Group, number: u64, offset: u8, takers: &mut Takers) {
    let (first, len) = (group.first as usize, group.len as usize);
    if len == 1 {
        takers[first] = (number as u8 + offset, first as u8);
        return;
    }
    let set = unrank(number, len);
    let mut i = 0;
    while i < len {
        let last = len - 1 - i;
        takers[first + i] = (set[last] + offset, (first + last) as u8);
        i += 1;
    }
}

/// How many of the first `len` men stand on squares before this one.
#[inline(always)]
pub(super) const fn before(square: u8, len: u8, men: &Men) -> u8 {
    let (mut before, mut i) = (0, 0);
    while i < len as usize {
        before += (men[i] < square) as u8;
        i += 1;
    }
    before
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
            taken.free_before[i] = (men[i] - before(men[i], len as u8, men)) as u32;
            i += 1;
        }
        taken
    }

    /// Takes the free square that has `place` free ones before it, when `len` are taken.
    // The count is the caller's: as a number that is known wherever loops are unrolled it does not
    // hide from the compiler which squares are meant.
    #[inline(always)]
    pub(super) const fn take(&mut self, place: u8, len: usize) -> u8 {
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
                assert_eq!(place as u8, square - before(square, len as u8, &men));
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
