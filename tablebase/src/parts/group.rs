//! Groups of like men: a set of the squares that earlier men leave.

use crate::men::packed::{MAX_MEN, Men};
use crate::sets::binomial::unrank;

/// Like men that do not lead. They are numbered as a set of the squares that earlier men leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The first man, by his index in the sequence.
    pub first: u8,
    /// The number of men in the group.
    pub len: u8,
    /// The number of earlier men whose squares are left out: all `first` men, or none.
    pub skips: u8,
    /// True if they are pawns, numbered from the second rank on.
    pub pawns: bool,
}

impl Group {
    /// Fills a list past the groups that a plan has.
    pub const NOBODY: Group = Group { first: 0, len: 0, skips: 0, pawns: false };
}

/// The squares of the men put so far, each as its rank: the number of free squares before it.
///
/// No more is needed. A man is put on the free square with some rank. A taken square comes before this
/// one exactly if its own rank is not greater. Each taken square behind it then has one free square less
/// before it. So nothing is sorted, and no step waits for another.
#[derive(Clone, Copy)]
struct TakenSquares {
    free_before: [u32; MAX_MEN],
}

impl TakenSquares {
    /// The squares of the first `len` men.
    #[inline(always)]
    const fn of(men: &Men, len: usize) -> TakenSquares {
        let mut taken = TakenSquares { free_before: [0; MAX_MEN] };
        let mut man = 0;
        while man < len {
            let (mut free_before, mut other) = (men[man] as u32, 0);
            while other < man {
                let comes_before = (men[other] < men[man]) as u32;
                free_before -= comes_before;
                taken.free_before[other] -= 1 - comes_before;
                other += 1;
            }
            taken.free_before[man] = free_before;
            man += 1;
        }
        taken
    }

    /// Takes the free square with this rank, when `len` squares are taken.
    // The caller passes the count: where loops are unrolled it is a constant.
    #[inline(always)]
    const fn take(&mut self, rank: u8, len: usize) -> u8 {
        let rank = rank as u32;
        let mut square = rank;
        let mut i = 0;
        while i < len {
            let comes_before = (self.free_before[i] <= rank) as u32;
            square += comes_before;
            self.free_before[i] -= 1 - comes_before;
            i += 1;
        }
        self.free_before[len] = rank;
        square as u8
    }
}

/// The number of men, of the first `len`, on squares before this one.
#[inline(always)]
pub(crate) const fn before(square: u8, len: usize, men: &Men) -> u8 {
    let (mut before, mut i) = (0, 0);
    while i < len {
        before += (men[i] < square) as u8;
        i += 1;
    }
    before
}

/// Men of whom the first already stand on their squares.
#[derive(Clone, Copy)]
pub(crate) struct StandingMen {
    pub(crate) men: Men,
    taken: TakenSquares,
    /// True if several men may share a square.
    crowded: bool,
}

impl StandingMen {
    /// Men of whom the first `len` have squares.
    #[inline(always)]
    pub(crate) const fn first(men: Men, len: usize, crowded: bool) -> StandingMen {
        StandingMen { men, taken: TakenSquares::of(&men, len), crowded }
    }

    /// Puts a man on the free square with a rank, when `len` men have squares.
    #[inline(always)]
    const fn put(&mut self, man: usize, rank: u8, len: usize) {
        self.men[man] = if self.crowded { rank } else { self.taken.take(rank, len) };
    }

    /// Puts the next man on the square with this number, counted from the square with the rank `offset`.
    #[inline(always)]
    pub(crate) const fn put_one(&mut self, man: usize, number: u64, offset: u8) {
        self.put(man, number as u8 + offset, man);
    }

    /// Puts the next pair of like men on the squares with this number.
    #[inline(always)]
    pub(crate) const fn put_pair(&mut self, first: usize, number: u64, offset: u8) {
        let set = unrank(number, 2);
        // The greater comes first: the other man's rank does not count the square that it takes.
        self.put(first + 1, set[1] + offset, first);
        self.put(first, set[0] + offset, first + 1);
    }

    /// Puts the next `len` like men on the squares with this number.
    #[inline(never)]
    pub(crate) const fn put_many(&mut self, first: usize, len: usize, number: u64, offset: u8) {
        let (set, mut i) = (unrank(number, len), 0);
        while i < len {
            let man = len - 1 - i;
            self.put(first + man, set[man] + offset, first + i);
            i += 1;
        }
    }
}
