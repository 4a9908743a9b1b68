//! Groups of like men: a set of the squares that earlier men leave.

use super::binomial::unrank;
use super::men::{HIGHEST, MAX_MEN, Men, ONES, PackedMen};

/// Like men that do not lead: numbered as a set, squares of earlier men left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The place of the first in the sequence.
    pub first: u8,
    /// How many men the group has.
    pub len: u8,
    /// How many earlier men's squares are left out: those of all `first` men, or none.
    pub skips: u8,
    /// Whether they are pawns, numbered from the second rank on.
    pub pawns: bool,
}

impl Group {
    /// What fills the places of groups that a plan lacks.
    pub const NOBODY: Group = Group { first: 0, len: 0, skips: 0, pawns: false };
}

/// Puts the men of a group on the squares with this number, the first of which has the place
/// `offset` among those that earlier men leave: undoes what [`Counting`] does.
#[inline(always)]
pub(super) const fn place(
    group: &Group,
    number: u64,
    offset: u8,
    taken: Option<&mut TakenSquares>,
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

/// The places of a set of like men with this number, ascending.
#[inline(never)]
pub(super) const fn set(number: u64, len: usize) -> [u8; MAX_MEN] {
    unrank(number, len)
}

/// The places of two like men with this number, ascending.
#[inline(always)]
pub(super) const fn pair(number: u64) -> [u8; 2] {
    let set = unrank(number, 2);
    [set[0], set[1]]
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

/// The squares of the men placed so far, each by how many free squares come before it.
///
/// That is all that is needed. A man is put on the free square with `place` free squares before it. A taken square
/// comes before this one exactly if it has at most `place` free squares before it. Each taken square behind it
/// then has one free square less before it. So nothing is sorted, and nothing waits for anything else.
#[derive(Clone, Copy)]
pub(super) struct TakenSquares {
    free_before: [u32; MAX_MEN],
}

impl TakenSquares {
    /// The squares of the first `len` men.
    #[inline(always)]
    pub(super) const fn of(men: &Men, len: usize) -> TakenSquares {
        let mut taken = TakenSquares { free_before: [0; MAX_MEN] };
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

/// [`TakenSquares`] in one word, a byte for each man: for men whose number is not known to the compiler.
#[derive(Clone, Copy)]
pub(super) struct PackedTakenSquares {
    free_before: u64,
    /// A byte of one for each man.
    taken: u64,
    len: usize,
}

impl PackedTakenSquares {
    /// The squares of the first `len` men.
    #[inline(always)]
    pub(super) const fn of(men: PackedMen, len: usize) -> PackedTakenSquares {
        let taken = if len == 0 { 0 } else { ONES >> (64 - 8 * len) };
        let (mut before, mut i) = (0, 0);
        while i < len {
            before += men.after(men.square(i)) & taken;
            i += 1;
        }
        let squares = men.word() & taken.wrapping_mul(0xff);
        PackedTakenSquares { free_before: squares - before, taken, len }
    }

    /// Takes the free square that has `place` free ones before it.
    #[inline(always)]
    pub(super) const fn take(&mut self, place: u8) -> u8 {
        let place_word = place as u64;
        // Each byte keeps its highest bit if the difference is not negative.
        let differences = (HIGHEST | place_word.wrapping_mul(ONES)).wrapping_sub(self.free_before);
        let come_before = differences >> 7 & self.taken;
        self.free_before -= self.taken ^ come_before;
        let shift = (8 * self.len) & 63;
        self.free_before |= place_word << shift;
        self.taken |= 1 << shift;
        self.len += 1;
        place + (come_before.wrapping_mul(ONES) >> 56) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_in_one_word_is_taking() {
        let men = [127, 3, 40, 0, 0, 0, 0, 0];
        for len in 0..=3 {
            let mut taken = TakenSquares::of(&men, len);
            let mut packed = PackedTakenSquares::of(PackedMen::new(&men), len);
            for (taken_before, place) in (len..).zip([7, 7, 0, 3, 90]) {
                assert_eq!(packed.take(place), taken.take(place, taken_before));
            }
        }
    }

    #[test]
    fn free_squares_are_those_not_taken() {
        let men = [9, 3, 4, 0, 12, 0, 0, 0];
        for len in 0..=5 {
            let free = (0..20).filter(|square| !men[..len].contains(square));
            for (place, square) in free.enumerate() {
                assert_eq!(TakenSquares::of(&men, len).take(place as u8, len), square);
                assert_eq!(place as u8, square - before(square, len as u8, &men));
            }
        }
    }

    #[test]
    fn taking_is_as_being_taken() {
        let mut taken = TakenSquares::of(&[9, 3, 0, 0, 0, 0, 0, 0], 2);
        let men = [9, 3, taken.take(7, 2), taken.take(7, 3), taken.take(0, 4), 0, 0, 0];
        assert_eq!(men[..5], [9, 3, 8, 10, 0]);
        assert_eq!(taken.free_before, TakenSquares::of(&men, 5).free_before);
    }
}
