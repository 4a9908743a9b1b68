//! Riders that jump over a hurdle.

use super::rides::in_frame;
use super::{next, past};
use crate::sliders::{Frames, Rider};
use crate::word::Word;
use crate::word::constant::{and, and_not, equal};

/// A rider that jumps over a hurdle.
#[derive(Clone, Copy, Debug)]
pub struct Hop<'a, W: Word> {
    /// The frames in which the rider is looked up.
    pub frames: Frames<'a>,
    /// The rider.
    pub rider: Rider<'a, W>,
    /// The squares behind the hurdle where it may land.
    pub landing: Landing,
    /// The squares that may be its hurdle, by number of the square looked up; empty if all may.
    pub near: &'a [W],
    /// The indexes of second sets, by key, or by first set for [`Landing::Next`]: with them one look-up in the rider's
    /// magics suffices if every piece is a hurdle. Empty if two look-ups are needed.
    pub names: &'a [u8],
    /// The squares that the hopper may reach, by number; empty if there is no limit.
    pub mask: &'a [W],
}

/// The squares beyond its hurdle where a hopper may land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// Anywhere beyond the hurdle, up to the next blocker.
    Anywhere,
    /// The square right behind the hurdle.
    Next,
}

impl<W: Word> Hop<'_, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn reached(&self, number: usize, occupancy: W, hurdles: W) -> W {
        // If the caller passes the same set twice, the comparison folds away.
        let reached = if !self.names.is_empty() && equal(occupancy, hurdles) {
            self.by_names(number, occupancy)
        } else {
            self.by_two(number, occupancy, hurdles)
        };
        if self.mask.is_empty() { reached } else { and(reached, self.mask[number]) }
    }

    /// The squares that a single look-up in the rider's tables finds.
    #[inline(always)]
    const fn by_names(&self, number: usize, occupancy: W) -> W {
        let lands_next = matches!(self.landing, Landing::Next);
        let (slot, rotation) = self.frames.slot(number);
        rotation.leave(self.rider.hops(slot, rotation.enter(occupancy), self.names, lands_next))
    }

    /// The squares that only a second look-up finds: without the hurdles met by the first, or, to stop right behind
    /// them, with every square occupied that the first did not reach.
    #[inline(always)]
    const fn by_two(&self, number: usize, occupancy: W, hurdles: W) -> W {
        let first = in_frame(self.frames, &self.rider, number, occupancy);
        let hurdles = if self.near.is_empty() { hurdles } else { and(hurdles, self.near[number]) };
        let occupied = match self.landing {
            Landing::Anywhere => past(first, occupancy, hurdles),
            Landing::Next => next(first, occupancy, hurdles),
        };
        and_not(in_frame(self.frames, &self.rider, number, occupied), first)
    }
}
