//! Positions in the order of their indexes.
//!
//! Most steps from one index to the next move one man to his next free square: the lowest man of the group
//! whose stride is 1. So one decoding serves a run of positions. The run ends when he has no such square. It
//! also ends when he would pass a man whose rank skips his square: then that man's number changes.

use core::iter::FusedIterator;
use core::ops::Range;

use quadrille_runtime::Layout;

use super::Tablebase;
use crate::coding::following_kings;
use crate::coding::plan::Plan;
use crate::indexes::square_list::SquareList;
use crate::men::packed::Men;
use crate::parts::group::Group;
use crate::parts::lead::{LeadKind, third_is_free};
use crate::parts::section::Section;
use crate::sets::subset::count;
use crate::squares::layout_numbers::{number_at, square_at, square_with};

/// The positions with a range of indexes, in order.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
/// use quadrille::tablebase::Tablebase;
/// let mut positions = KRvK.positions::<Lerf>(0..KRvK::SIZE);
/// assert_eq!(positions.size_hint().1, Some(KRvK::SIZE as usize));
/// assert_eq!(positions.next(), Some(KRvK::decode(0)));
/// assert_eq!(positions.index(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Positions<T: Tablebase, L: Layout> {
    tablebase: T,
    /// The index at which the next run begins.
    next: u64,
    end: u64,
    run: Run<T::Men<L>>,
}

/// The rest of a run, in the squares of a layout.
#[derive(Clone, Copy, Debug)]
struct Run<M> {
    /// The squares of the men who stay.
    men: M,
    /// The man that moves, by his index.
    mover: usize,
    /// The square he stands on and those he still moves to, as bits in board order from `first` on.
    squares: u64,
    /// 0, or 64 once he has left the first 64 squares of a greater board.
    first: u8,
    /// The squares from the 64th on that he moves to after the first 64.
    later: u64,
}

impl<M> Run<M> {
    /// A run that is over.
    fn ended<L: Layout>() -> Self
    where
        M: SquareList<L>,
    {
        let men = M::of(0, |_| square_with(0));
        Run { men, mover: 0, squares: 0, first: 0, later: 0 }
    }

    /// The number of positions still to come.
    fn left(&self) -> u64 {
        u64::from((self.squares.count_ones() + self.later.count_ones()).saturating_sub(1))
    }

    /// Leaves the square, if there is one.
    #[inline(always)]
    fn leave(&mut self) {
        self.squares &= self.squares.wrapping_sub(1);
    }

    /// Goes over to the squares from the 64th on once none of the first 64 is left.
    #[inline(always)]
    fn enter_later<L: Layout>(&mut self) {
        if L::SQUARES > 64 && self.squares == 0 {
            (self.squares, self.first, self.later) = (self.later, 64, 0);
        }
    }
}

/// A run of positions that differ in one man only.
// In words, not in bytes as `Run`: a word that is read right after its bytes were written has to wait.
struct RunInWords {
    men: u64,
    mover: usize,
    squares: [u64; 2],
    /// The number of squares.
    len: u64,
}

impl RunInWords {
    /// The run of at most `left` positions that begins with an index.
    // Not a method of the iterator, so that no part of the iterator has to be in memory.
    #[inline(never)]
    fn at<T: Tablebase, L: Layout>(tablebase: &T, index: u64, left: u64) -> Self {
        let men = tablebase.decoded(index);
        let (mover, mut squares) = tablebase.plan().run(index, &men);
        let mut len = u64::from(count(squares));
        while len > left {
            squares &= !(1 << squares.ilog2());
            len -= 1;
        }
        let squares = [squares as u64, (squares >> 64) as u64];
        let men = u64::from_le_bytes(men.map(number_at::<L>));
        RunInWords { men, mover, squares, len }
    }

    /// The first position: the moving man is on the first of his squares.
    #[inline(always)]
    fn run<M: SquareList<L>, L: Layout>(&self, men: usize) -> Run<M> {
        let men = M::of(men, |i| square_with((self.men >> (8 * i)) as u8));
        let later = if L::SQUARES > 64 { self.squares[1] } else { 0 };
        Run { men, mover: self.mover, squares: self.squares[0], first: 0, later }
    }
}

impl<T: Tablebase, L: Layout> Positions<T, L> {
    pub(crate) fn new(tablebase: T, range: Range<u64>) -> Self {
        assert!(
            range.end <= tablebase.size(),
            "a range of indexes that the material does not have"
        );
        let Range { start: next, end } = range;
        Positions { tablebase, next, end, run: Run::ended() }
    }

    /// The index of the position that comes next.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    /// use quadrille::tablebase::Tablebase;
    /// let mut positions = KRvK.positions::<Lerf>(100..200);
    /// positions.next();
    /// assert_eq!(positions.index(), 101);
    /// ```
    pub fn index(&self) -> u64 {
        self.next - self.run.left()
    }

    /// Goes to the next position, in a new run if this one is over, and returns whether there is one.
    #[inline(always)]
    fn advance(&mut self) -> bool {
        self.run.leave();
        if self.run.squares != 0 {
            return true;
        }
        if self.run.later == 0 {
            if self.next >= self.end {
                return false;
            }
            // A copy, since a reference to the field would keep the whole iterator in memory.
            let tablebase = self.tablebase;
            let words = RunInWords::at::<T, L>(&tablebase, self.next, self.end - self.next);
            self.next += words.len;
            self.run = words.run::<_, L>(self.tablebase.plan().men());
        }
        self.run.enter_later::<L>();
        // Always true after `run`, as every run has a square. The comparison tells the compiler so.
        self.run.squares != 0
    }

    /// The squares of all men, the moving one on the first of the squares left to him.
    #[inline(always)]
    fn current(&self) -> T::Men<L> {
        let Run { men, mover, squares, first, .. } = self.run;
        let square = first + squares.trailing_zeros() as u8;
        men.with(T::MOVER.unwrap_or(mover), square_at(square))
    }
}

impl<T: Tablebase, L: Layout> Iterator for Positions<T, L> {
    type Item = T::Men<L>;

    // Short enough for the compiler to inline it into a loop while both are Rust's intermediate code (MIR). There
    // the loop's `match` is seen to follow from this `if`. If it is inlined later, the `Option` of squares lies in
    // memory, where its first byte also says whether there are any, and each step takes it apart. The functions
    // called here have to be long: short ones would be inlined here first, and make this one too long.
    #[inline]
    fn next(&mut self) -> Option<T::Men<L>> {
        if self.advance() { Some(self.current()) } else { None }
    }

    /// Takes all positions, as repeated calls of `next` would, with an inner loop for each run.
    #[inline]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(mut self, first: B, mut each: F) -> B {
        let mut result = first;
        while self.advance() {
            while self.run.squares != 0 {
                result = each(result, self.current());
                self.run.leave();
            }
        }
        result
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.end.saturating_sub(self.index()));
        (left.unwrap_or(usize::MAX), left.ok())
    }

    /// Skips positions without decoding them.
    fn nth(&mut self, n: usize) -> Option<T::Men<L>> {
        if n > 0 {
            self.next = self.index().saturating_add(n as u64);
            self.run = Run::ended();
        }
        self.next()
    }
}

impl<T: Tablebase, L: Layout> FusedIterator for Positions<T, L> {}

impl Plan<'_> {
    /// The man that moves from one index to the next, by his index in the material; `None` if the next index has
    /// another class of the leading men.
    pub(crate) const fn mover(&self) -> Option<usize> {
        match self.mover_in_sequence() {
            Some(man) => Some(self.sequence()[man] as usize),
            None => None,
        }
    }

    const fn mover_in_sequence(&self) -> Option<usize> {
        let mover = match (self.sections()[0].order[self.groups().len()], self.lead().kind) {
            (0, LeadKind::Triple) => 2,
            (0, _) => match self.kings() {
                Some(kings) => kings.second as usize,
                None => return None,
            },
            (group, _) => self.groups()[group as usize - 1].first as usize,
        };
        Some(mover)
    }

    /// The run that begins with a position, which is given with its index: the man that moves, by his index
    /// in the material, and the squares he stands on, one after another from the least.
    #[inline(always)]
    fn run(&self, index: u64, men: &Men) -> (usize, u128) {
        let men = self.in_sequence(men);
        let section_number = self.section_of(index);
        let section = self.section(section_number);
        let moves = match section.stabiliser {
            1 if self.confined().is_none() => {
                self.moves((section, section_number), index - section.start, &men)
            }
            _ => None,
        };
        // Without a mover this is a run of one position, in which the usual mover stays where he is.
        let (mover, squares) = moves.unwrap_or((self.mover_in_sequence().unwrap_or(0), 0));
        (self.sequence()[mover].into(), squares | 1 << men[mover])
    }

    /// The man, by his index in the sequence, that moves from one index to the next, and to where.
    /// `None` if the next index has another class of the leading men.
    #[inline(always)]
    fn moves(
        &self,
        (section, section_number): (&Section, usize),
        index: u64,
        men: &Men,
    ) -> Option<(usize, u128)> {
        match section.order[self.groups().len()] {
            0 => match self.lead().kind {
                LeadKind::Triple if third_is_free(index / section.lead_stride) => {
                    Some((2, self.ahead(men, 2, 2, 3, self.draft().domain(false))))
                }
                _ => {
                    let kings = self.kings()?;
                    let squares =
                        following_kings::ahead(self, kings, (section, section_number), men);
                    Some((kings.second.into(), squares))
                }
            },
            group => Some(self.group_moves(&self.groups()[group as usize - 1], men)),
        }
    }

    #[inline(always)]
    fn group_moves(&self, group: &Group, men: &Men) -> (usize, u128) {
        let first = group.first as usize;
        let mut squares = self.draft().domain(group.pawns);
        if group.len > 1 {
            squares &= self.below(men[first + 1]);
        }
        let last = first + group.len as usize;
        (first, self.ahead(men, first, group.skips as usize, last, squares))
    }

    /// The squares after a man's own that the first `skips` men leave free, up to the next man who comes after him and
    /// his like in the sequence.
    #[inline(always)]
    fn ahead(&self, men: &Men, man: usize, skips: usize, later: usize, squares: u128) -> u128 {
        let after = !self.below(men[man]) & !self.bit(men[man]);
        let taken = self.bits(men, 0, skips);
        let in_the_way = self.bits(men, later, self.men()) & after;
        let limit = if self.is_crowded() || in_the_way == 0 {
            u128::MAX
        } else {
            self.below(in_the_way.trailing_zeros() as u8)
        };
        squares & after & limit & !taken
    }

    /// A square as a bit. On most boards one half of the bits is known to be empty, and the
    /// compiler removes its operations.
    #[inline(always)]
    const fn bit(&self, square: u8) -> u128 {
        match self.board().squares() {
            0..=64 => (1_u64 << (square & 63)) as u128,
            _ => 1 << (square & 127),
        }
    }

    /// The squares before this one.
    #[inline(always)]
    const fn below(&self, square: u8) -> u128 {
        self.bit(square) - 1
    }

    /// The squares of the men from `first` to `end` in the sequence, as bits.
    #[inline(always)]
    const fn bits(&self, men: &Men, first: usize, end: usize) -> u128 {
        let (mut bits, mut i) = (0, first);
        while i < end {
            bits |= self.bit(men[i]);
            i += 1;
        }
        bits
    }
}
