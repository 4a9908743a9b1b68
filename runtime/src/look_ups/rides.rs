//! Riders looked up in frames, and single rays.

use super::Moves;
use super::used_look_ups::{Piece, united};
use super::{falling, rising};
use crate::sliders::{Frames, Rider};
use crate::word::Word;
use crate::word::constant::{and, and_not, or};

/// Riders that are looked up in the same frames.
#[derive(Clone, Copy, Debug)]
pub struct Slide<'a, W: Word> {
    /// The frames.
    pub frames: Frames<'a>,
    /// The riders.
    pub riders: &'a [Rider<'a, W>],
    /// The squares that the piece may reach, by number; empty if there is no limit.
    pub mask: &'a [W],
}

/// A ray from each square.
#[derive(Clone, Copy, Debug)]
pub struct Ray<'a, W: Word> {
    /// True if numbers rise along the ray, false if they fall.
    pub rises: bool,
    /// The ray, by number.
    pub ray: &'a [W],
}

impl<'a, W: Word> Slide<'a, W> {
    /// Riders that are looked up as themselves, wherever they reach.
    pub const fn own(riders: &'a [Rider<'a, W>]) -> Slide<'a, W> {
        Slide { frames: Frames::Own, riders, mask: &[] }
    }

    /// The set cut to the piece's mask.
    #[inline(always)]
    const fn masked(&self, number: usize, set: W) -> W {
        if self.mask.is_empty() { set } else { and(set, self.mask[number]) }
    }

    /// The squares the riders attack: the occupancy is turned once, and their union is turned back.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn reached<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W) -> W {
        let (slot, rotation) = self.frames.slot(number);
        let occupancy = rotation.enter(occupancy);
        let all = united!(
            Piece::<L, P>::EXTENT.riders, W, self.riders,
            rider => rider.attacks(slot, occupancy)
        );
        self.masked(number, rotation.leave(all))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn reached_by_instructions<L: Moves<P, Word = W>, P>(
        &self,
        number: usize,
        occupancy: W,
    ) -> W {
        // No method has instructions for words of 128 bits; those of 256 have SSE2.
        if W::BITS == 128 {
            return self.reached::<L, P>(number, occupancy);
        }
        let (slot, rotation) = self.frames.slot(number);
        let all = Rider::united_by_instructions(self.riders, slot, rotation.enter(occupancy));
        self.masked(number, rotation.leave(all))
    }

    /// The squares each rider newly attacks once its first blockers are removed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn xrays<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W) -> W {
        let behind = united!(
            Piece::<L, P>::EXTENT.riders, W, self.riders,
            rider => self.xrays_of(rider, number, occupancy)
        );
        self.masked(number, behind)
    }

    #[inline(always)]
    const fn xrays_of(&self, rider: &Rider<'_, W>, number: usize, occupancy: W) -> W {
        let first = in_frame(self.frames, rider, number, occupancy);
        let second = in_frame(self.frames, rider, number, and_not(occupancy, first));
        and_not(second, first)
    }
}

/// The squares a rider attacks, looked up in these frames.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) const fn in_frame<W: Word>(
    frames: Frames<'_>,
    rider: &Rider<'_, W>,
    number: usize,
    occupancy: W,
) -> W {
    let (slot, rotation) = frames.slot(number);
    rotation.leave(rider.attacks(slot, rotation.enter(occupancy)))
}

impl<W: Word> Ray<'_, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn reached(&self, number: usize, occupancy: W) -> W {
        let ray = self.ray[number];
        if self.rises { rising(ray, occupancy) } else { falling(ray, occupancy) }
    }
}
