//! Rides and hops that are walked square by square. Where edges wrap, a piece that is limited in range, direction or region
//! is no rider with a mask, as a line meets itself, and neither is a hopper.

use super::hops::Landing;
use super::routes::{Grid, PathEnd, Route};
use crate::board::BitboardLayout;
use crate::word::Word;
use crate::word::constant::{truncated, value};

/// A route, and how a piece goes on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk<'a> {
    /// The route.
    pub route: Route<'a>,
    /// The landing of a hopper beyond the first piece, its hurdle; `None` for a ride.
    pub landing: Option<Landing>,
    /// True if the hurdle must stand on the first square, as on the way back from [`Landing::Next`].
    pub is_near: bool,
    /// The squares where it may end, as a word of the layout.
    pub ends: u128,
}

/// Walks from candidate squares, to find those from which a square is attacked.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a, W: Word> {
    /// The walks of the piece.
    pub walks: &'a [Walk<'a>],
    /// By number: the squares from which it may be attacked.
    pub from: &'a [W],
}

/// The squares that walks from (file, rank), whose bit is `from`, reach.
pub const fn walked(
    grid: Grid<'_>,
    walks: &[Walk<'_>],
    at: (u8, u8),
    from: u128,
    occupied: u128,
    hurdles: u128,
) -> u128 {
    let (mut reached, mut index) = (0, 0);
    while index < walks.len() {
        if walks[index].route.from & from != 0 {
            reached |= walks[index].reached(grid, at, from, occupied, hurdles);
        }
        index += 1;
    }
    reached
}

impl Walk<'_> {
    const fn reached(
        &self,
        grid: Grid<'_>,
        at: (u8, u8),
        from: u128,
        occupied: u128,
        hurdles: u128,
    ) -> u128 {
        let Walk { route, landing, is_near, ends } = self;
        let Some(PathEnd { mut square, passed, within }) = route.path_end(grid, at, from) else {
            return 0;
        };
        if passed & occupied != 0 {
            return 0;
        }
        let (mut reached, mut count) = (0, 0);
        let mut is_over = landing.is_none();
        while count < route.range {
            square = grid.stepped(square, route.step, route.wraps);
            let next = grid.bit(square, within);
            if next == 0 {
                break;
            }
            if is_over {
                reached |= next;
                if next & occupied != 0 || matches!(landing, Some(Landing::Next)) {
                    break;
                }
            } else if next & occupied != 0 {
                if next & hurdles == 0 {
                    break;
                }
                is_over = true;
            } else if *is_near {
                break;
            }
            count += 1;
        }
        reached & *ends
    }

    /// Returns whether it is a ride that begins where the piece stands, so that X-rays go on along it.
    pub const fn is_straight(&self) -> bool {
        self.landing.is_none() && self.route.path.is_empty()
    }
}

/// The squares that walks from a number of a layout reach.
pub(super) const fn reached<L: BitboardLayout>(
    walks: &[Walk<'_>],
    number: usize,
    occupied: L::Word,
    hurdles: L::Word,
) -> L::Word {
    let [file, rank] = *crate::index::constant::of::<L::Index, [u8; 2]>(
        crate::index::constant::masked(number as u8),
        L::COORDS,
    );
    let (occupied, hurdles) = (value(occupied), value(hurdles));
    truncated(walked(Grid::of::<L>(), walks, (file, rank), 1 << number, occupied, hurdles))
}

/// The squares from which a square is attacked.
pub(super) const fn tried<L: BitboardLayout>(
    Trial { walks, from }: &Trial<'_, L::Word>,
    number: usize,
    occupied: L::Word,
    hurdles: L::Word,
) -> L::Word {
    let (mut found, mut rest) = (0, value(from[number]));
    while rest != 0 {
        let candidate = rest.trailing_zeros() as usize;
        let attacks = reached::<L>(walks, candidate, occupied, hurdles);
        if value(attacks) >> number & 1 != 0 {
            found |= 1 << candidate;
        }
        rest &= rest - 1;
    }
    truncated(found)
}
