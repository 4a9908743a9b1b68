//! Sets of squares as cycles of a symmetry: the input of Burnside's lemma.

use super::binomial::choose;
use crate::squares::layout_numbers::{Numbers, then};

/// The number of cycles of one, two and four squares that a symmetry has: squares that it fixes, exchanges
/// and turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cycles {
    pub(crate) ones: u8,
    pub(crate) twos: u8,
    pub(crate) fours: u8,
}

impl Cycles {
    pub(crate) const NONE: Cycles = Cycles { ones: 0, twos: 0, fours: 0 };

    /// The cycles of a symmetry on a set of squares that it carries onto itself.
    #[inline]
    pub(crate) const fn of(board: &Numbers, symmetry: u8, set: u128) -> Cycles {
        if symmetry == 0 {
            return Cycles { ones: set.count_ones() as u8, ..Cycles::NONE };
        }
        let twice = then(symmetry, symmetry);
        let ones = fixed(board, symmetry, set);
        // Applied twice, a symmetry also fixes the squares that it exchanges in twos.
        let twos = fixed(board, twice, set) - ones;
        let fours = set.count_ones() as u8 - ones - twos;
        Cycles { ones, twos: twos / 2, fours: fours / 4 }
    }

    /// The number of cycles.
    #[inline]
    pub(crate) const fn count(self) -> u8 {
        self.ones + self.twos + self.fours
    }

    /// The number of squares in a cycle; the shortest cycles are counted first, from 0.
    #[inline]
    pub(crate) const fn len_of(self, cycle: u8) -> usize {
        if cycle < self.ones {
            1
        } else if cycle < self.ones + self.twos {
            2
        } else {
            4
        }
    }

    /// The number of ways to take this many cycles of each length.
    #[inline]
    pub(crate) const fn ways(self, taken: Cycles) -> u64 {
        choose(self.ones as usize, taken.ones as usize)
            * choose(self.twos as usize, taken.twos as usize)
            * choose(self.fours as usize, taken.fours as usize)
    }

    /// The sum of these cycles and those of other squares.
    #[inline]
    pub(crate) const fn with(self, others: Cycles) -> Cycles {
        Cycles {
            ones: self.ones + others.ones,
            twos: self.twos + others.twos,
            fours: self.fours + others.fours,
        }
    }

    #[inline]
    pub(crate) const fn without(self, taken: Cycles) -> Cycles {
        Cycles {
            ones: self.ones - taken.ones,
            twos: self.twos - taken.twos,
            fours: self.fours - taken.fours,
        }
    }
}

#[inline]
const fn fixed(board: &Numbers, symmetry: u8, mut set: u128) -> u8 {
    let mut fixed = 0;
    while set != 0 {
        let square = set.trailing_zeros() as u8;
        fixed += (board.image(symmetry, square) == square) as u8;
        set &= set - 1;
    }
    fixed
}

/// The ways to place a number of men on whole cycles of one, two and four squares.
pub(crate) struct Splits {
    men: u8,
    twos: u8,
    fours: u8,
}

impl Splits {
    #[inline]
    pub(crate) const fn new(men: u8) -> Splits {
        Splits { men, twos: 0, fours: 0 }
    }

    /// The next split that needs no more cycles of any length than there are.
    #[inline]
    pub(crate) const fn next(&mut self, cycles: Cycles) -> Option<Cycles> {
        while 4 * self.fours <= self.men {
            let left = self.men - 4 * self.fours;
            let (twos, fours) = (self.twos, self.fours);
            if 2 * twos <= left {
                self.twos += 1;
                let ones = left - 2 * twos;
                if ones <= cycles.ones && twos <= cycles.twos && fours <= cycles.fours {
                    return Some(Cycles { ones, twos, fours });
                }
            } else {
                self.twos = 0;
                self.fours += 1;
            }
        }
        None
    }
}
