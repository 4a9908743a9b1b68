//! Look-ups of pieces as data of a layout, and the functions that read it.
//!
//! The data are constants, so that the compiler removes every loop and match that the piece does
//! not need. This requires inlining, except with debug assertions: without optimisation, all
//! methods of all look-ups would be compiled at each call.
//!
//! - `bent`: rides and hops behind a bend
//! - `used_look_ups`: the longest list of each kind, so that loops can be unrolled by hand
//! - `hops`, `lame`, `rides`: hoppers, lame leapers, riders and single rays
//! - `lame_keys`: keys of lame leapers that all squares share
//! - `primitives`: the functions of words that these are made of
//! - `routes`: routes walked square by square
//! - `walks`: rides and hops on boards whose edges wrap

mod bent;
mod hops;
mod lame;
mod lame_keys;
mod primitives;
mod rides;
mod routes;
mod used_look_ups;
mod walks;

pub use bent::{BendLookUps, Bent, RouteFromBend, RouteToBend};
pub use hops::{Hop, Landing};
pub use lame::{LamePath, ShiftedLame};
pub use lame_keys::{LameKey, shifted_lame};
pub use primitives::{bent_back, falling, lame, next, past, rising};
pub use rides::{Ray, Slide};
pub use routes::{Grid, Route, path, relevant};
use used_look_ups::{Piece, UsedLookUps, larger, united};
pub use walks::{Trial, Walk, walked};

use crate::board::BitboardLayout;
use crate::color::Color;
use crate::fill::Fill;
use crate::word::Word;
use crate::word::constant::{and_not, or};

/// A layout that has the piece `P`, whatever its movement: its attacks, attackers and moves, for either colour.
///
/// `hurdles` are the pieces that hoppers may hop over; other pieces ignore them. For a piece that moves as it captures,
/// the same for both colours, [`Attacks`](crate::Attacks) asks for less.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no piece `{P}`",
    note = "a layout has the pieces that its description names by their paths: `pieces: {{ gold: WfF as quadrille::piece::Gold, ... }}`, or `as crate::Name` for a type of yours",
    note = "in generic code, a layout has the pieces that its bounds name: `L: Moves<{P}>`"
)]
pub trait Moves<P>: BitboardLayout {
    /// The look-ups of the piece, for White and for Black.
    #[doc(hidden)]
    const MOVEMENT: &'static Movement<'static, Self::Word>;
}

/// The look-ups of a piece. A list by colour has one entry if the colours agree.
#[derive(Clone, Copy, Debug)]
pub struct Movement<'a, W: Word> {
    /// The capture targets, by colour.
    pub attacks: &'a [LookUps<'a, W>],
    /// The targets of quiet moves, by colour, including occupied squares.
    pub moves: &'a [LookUps<'a, W>],
    /// The squares from which it attacks a square, by colour.
    pub attackers: &'a [LookUps<'a, W>],
    /// The attacks on the empty board, by number; empty if `attacks` has them.
    pub on_empty: &'a [W],
    /// The steps that a blocker may stop, by colour.
    pub routes: &'a [&'a [Route<'a, W>]],
    /// The set-wise attacks, by colour; empty if shifts cannot compute them.
    pub fills: &'a [Fill<'a, W>],
    /// The number of pieces from which on a fill is faster than look-ups: on any target, with AVX2, with AVX-512.
    pub fill_from: [u8; 3],
}

/// Several look-ups, whose results are united.
#[derive(Clone, Copy, Debug)]
pub struct LookUps<'a, W: Word> {
    /// The squares reached whatever the occupancy, by number; empty if none.
    pub always: &'a [W],
    /// Riders.
    pub slides: &'a [Slide<'a, W>],
    /// Single rays, which need no rider's tables.
    pub rays: &'a [Ray<'a, W>],
    /// Rides that jump over a hurdle.
    pub hops: &'a [Hop<'a, W>],
    /// Lame leapers, if all squares share their keys.
    pub shifted: Option<ShiftedLame<'a, W>>,
    /// Other lame leapers, path by path.
    pub lame: &'a [LamePath<'a, W>],
    /// Rides and hops behind a bend.
    pub bent: &'a [Bent<'a, W>],
    /// Rides and hops that are walked, since edges wrap, from the square looked up.
    pub walks: &'a [Walk<'a, W>],
    /// Walks from candidate squares to the square looked up: its attackers.
    pub trial: Option<Trial<'a, W>>,
}

/// The entry of a colour in a list with one entry for both colours or one for each.
#[inline(always)]
pub(crate) const fn of_color<T>(list: &[T], color: Color) -> &T {
    if list.len() == 1 { &list[0] } else { &list[color as usize] }
}

impl<'a, W: Word> Movement<'a, W> {
    /// A piece with one movement: for captures, quiet moves and attackers, and for both colours.
    pub const fn plain(look_ups: &'a [LookUps<'a, W>]) -> Movement<'a, W> {
        Movement {
            attacks: look_ups,
            moves: look_ups,
            attackers: look_ups,
            on_empty: &[],
            routes: &[&[]],
            fills: &[],
            fill_from: [u8::MAX; 3],
        }
    }
}

impl<W: Word> LookUps<'_, W> {
    /// Look-ups that reach no square.
    pub const NONE: Self = LookUps {
        always: &[],
        slides: &[],
        rays: &[],
        hops: &[],
        shifted: None,
        lame: &[],
        bent: &[],
        walks: &[],
        trial: None,
    };

    /// The squares reached from a number.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn reached<L: Moves<P, Word = W>, P>(
        &self,
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        let ridden = united!(
            Piece::<L, P>::EXTENT.slides, W, self.slides,
            slide => slide.reached::<L, P>(number, occupancy)
        );
        or(ridden, self.without_riders::<L, P>(number, occupancy, hurdles))
    }

    /// The same if every piece is a hurdle, by the target's instructions for riders.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn reached_by_instructions<L: Moves<P, Word = W>, P>(
        &self,
        number: usize,
        occupancy: W,
    ) -> W {
        let ridden = united!(
            Piece::<L, P>::EXTENT.slides, W, self.slides,
            slide => slide.reached_by_instructions::<L, P>(number, occupancy)
        );
        or(ridden, self.without_riders::<L, P>(number, occupancy, occupancy))
    }

    const fn extent(&self) -> UsedLookUps {
        let bent = self.bent.len();
        let (mut all, mut index) = (self.plain_extent(), 0);
        while index < bent {
            let Bent { slides, hops, .. } = self.bent[index];
            all = all.or(LookUps { slides, hops, ..LookUps::NONE }.plain_extent());
            index += 1;
        }
        UsedLookUps { bent, ..all }
    }

    const fn plain_extent(&self) -> UsedLookUps {
        let (mut riders, mut index) = (0, 0);
        while index < self.slides.len() {
            riders = larger(riders, self.slides[index].riders.len());
            index += 1;
        }
        UsedLookUps { slides: self.slides.len(), riders, hops: self.hops.len(), bent: 0 }
    }

    #[inline(always)]
    const fn always(&self, number: usize) -> W {
        if self.always.is_empty() { W::ZERO } else { self.always[number] }
    }

    /// The squares reached by everything but the riders.
    #[inline(always)]
    const fn without_riders<L: Moves<P, Word = W>, P>(
        &self,
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        let (mut reached, mut index) = (self.always(number), 0);
        while index < self.rays.len() {
            reached = or(reached, self.rays[index].reached(number, occupancy));
            index += 1;
        }
        reached = or(
            reached,
            united!(
                Piece::<L, P>::EXTENT.hops, W, self.hops,
                hop => hop.reached(number, occupancy, hurdles)
            ),
        );
        if let Some(leaps) = &self.shifted {
            reached = or(reached, leaps.reached(number, occupancy));
        }
        index = 0;
        while index < self.lame.len() {
            let LamePath { path, targets } = self.lame[index];
            reached = or(reached, lame(path[number], targets[number], occupancy));
            index += 1;
        }
        let bent = united!(
            Piece::<L, P>::EXTENT.bent, W, self.bent,
            bent => bent.reached::<L, P>(number, occupancy, hurdles)
        );
        reached = or(reached, bent);
        if !self.walks.is_empty() {
            reached =
                or(reached, walks::reached::<L>(self.walks, number as u8, occupancy, hurdles));
        }
        if let Some(trial) = &self.trial {
            reached = or(reached, walks::tried::<L>(trial, number as u8, occupancy, hurdles));
        }
        reached
    }

    /// X-rays: squares newly attacked once the first blocker on each line is removed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn xrays<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W) -> W {
        if const { L::WRAPS[0] || L::WRAPS[1] } || !self.walks.is_empty() {
            return self.xrays_around::<L, P>(number, occupancy);
        }
        let mut behind = united!(
            Piece::<L, P>::EXTENT.slides, W, self.slides,
            slide => slide.xrays::<L, P>(number, occupancy)
        );
        let mut index = 0;
        while index < self.rays.len() {
            let ray = &self.rays[index];
            let first = ray.reached(number, occupancy);
            let second = ray.reached(number, and_not(occupancy, first));
            behind = or(behind, and_not(second, first));
            index += 1;
        }
        behind
    }

    /// X-rays where edges wrap: lines may meet, so that all are looked up before what is seen already is left out.
    const fn xrays_around<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W) -> W {
        let first = self.straight::<L, P>(number, occupancy);
        let second = self.straight::<L, P>(number, and_not(occupancy, first));
        and_not(second, first)
    }

    /// The squares reached along straight lines.
    const fn straight<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W) -> W {
        let mut reached = united!(
            Piece::<L, P>::EXTENT.slides, W, self.slides,
            slide => slide.reached::<L, P>(number, occupancy)
        );
        let mut index = 0;
        while index < self.rays.len() {
            reached = or(reached, self.rays[index].reached(number, occupancy));
            index += 1;
        }
        index = 0;
        while index < self.walks.len() {
            let walk = core::slice::from_ref(&self.walks[index]);
            if walk[0].is_straight() {
                reached = or(reached, walks::reached::<L>(walk, number as u8, occupancy, W::ZERO));
            }
            index += 1;
        }
        reached
    }
}
