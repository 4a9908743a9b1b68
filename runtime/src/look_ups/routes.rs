//! Routes walked square by square: relevant squares and paths.

use crate::board::BitboardLayout;
use crate::board::layout::{is_full, no_number};
use crate::word::Word;
use crate::word::constant as word;

/// A route, for functions that walk square by square: a step, where it begins and how far it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route<'a, W: Word = u128> {
    /// The step, in files and ranks, from the last square of the path.
    pub step: (i8, i8),
    /// The greatest number of steps.
    pub range: u8,
    /// The squares passed before, as steps from the start: those of a lame leaper, or of a bent rider up to its bend.
    pub path: &'a [(i8, i8)],
    /// True if a piece captures on this route.
    pub captures: bool,
    /// The squares where it may start, as a word of the layout.
    pub from: W,
    /// The squares that it may pass or end on.
    pub within: W,
    /// True for files, and for ranks, if they wrap for the route, which then ends before it gets back.
    pub wraps: [bool; 2],
}

impl<'a, W: Word> Route<'a, W> {
    /// All squares, for a route without limits.
    const ALL: W = word::not(W::ZERO);

    /// A ride: a step repeated as long as squares are empty, to move and to capture, anywhere on the board.
    pub const fn ride(files: i8, ranks: i8) -> Self {
        let range = u8::MAX;
        let (captures, wraps) = (true, [false; 2]);
        Route {
            step: (files, ranks),
            range,
            path: &[],
            captures,
            from: Self::ALL,
            within: Self::ALL,
            wraps,
        }
    }

    /// Rides by these steps.
    pub const fn rides<const N: usize>(steps: [(i8, i8); N]) -> [Self; N] {
        let (mut rides, mut index) = ([Route::ride(0, 0); N], 0);
        while index < N {
            rides[index].step = steps[index];
            index += 1;
        }
        rides
    }

    /// The same route, but it first passes these squares, given as steps from the start.
    #[must_use]
    pub const fn past(self, path: &'a [(i8, i8)]) -> Self {
        Route { path, ..self }
    }

    /// The same route, with at most this many steps.
    #[must_use]
    pub const fn range(self, range: u8) -> Self {
        Route { range, ..self }
    }

    /// The squares that it may pass or end on, without one that it has left if edges wrap.
    pub(crate) const fn open(&self, left: W) -> W {
        let has_edges = !self.wraps[0] && !self.wraps[1];
        if has_edges { self.within } else { word::and_not(self.within, left) }
    }

    /// The same route, without captures.
    #[must_use]
    pub const fn quiet(self) -> Self {
        Route { captures: false, ..self }
    }

    /// The same route on a board whose files or ranks wrap.
    #[must_use]
    pub const fn wrapping(self, files: bool, ranks: bool) -> Self {
        Route { wraps: [files, ranks], ..self }
    }

    /// The same route, but only from the squares `from`, and only over the squares `within`.
    #[must_use]
    pub const fn on(self, from: W, within: W) -> Self {
        Route { from, within, ..self }
    }
}

/// The end of a route's path, from which its steps go on.
pub(super) struct PathEnd<W> {
    /// The file and the rank.
    pub(super) square: (i16, i16),
    /// The squares passed, the end included; empty for a route without a path.
    pub(super) passed: W,
    /// The squares that the steps may enter.
    pub(super) within: W,
}

impl<W: Word> Route<'_, W> {
    /// The end of the path from (file, rank), whose bit is `from`; `None` if the path leaves the board or `within`.
    pub(super) const fn path_end(
        &self,
        grid: Grid<'_>,
        at: (u8, u8),
        from: W,
    ) -> Option<PathEnd<W>> {
        let (start, within) = ((at.0 as i16, at.1 as i16), self.open(from));
        let (mut square, mut bend, mut passed) = (start, from, W::ZERO);
        let mut index = 0;
        while index < self.path.len() {
            square = grid.stepped(start, self.path[index], self.wraps);
            bend = grid.bit(square, within);
            if word::is_zero(bend) {
                return None;
            }
            passed = word::or(passed, bend);
            index += 1;
        }
        Some(PathEnd { square, passed, within: word::and(within, self.open(bend)) })
    }
}

/// The board, for functions that walk square by square.
#[derive(Clone, Copy, Debug)]
pub struct Grid<'a> {
    /// The number of files of the board's box.
    pub files: u8,
    /// The number of ranks of the board's box.
    pub ranks: u8,
    /// The number at each cell of the box, rank by rank.
    pub numbers: &'a [u8],
    /// The number of cells without a square, which no square has, if there are such cells.
    pub absent: Option<u8>,
}

impl Grid<'_> {
    /// The board of a layout.
    pub(crate) const fn of<L: BitboardLayout>() -> Grid<'static> {
        let absent = if is_full::<L>() { None } else { Some(const { no_number::<L>() }) };
        Grid { files: L::FILES, ranks: L::RANKS, numbers: L::CELLS, absent }
    }

    /// The file and the rank that a step leads to.
    pub(crate) const fn stepped(
        &self,
        (file, rank): (i16, i16),
        (files, ranks): (i8, i8),
        [wraps_files, wraps_ranks]: [bool; 2],
    ) -> (i16, i16) {
        let (file, rank) = (file + files as i16, rank + ranks as i16);
        (
            if wraps_files { file.rem_euclid(self.files as i16) } else { file },
            if wraps_ranks { rank.rem_euclid(self.ranks as i16) } else { rank },
        )
    }

    /// The bit of the square on a file and a rank, or 0 if there is none or it is not in `within`.
    pub(crate) const fn bit<W: Word>(&self, (file, rank): (i16, i16), within: W) -> W {
        if file < 0 || rank < 0 || file >= self.files as i16 || rank >= self.ranks as i16 {
            return W::ZERO;
        }
        let number = self.numbers[rank as usize * self.files as usize + file as usize];
        match self.absent {
            Some(absent) if number == absent => W::ZERO,
            _ => word::and(word::bit(number), within),
        }
    }
}

/// The squares whose occupants matter to some route from (file, rank), whose bit is `from`.
pub const fn relevant<W: Word>(grid: Grid<'_>, steps: &[Route<'_, W>], at: (u8, u8), from: W) -> W {
    let (mut relevant, mut which) = (W::ZERO, 0);
    while which < steps.len() {
        if word::meet(steps[which].from, from) {
            relevant = word::or(relevant, along(grid, &steps[which], at, from, W::ZERO));
        }
        which += 1;
    }
    relevant
}

/// The squares between a piece on (file, rank) and the square whose bit is `to`.
pub const fn path<W: Word>(
    grid: Grid<'_>,
    steps: &[Route<'_, W>],
    at: (u8, u8),
    from: W,
    to: W,
) -> W {
    let (mut between, mut which) = (W::ZERO, 0);
    while which < steps.len() {
        if word::meet(steps[which].from, from) && steps[which].captures {
            between = word::or(between, along(grid, &steps[which], at, from, to));
        }
        which += 1;
    }
    between
}

/// The squares of a route before the one whose bit is `to`, or none if it does not lead there; all but the last if `to`
/// is 0.
const fn along<W: Word>(grid: Grid<'_>, route: &Route<'_, W>, at: (u8, u8), from: W, to: W) -> W {
    let Some(PathEnd { mut square, passed, within }) = route.path_end(grid, at, from) else {
        return W::ZERO;
    };
    let (mut seen, mut last, mut count) = (passed, W::ZERO, 0);
    while count < route.range {
        square = grid.stepped(square, route.step, route.wraps);
        let next = grid.bit(square, within);
        if word::is_zero(next) {
            break;
        }
        seen = word::or(seen, last);
        if word::equal(next, to) {
            return seen;
        }
        last = next;
        count += 1;
    }
    if word::is_zero(to) && !word::is_zero(last) { seen } else { W::ZERO }
}
