//! Positions in the order of their indexes.
//!
//! From one index to the next mostly one man moves, to the next square that is free for it: the
//! lowest of the group that counts in steps of one. So an index is taken apart once a run, and a
//! run goes on until that man has no such square, or would pass a man whose own square is counted
//! with his left out.

use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::Range;

use super::lead::Lead;
use super::material::square_with;
use super::numbers::Numbers;
use super::plan::{Group, Men, Plan, Section};
use super::subset::squares_of as squares_in;
use super::triple;
use crate::{Layout, Square};

/// Where positions come from: an index with its men's sequence and its groups' order.
pub trait Source<const MEN: usize>: Copy {
    /// The position with an index and those that follow it.
    #[doc(hidden)]
    fn run(&self, index: u64) -> Run;

    /// How many indexes there are.
    fn size(&self) -> u64;

    /// The place in the material of the man that moves in nearly all runs, where it is known.
    #[doc(hidden)]
    const MOVER: Option<usize> = None;
}

/// A position, and how the next ones differ from it.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct Run {
    /// Where the men stand, in board order by their place in the material.
    men: Men,
    /// The place in the material of the man that moves.
    mover: u8,
    /// The squares he moves to, one after another from the least.
    squares: u128,
}

/// The positions with a range of indexes, in order.
#[derive(Clone, Debug)]
pub struct Positions<S, L: Layout, const MEN: usize> {
    source: S,
    next: u64,
    end: u64,
    /// The numbers of the men's squares, eight bits each. One word, since a byte written into an
    /// array that is read as a whole right after makes the processor wait.
    numbers: u64,
    /// Where the number of the man that moves lies.
    shift: u32,
    /// The squares he moves to, in board order: the first 64, and the others.
    run: [u64; 2],
    layout: PhantomData<L>,
}

impl<S: Source<MEN>, L: Layout, const MEN: usize> Positions<S, L, MEN> {
    pub(super) fn new(source: S, range: Range<u64>) -> Self {
        assert!(range.end <= source.size(), "a range of indexes that the material does not have");
        let Range { start: next, end } = range;
        Positions { source, next, end, numbers: 0, shift: 0, run: [0; 2], layout: PhantomData }
    }

    /// The index of the position that comes next.
    pub fn index(&self) -> u64 {
        self.next
    }

    #[inline(never)]
    fn start_run(&mut self) {
        let run = self.source.run(self.next);
        let numbers = run.men.map(|man| Numbers::of::<L>().number(man));
        self.numbers = u64::from_le_bytes(numbers);
        self.shift = 8 * u32::from(run.mover);
        self.run = [run.squares as u64, (run.squares >> 64) as u64];
    }

    /// Goes on to the end of the first half of a run that has begun with `squares`.
    #[inline(always)]
    fn finish_run<B>(
        &mut self,
        mover: usize,
        mut squares: [Square<L>; MEN],
        mut result: B,
        each: &mut impl FnMut(B, [Square<L>; MEN]) -> B,
    ) -> B {
        let mut run = self.run[0];
        let mut left = self.end - self.next;
        while run != 0 && left != 0 {
            squares[mover] = square_with(Numbers::of::<L>().number(run.trailing_zeros() as u8));
            run &= run - 1;
            left -= 1;
            result = each(result, squares);
        }
        self.run[0] = run;
        self.next = self.end - left;
        result
    }

    /// Moves the man to the first of the squares in a half of the run.
    #[inline(always)]
    fn step(&mut self, half: usize) {
        let square = 64 * half + self.run[half].trailing_zeros() as usize;
        self.run[half] &= self.run[half] - 1;
        let number = Numbers::of::<L>().number(square as u8);
        self.numbers &= !(0xff << self.shift);
        self.numbers |= u64::from(number) << self.shift;
    }
}

impl<S: Source<MEN>, L: Layout, const MEN: usize> Iterator for Positions<S, L, MEN> {
    type Item = [Square<L>; MEN];

    #[inline]
    fn next(&mut self) -> Option<[Square<L>; MEN]> {
        if self.next >= self.end {
            return None;
        }
        if self.run[0] != 0 {
            self.step(0);
        } else if L::SQUARES > 64 && self.run[1] != 0 {
            self.step(1);
        } else {
            self.start_run();
        }
        self.next += 1;
        let numbers = self.numbers;
        Some(core::array::from_fn(|i| square_with((numbers >> (8 * i)) as u8)))
    }

    /// Faster than taking one after another: a run goes on in registers.
    #[inline]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(mut self, first: B, mut each: F) -> B {
        let mut result = first;
        while let Some(squares) = self.next() {
            result = each(result, squares);
            if let Some(mover) = S::MOVER
                && self.shift == 8 * mover as u32
            {
                result = self.finish_run(mover, squares, result, &mut each);
            }
        }
        result
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.end.saturating_sub(self.next));
        (left.unwrap_or(usize::MAX), left.ok())
    }

    /// Skips without looking at what lies between.
    fn nth(&mut self, n: usize) -> Option<[Square<L>; MEN]> {
        if n > 0 {
            self.next = self.next.saturating_add(n as u64);
            self.run = [0; 2];
        }
        self.next()
    }
}

impl<S: Source<MEN>, L: Layout, const MEN: usize> FusedIterator for Positions<S, L, MEN> {}

impl Plan<'_> {
    /// The place in the material of the man that moves from one index to the next, except where
    /// that takes another place of the leading men.
    pub(super) const fn mover(&self) -> Option<usize> {
        let place = match (self.sections[0].order[self.groups.len()], self.lead) {
            (0, Lead::Triple(_)) => 2,
            (0, _) => return None,
            (group, _) => self.groups[group as usize - 1].first as usize,
        };
        Some(self.places[place] as usize)
    }

    /// The run that a position begins, which is given with its index.
    #[inline(always)]
    pub(super) fn run(&self, index: u64, placed: Men) -> Run {
        let section = &self.sections[self.section_of(index)];
        let men = self.in_sequence(&placed);
        let (mover, squares) = match section.stabiliser {
            1 => self.moves(section, index - section.start, &men),
            _ => (0, 0),
        };
        Run { men: placed, mover: self.places[mover], squares }
    }

    /// The man, by his place in the sequence, that moves from one index to the next, and to where.
    #[inline(always)]
    fn moves(&self, section: &Section, index: u64, men: &Men) -> (usize, u128) {
        match section.order[self.groups.len()] {
            0 => match self.lead {
                Lead::Triple(_) if triple::third_is_free(index / section.lead_stride) => {
                    (2, self.ahead(men, 2, 2, 3, self.domain(false)))
                }
                _ => (0, 0),
            },
            group => self.group_moves(&self.groups[group as usize - 1], men),
        }
    }

    #[inline(always)]
    fn group_moves(&self, group: &Group, men: &Men) -> (usize, u128) {
        let first = group.first as usize;
        let mut squares = self.domain(group.pawns);
        if group.len > 1 {
            squares &= below(men[first + 1]);
        }
        let last = first + group.len as usize;
        (first, self.ahead(men, first, group.skips as usize, last, squares))
    }

    /// The squares after a man's own that the first `skips` men leave, up to the next one on which
    /// stands a man that comes after him and his like in the sequence.
    #[inline(always)]
    fn ahead(&self, men: &Men, man: usize, skips: usize, later: usize, squares: u128) -> u128 {
        let after = !below(men[man]) & !(1 << men[man]);
        let taken = squares_in(men, 0, skips as u8);
        let in_the_way = squares_in(men, later as u8, (self.men - later) as u8) & after;
        let limit = if self.crowded || in_the_way == 0 {
            u128::MAX
        } else {
            below(in_the_way.trailing_zeros() as u8)
        };
        squares & after & limit & !taken
    }
}

/// The squares before this one.
const fn below(square: u8) -> u128 {
    (1 << square) - 1
}
