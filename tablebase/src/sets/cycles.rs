//! Sets of squares as cycles of a symmetry: the input of Burnside's lemma.

use super::binomial::choose;
use crate::squares::layout_numbers::Numbers;
use crate::squares::symmetries::order;

/// The number of squares that a symmetry fixes, and of its longer cycles, which all have one length: a turn moves all
/// squares but the one in the middle, and any power of it that is not the identity does so too.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cycles {
    pub(crate) ones: u8,
    pub(crate) long: u8,
    /// The number of squares in a long cycle: the order of the symmetry.
    pub(crate) len: u8,
}

impl Cycles {
    pub(crate) const NONE: Cycles = Cycles { ones: 0, long: 0, len: 1 };

    /// The cycles of a symmetry on a set of squares that it carries onto itself.
    #[inline]
    pub(crate) const fn of(board: &Numbers, symmetry: u8, set: u128) -> Cycles {
        if symmetry == 0 {
            return Cycles { ones: set.count_ones() as u8, ..Cycles::NONE };
        }
        let (ones, len) = (fixed(board, symmetry, set), order(symmetry));
        Cycles { ones, long: (set.count_ones() as u8 - ones) / len, len }
    }

    /// The number of cycles.
    #[inline]
    pub(crate) const fn count(self) -> u8 {
        self.ones + self.long
    }

    /// The number of squares in a cycle; the shortest cycles are counted first, from 0.
    #[inline]
    pub(crate) const fn len_of(self, cycle: u8) -> usize {
        if cycle < self.ones { 1 } else { self.len as usize }
    }

    /// The number of ways to take this many cycles of each length.
    #[inline]
    pub(crate) const fn ways(self, taken: Cycles) -> u64 {
        choose(self.ones as usize, taken.ones as usize)
            * choose(self.long as usize, taken.long as usize)
    }

    /// The sum of these cycles and those of other squares.
    #[inline]
    pub(crate) const fn with(self, others: Cycles) -> Cycles {
        Cycles { ones: self.ones + others.ones, long: self.long + others.long, ..self }
    }

    #[inline]
    pub(crate) const fn without(self, taken: Cycles) -> Cycles {
        Cycles { ones: self.ones - taken.ones, long: self.long - taken.long, ..self }
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

/// The ways to place a number of men on whole cycles.
pub(crate) struct Splits {
    men: u8,
    long: u8,
}

impl Splits {
    #[inline]
    pub(crate) const fn new(men: u8) -> Splits {
        Splits { men, long: 0 }
    }

    /// The next split that needs no more cycles of any length than there are.
    #[inline]
    pub(crate) const fn next(&mut self, cycles: Cycles) -> Option<Cycles> {
        while self.long <= cycles.long && cycles.len * self.long <= self.men {
            let (long, ones) = (self.long, self.men - cycles.len * self.long);
            self.long += 1;
            if ones <= cycles.ones {
                return Some(Cycles { ones, long, ..cycles });
            }
        }
        None
    }
}
