//! Rides and hops that are walked square by square. Where edges wrap, a line meets itself, so that hoppers, and pieces
//! that are limited in range, direction or region, cannot be looked up as a rider with a mask.

use super::hops::Landing;
use super::routes::{Grid, PathEnd, Route};
use crate::board::BitboardLayout;
use crate::word::Word;
use crate::word::constant as word;

/// A route, and how a piece goes on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk<'a, W: Word = u128> {
    /// The route.
    pub route: Route<'a, W>,
    /// The landing of a hopper beyond the first piece, its hurdle; `None` for a ride.
    pub landing: Option<Landing>,
    /// True if the hurdle must stand on the first square, as on the way back from [`Landing::Next`].
    pub is_near: bool,
    /// The squares where it may end, as a word of the layout.
    pub ends: W,
}

/// Walks from candidate squares, to find those from which a square is attacked.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a, W: Word> {
    /// The walks of the piece.
    pub walks: &'a [Walk<'a, W>],
    /// By number: the squares from which it may be attacked.
    pub from: &'a [W],
}

/// The squares that walks from (file, rank), whose bit is `from`, reach.
pub const fn walked<W: Word>(
    grid: Grid<'_>,
    walks: &[Walk<'_, W>],
    at: (u8, u8),
    from: W,
    occupied: W,
    hurdles: W,
) -> W {
    let (mut reached, mut index) = (W::ZERO, 0);
    while index < walks.len() {
        if word::meet(walks[index].route.from, from) {
            reached = word::or(reached, walks[index].reached(grid, at, from, occupied, hurdles));
        }
        index += 1;
    }
    reached
}

impl<W: Word> Walk<'_, W> {
    const fn reached(&self, grid: Grid<'_>, at: (u8, u8), from: W, occupied: W, hurdles: W) -> W {
        let Walk { route, landing, is_near, ends } = self;
        let Some(PathEnd { mut square, passed, within }) = route.path_end(grid, at, from) else {
            return W::ZERO;
        };
        if word::meet(passed, occupied) {
            return W::ZERO;
        }
        let (mut reached, mut count) = (W::ZERO, 0);
        let mut is_over = landing.is_none();
        while count < route.range {
            square = grid.stepped(square, route.step, route.wraps);
            let next = grid.bit(square, within);
            if word::is_zero(next) {
                break;
            }
            if is_over {
                reached = word::or(reached, next);
                if word::meet(next, occupied) || matches!(landing, Some(Landing::Next)) {
                    break;
                }
            } else if word::meet(next, occupied) {
                if !word::meet(next, hurdles) {
                    break;
                }
                is_over = true;
            } else if *is_near {
                break;
            }
            count += 1;
        }
        word::and(reached, *ends)
    }

    /// Returns whether it is a ride that begins where the piece stands, so that X-rays go on along it.
    pub const fn is_straight(&self) -> bool {
        self.landing.is_none() && self.route.path.is_empty()
    }
}

/// The squares that walks from a number of a layout reach.
pub(super) const fn reached<L: BitboardLayout>(
    walks: &[Walk<'_, L::Word>],
    number: u8,
    occupied: L::Word,
    hurdles: L::Word,
) -> L::Word {
    let index = crate::index::constant::masked(number);
    let [file, rank] = *crate::index::constant::of::<L::Index, [u8; 2]>(index, L::COORDS);
    walked(Grid::of::<L>(), walks, (file, rank), word::bit(number), occupied, hurdles)
}

/// The squares from which a square is attacked.
pub(super) const fn tried<L: BitboardLayout>(
    Trial { walks, from }: &Trial<'_, L::Word>,
    number: u8,
    occupied: L::Word,
    hurdles: L::Word,
) -> L::Word {
    let (mut found, mut rest) = (L::Word::ZERO, from[number as usize]);
    while !word::is_zero(rest) {
        let candidate = word::trailing_zeros(rest) as u8;
        if word::meet(reached::<L>(walks, candidate, occupied, hurdles), word::bit(number)) {
            found = word::or(found, word::bit(candidate));
        }
        rest = word::without_least(rest);
    }
    found
}
