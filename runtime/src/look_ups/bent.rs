//! Rides and hops behind a bend.

use super::Moves;
use super::used_look_ups::{Piece, united};
use super::{Hop, Slide};
use super::{bent_back, lame};
use crate::word::Word;
use crate::word::constant::{and, and_not, bit, is_zero, or, trailing_zeros, without_least};

/// Riders and hoppers behind a bend.
#[derive(Clone, Copy, Debug)]
pub struct Bent<'a, W: Word> {
    /// The riders behind the bend, if it rides.
    pub slides: &'a [Slide<'a, W>],
    /// The hoppers behind the bend, if it hops.
    pub hops: &'a [Hop<'a, W>],
    /// The routes from the piece to the bends, or from the target back.
    pub routes: BendLookUps<'a, W>,
}

/// The route in which a look-up finds the bends.
#[derive(Clone, Copy, Debug)]
pub enum BendLookUps<'a, W: Word> {
    /// For attacks, routes lead from the piece's square, one after another.
    FromPiece(&'a [RouteToBend<'a, W>]),
    /// For attackers, one look-up from the target finds the bends, and each route shifts them to the pieces'
    /// squares.
    FromBends(&'a [RouteFromBend<'a, W>]),
    /// For attackers by trial, the attacks of each candidate square are looked up. Candidates are given by number
    /// of the target.
    ByTrial(&'a [RouteToBend<'a, W>], &'a [W]),
}

/// A route from each square to its bend.
#[derive(Clone, Copy, Debug)]
pub struct RouteToBend<'a, W: Word> {
    /// The squares that must be empty, by number; empty if no route passes any.
    pub passed: &'a [W],
    /// The square of the bend, from which the ride is looked up, by number.
    pub at: &'a [u8],
    /// The squares of the ride that the piece may reach, by number.
    pub targets: &'a [W],
}

/// A route back from the bends to the pieces, by the same shifts on the whole board.
#[derive(Clone, Copy, Debug)]
pub struct RouteFromBend<'a, W: Word> {
    /// The shift from the bend to the piece's square.
    pub by: i32,
    /// The shifts from the other squares passed to the piece's square.
    pub passed: &'a [i32],
    /// The squares that the piece may come from, by number of the target: a mask for the result.
    pub targets: &'a [W],
}

impl<W: Word> Bent<'_, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn reached<L: Moves<P, Word = W>, P>(
        &self,
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        match self.routes {
            BendLookUps::FromPiece(routes) => {
                self.by_routes::<L, P>(routes, number, occupancy, hurdles)
            }
            BendLookUps::FromBends(routes) => {
                self.back_from_bends::<L, P>(routes, number, occupancy, hurdles)
            }
            BendLookUps::ByTrial(routes, from) => {
                let (mut reached, mut left) = (W::ZERO, from[number]);
                while !is_zero(left) {
                    let from = trailing_zeros(left) as u8;
                    if self.attacks::<L, P>(
                        routes,
                        from as usize,
                        bit(number as u8),
                        occupancy,
                        hurdles,
                    ) {
                        reached = or(reached, bit(from));
                    }
                    left = without_least(left);
                }
                reached
            }
        }
    }

    /// Returns whether a piece on this number attacks the target. Only routes that may lead there are
    /// looked up.
    const fn attacks<L: Moves<P, Word = W>, P>(
        &self,
        routes: &[RouteToBend<'_, W>],
        number: usize,
        target: W,
        occupancy: W,
        hurdles: W,
    ) -> bool {
        let mut index = 0;
        while index < routes.len() {
            let route = &routes[index];
            if !is_zero(and(route.targets[number], target))
                && !is_zero(and(self.by_route::<L, P>(route, number, occupancy, hurdles), target))
            {
                return true;
            }
            index += 1;
        }
        false
    }

    /// The squares that the rides and hops reach from a number.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn behind_bend<L: Moves<P, Word = W>, P>(
        &self,
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        or(
            united!(
                Piece::<L, P>::EXTENT.slides, W, self.slides,
                slide => slide.reached::<L, P>(number, occupancy)
            ),
            united!(
                Piece::<L, P>::EXTENT.hops, W, self.hops,
                hop => hop.reached(number, occupancy, hurdles)
            ),
        )
    }

    /// The squares reached from a number by one route.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn by_route<L: Moves<P, Word = W>, P>(
        &self,
        route: &RouteToBend<'_, W>,
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        let RouteToBend { passed, at, targets } = *route;
        let reached =
            and(self.behind_bend::<L, P>(at[number] as usize, occupancy, hurdles), targets[number]);
        let passed = if passed.is_empty() { W::ZERO } else { passed[number] };
        lame(passed, reached, occupancy)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn by_routes<L: Moves<P, Word = W>, P>(
        &self,
        routes: &[RouteToBend<'_, W>],
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        let (mut reached, mut index) = (W::ZERO, 0);
        while index < routes.len() {
            reached =
                or(reached, self.by_route::<L, P>(&routes[index], number, occupancy, hurdles));
            index += 1;
        }
        reached
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn back_from_bends<L: Moves<P, Word = W>, P>(
        &self,
        routes: &[RouteFromBend<'_, W>],
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        let bends = and_not(self.behind_bend::<L, P>(number, occupancy, hurdles), occupancy);
        let (mut reached, mut index) = (W::ZERO, 0);
        while index < routes.len() {
            let RouteFromBend { by, passed, targets } = routes[index];
            reached = or(reached, bent_back(bends, occupancy, by, passed, targets[number]));
            index += 1;
        }
        reached
    }
}
