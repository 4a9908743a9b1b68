//! Riders that jump over a hurdle.

use super::rides::in_frame;
use crate::Word;
use crate::moves::{next, past};
use crate::sliders::{Frames, Rider};
use crate::word::constant::{and, and_not, equal, from_narrow, narrow};

/// A rider that jumps over a hurdle.
#[derive(Clone, Copy, Debug)]
pub struct Hop<'a, W: Word> {
    /// The frames in which the rider is looked up.
    pub frames: Frames<'a>,
    /// The rider.
    pub rider: Rider<'a>,
    /// The squares behind the hurdle where it lands.
    pub over: Over<'a, W>,
    /// The names of second sets, with which one look-up in the rider's magics suffices if every
    /// piece is a hurdle; empty if it takes two look-ups.
    pub names: &'a [u8],
    /// The mask of the hopper's squares, by number; empty if it keeps all.
    pub mask: &'a [W],
}

/// The squares behind hurdles that a hop reaches.
#[derive(Clone, Copy, Debug)]
pub enum Over<'a, W: Word> {
    /// All up to the next piece.
    Any,
    /// The square right behind the hurdle.
    Next,
    /// All up to the next piece, behind hurdles on these squares only, by number of the square looked up.
    Near(&'a [W]),
}

impl<W: Word> Hop<'_, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn reached(&self, number: usize, occupancy: W, hurdles: W) -> W {
        // If callers pass one set for both, compilers remove the comparison.
        let reached = if !self.names.is_empty() && equal(occupancy, hurdles) {
            self.by_names(number, occupancy)
        } else {
            self.by_two(number, occupancy, hurdles)
        };
        if self.mask.is_empty() { reached } else { and(reached, self.mask[number]) }
    }

    /// One look-up in the tables of the rider.
    #[inline(always)]
    const fn by_names(&self, number: usize, occupancy: W) -> W {
        let lands_next = matches!(self.over, Over::Next);
        if W::BITS == 64 {
            let (slot, turn) = self.frames.slot(number);
            let occupancy = from_narrow(turn.enter(narrow(occupancy)));
            let reached: W = self.rider.hops(slot, occupancy, self.names, lands_next);
            from_narrow(turn.leave(narrow(reached)))
        } else {
            self.rider.hops(number, occupancy, self.names, lands_next)
        }
    }

    /// The squares a rider sees on its second look-up: without the hurdles it met, or with all but the next
    /// squares occupied.
    #[inline(always)]
    const fn by_two(&self, number: usize, occupancy: W, hurdles: W) -> W {
        let first = in_frame(self.frames, &self.rider, number, occupancy);
        let occupied = match self.over {
            Over::Any => past(first, occupancy, hurdles),
            Over::Next => next(first, occupancy, hurdles),
            Over::Near(near) => past(first, occupancy, and(hurdles, near[number])),
        };
        and_not(in_frame(self.frames, &self.rider, number, occupied), first)
    }
}
