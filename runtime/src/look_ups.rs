//! Look-ups of pieces as data of a layout, and the functions that read it.
//!
//! The data are constants, so that the compiler removes every loop and match that the piece does
//! not need. This requires inlining, except with debug assertions: without optimisation, all
//! methods of all look-ups would be compiled at each call.

use core::marker::PhantomData;

use crate::fill::Fill;
use crate::moves::{
    LameKey, Route, bent_back, falling, lame, next, past, rising, shifted_lame_64, shifted_lame_128,
};
use crate::sliders::{Frames, Rider};
use crate::word::constant::{
    and, and_not, bit, equal, from_narrow, from_wide, is_zero, narrow, or, trailing_zeros, wide,
    without_least,
};
use crate::{Color, Moves, Word};

/// How a piece is looked up. Where lists are by colour, one entry serves both.
#[derive(Clone, Copy, Debug)]
pub struct Movement<'a, W: Word> {
    /// The capture targets, by colour.
    pub attacks: &'a [LookUps<'a, W>],
    /// The targets of quiet moves, by colour, occupied squares among them.
    pub moves: &'a [LookUps<'a, W>],
    /// The squares from which it attacks a square, by colour.
    pub attackers: &'a [LookUps<'a, W>],
    /// The attacks on the empty board, by number; empty if `attacks` has them.
    pub on_empty: &'a [W],
    /// The steps that a blocker may stop, by colour.
    pub routes: &'a [&'a [Route<'a>]],
    /// The set-wise attacks, by colour; empty if shifts cannot compute them.
    pub fills: &'a [Fill<'a>],
    /// The number of pieces from which a fill is faster than look-ups: on any target, with AVX2, with AVX-512.
    pub fill_from: [u8; 3],
}

/// The look-ups whose results are united.
#[derive(Clone, Copy, Debug)]
pub struct LookUps<'a, W: Word> {
    /// The squares reached whatever the occupancy, by number; empty if none.
    pub always: &'a [W],
    /// Riders.
    pub slides: &'a [Slide<'a, W>],
    /// Rays that are looked up without a rider.
    pub rays: &'a [Ray<'a, W>],
    /// Rides that jump over a hurdle.
    pub hops: &'a [Hop<'a, W>],
    /// Lame leapers, if all squares share their keys.
    pub shifted: Option<ShiftedLame<'a, W>>,
    /// Other lame leapers, path by path.
    pub lame: &'a [LamePath<'a, W>],
    /// Rides and hops behind a bend.
    pub bent: &'a [Bent<'a, W>],
}

/// Riders that are looked up in the same frames.
#[derive(Clone, Copy, Debug)]
pub struct Slide<'a, W: Word> {
    /// The frames.
    pub frames: Frames<'a>,
    /// The riders.
    pub riders: &'a [Rider<'a>],
    /// The mask of the riders' squares, by number; empty if it keeps all.
    pub mask: &'a [W],
}

/// One ray from each square.
#[derive(Clone, Copy, Debug)]
pub struct Ray<'a, W: Word> {
    /// Whether numbers rise along it, or fall.
    pub rises: bool,
    /// The ray, by number.
    pub ray: &'a [W],
}

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

/// Lame leapers whose keys all squares share.
#[derive(Clone, Copy, Debug)]
pub struct ShiftedLame<'a, W: Word> {
    /// The offset from the square's number down to the first bit of the 64-bit window that keys read.
    pub below: usize,
    /// The keys.
    pub keys: &'a [LameKey],
    /// By key: for each step that is free the bit of what it adds to numbers modulo 64, for both halves of a word.
    pub sets: &'a [u64],
    /// By number: what may be reached at all.
    pub targets: &'a [W],
}

/// One path of a lame leaper from each square.
#[derive(Clone, Copy, Debug)]
pub struct LamePath<'a, W: Word> {
    /// The squares that must be empty, by number.
    pub path: &'a [W],
    /// The targets of the path, by number.
    pub targets: &'a [W],
}

/// A rider or a hopper behind bends.
#[derive(Clone, Copy, Debug)]
pub struct Bent<'a, W: Word> {
    /// The riders behind the bend, if it rides.
    pub slides: &'a [Slide<'a, W>],
    /// The hoppers behind the bend, if it hops.
    pub hops: &'a [Hop<'a, W>],
    /// How the look-up gets from the piece to the bends, or from the target back.
    pub ways: BentWays<'a, W>,
}

/// How lines bend.
#[derive(Clone, Copy, Debug)]
pub enum BentWays<'a, W: Word> {
    /// Attacks: from the piece's square, one route after another.
    There(&'a [BendThere<'a, W>]),
    /// Attackers: from the bends, all routes with the same bend together.
    Back(&'a [BendBack<'a, W>]),
    /// Attackers by trial: look up the attacks of each candidate square, given by number.
    Asked(&'a [BendThere<'a, W>], &'a [W]),
}

/// One route from each square to its bend.
#[derive(Clone, Copy, Debug)]
pub struct BendThere<'a, W: Word> {
    /// The squares that must be empty, by number; empty if no route passes any.
    pub passed: &'a [W],
    /// The square of the bend, from which the ride is looked up, by number.
    pub at: &'a [u8],
    /// The mask of the ride's squares that the piece reaches, by number.
    pub targets: &'a [W],
}

/// The routes back from bends to the squares that pieces come from.
#[derive(Clone, Copy, Debug)]
pub struct BendBack<'a, W: Word> {
    /// The shift from the bend to the piece's square.
    pub by: i32,
    /// The shifts from the other squares passed to the piece's square.
    pub passed: &'a [i32],
    /// The squares from which a piece may come to a bend, as a mask of the results, by number.
    pub targets: &'a [W],
}

/// The entry of a colour in a list that has one for both or one for each.
#[inline(always)]
pub(crate) const fn of_color<T>(list: &[T], color: Color) -> &T {
    if list.len() == 1 { &list[0] } else { &list[color as usize] }
}

/// The greatest lengths of the lists of a piece's look-ups, of any kind and colour.
#[derive(Clone, Copy)]
struct Extent {
    slides: usize,
    riders: usize,
    hops: usize,
    bent: usize,
}

impl Extent {
    const NONE: Extent = Extent { slides: 0, riders: 0, hops: 0, bent: 0 };

    const fn or(self, other: Extent) -> Extent {
        Extent {
            slides: larger(self.slides, other.slides),
            riders: larger(self.riders, other.riders),
            hops: larger(self.hops, other.hops),
            bent: larger(self.bent, other.bent),
        }
    }
}

const fn larger(one: usize, other: usize) -> usize {
    if one > other { one } else { other }
}

/// The piece `P` of a layout. Its extent is a constant of a type, so that missing parts are not even translated: there
/// is code for each method and each kind of look-up, of which a piece has few.
struct Piece<L, P>(PhantomData<(L, P)>);

impl<L: Moves<P>, P> Piece<L, P> {
    const EXTENT: Extent = {
        let Movement { attacks, moves, attackers, .. } = L::MOVEMENT;
        extent(attacks).or(extent(moves)).or(extent(attackers))
    };
}

const fn extent<W: Word>(by_color: &[LookUps<'_, W>]) -> Extent {
    let (mut all, mut index) = (Extent::NONE, 0);
    while index < by_color.len() {
        all = all.or(by_color[index].extent());
        index += 1;
    }
    all
}

/// The union of the sets that a list's entries give. Compilers do not always unroll a loop with an
/// arm for each method, and then branch at run time on constants. So the first entries are spelled
/// out; a fourth is rare, and a fifth is not seen.
macro_rules! united {
    ($most:expr, $word:ty, $list:expr, $entry:ident => $set:expr) => {{
        let list = $list;
        let mut all = <$word>::ZERO;
        united!(@ $most, list, all, 0, $entry => $set);
        united!(@ $most, list, all, 1, $entry => $set);
        united!(@ $most, list, all, 2, $entry => $set);
        if const { $most > 3 } {
            let mut index = 3;
            while index < list.len() {
                let $entry = &list[index];
                all = or(all, $set);
                index += 1;
            }
        }
        all
    }};
    (@ $most:expr, $list:ident, $all:ident, $index:literal, $entry:ident => $set:expr) => {
        if const { $most > $index } {
            if $list.len() > $index {
                let $entry = &$list[$index];
                $all = or($all, $set);
            }
        }
    };
}

impl<'a, W: Word> Movement<'a, W> {
    /// A piece that moves as it captures, both colours alike, and is attacked from where it attacks.
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

    /// The squares it attacks from a number on the empty board.
    #[inline(always)]
    pub(crate) const fn attacks_empty<L: Moves<P, Word = W>, P>(
        &self,
        color: Color,
        number: usize,
    ) -> W {
        if self.on_empty.is_empty() {
            of_color(self.attacks, color).reached::<L, P>(number, W::ZERO, W::ZERO)
        } else {
            self.on_empty[number]
        }
    }

    /// X-rays: squares newly attacked once the first blocker on each line is removed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn xrays<L: Moves<P, Word = W>, P>(
        &self,
        color: Color,
        number: usize,
        occupancy: W,
    ) -> W {
        of_color(self.attacks, color).xrays::<L, P>(number, occupancy)
    }

    /// The routes of a piece of this colour: the squares passed, where a blocker stops it.
    pub(crate) const fn routes(&self, color: Color) -> &'a [Route<'a>] {
        if let [both] = self.routes { both } else { self.routes[color as usize] }
    }

    /// The set-wise attacks of all pieces of a colour on a set, by shifts.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn filled(&self, color: Color, set: W, occupancy: W) -> W {
        of_color(self.fills, color).attacks_in_vectors(set, occupancy)
    }
}

impl<W: Word> LookUps<'_, W> {
    /// Nothing is reached.
    pub const NONE: Self = LookUps {
        always: &[],
        slides: &[],
        rays: &[],
        hops: &[],
        shifted: None,
        lame: &[],
        bent: &[],
    };

    /// The squares reached from a number.
    ///
    /// # Panics
    /// When the tables have no such number.
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

    /// The same where all pieces are hurdles, by instructions of the target that riders may have.
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

    const fn extent(&self) -> Extent {
        let bent = self.bent.len();
        let (mut all, mut index) = (self.plain_extent(), 0);
        while index < bent {
            let Bent { slides, hops, .. } = self.bent[index];
            all = all.or(LookUps { slides, hops, ..LookUps::NONE }.plain_extent());
            index += 1;
        }
        Extent { bent, ..all }
    }

    const fn plain_extent(&self) -> Extent {
        let (mut riders, mut index) = (0, 0);
        while index < self.slides.len() {
            riders = larger(riders, self.slides[index].riders.len());
            index += 1;
        }
        Extent { slides: self.slides.len(), riders, hops: self.hops.len(), bent: 0 }
    }

    #[inline(always)]
    const fn always(&self, number: usize) -> W {
        if self.always.is_empty() { W::ZERO } else { self.always[number] }
    }

    /// The squares reached without riders.
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
        or(reached, bent)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn xrays<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W) -> W {
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
}

impl<W: Word> Slide<'_, W> {
    /// The squares of a set that the piece has.
    #[inline(always)]
    const fn masked(&self, number: usize, set: W) -> W {
        if self.mask.is_empty() { set } else { and(set, self.mask[number]) }
    }

    /// The squares the riders attack: the occupancy is turned once, and their union is turned back.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn reached<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W) -> W {
        let reached = if W::BITS == 64 {
            let (slot, turn) = self.frames.slot(number);
            let occupancy = turn.enter(narrow(occupancy));
            let all = united!(
                Piece::<L, P>::EXTENT.riders, u64, self.riders,
                rider => rider.attacks_64(slot, occupancy)
            );
            from_narrow(turn.leave(all))
        } else {
            let occupancy = wide(occupancy);
            from_wide(united!(
                Piece::<L, P>::EXTENT.riders, u128, self.riders,
                rider => rider.attacks_128(number, occupancy)
            ))
        };
        self.masked(number, reached)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn reached_by_instructions<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W) -> W {
        if W::BITS != 64 {
            return self.reached::<L, P>(number, occupancy);
        }
        let (slot, turn) = self.frames.slot(number);
        let occupancy = turn.enter(narrow(occupancy));
        let all = Rider::united_by_instructions(self.riders, slot, occupancy);
        self.masked(number, from_narrow(turn.leave(all)))
    }

    /// The squares each rider newly attacks once its first blockers are removed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn xrays<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W) -> W {
        let behind = united!(
            Piece::<L, P>::EXTENT.riders, W, self.riders,
            rider => self.xrays_of(rider, number, occupancy)
        );
        self.masked(number, behind)
    }

    #[inline(always)]
    const fn xrays_of(&self, rider: &Rider<'_>, number: usize, occupancy: W) -> W {
        let first = in_frame(self.frames, rider, number, occupancy);
        let second = in_frame(self.frames, rider, number, and_not(occupancy, first));
        and_not(second, first)
    }
}

/// The squares a rider attacks that is looked up in these frames.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn in_frame<W: Word>(
    frames: Frames<'_>,
    rider: &Rider<'_>,
    number: usize,
    occupancy: W,
) -> W {
    if W::BITS == 64 {
        let (slot, turn) = frames.slot(number);
        from_narrow(turn.leave(rider.attacks_64(slot, turn.enter(narrow(occupancy)))))
    } else {
        from_wide(rider.attacks_128(number, wide(occupancy)))
    }
}

impl<W: Word> Ray<'_, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn reached(&self, number: usize, occupancy: W) -> W {
        let ray = self.ray[number];
        if self.rises { rising(ray, occupancy) } else { falling(ray, occupancy) }
    }
}

impl<W: Word> Hop<'_, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn reached(&self, number: usize, occupancy: W, hurdles: W) -> W {
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

impl<W: Word> ShiftedLame<'_, W> {
    /// The squares reached from a number.
    ///
    /// # Panics
    /// When the tables have no such number.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn reached(&self, number: usize, occupancy: W) -> W {
        let ShiftedLame { below, keys, sets, targets } = *self;
        let target = targets[number];
        if W::BITS == 64 {
            let (target, occupancy) = (narrow(target), narrow(occupancy));
            from_narrow(shifted_lame_64(keys, sets, target, number, below, occupancy))
        } else {
            let (target, occupancy) = (wide(target), wide(occupancy));
            from_wide(shifted_lame_128(keys, sets, target, number, below, occupancy))
        }
    }
}

impl<W: Word> Bent<'_, W> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn reached<L: Moves<P, Word = W>, P>(
        &self,
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        match self.ways {
            BentWays::There(ways) => self.there::<L, P>(ways, number, occupancy, hurdles),
            BentWays::Back(ways) => self.back::<L, P>(ways, number, occupancy, hurdles),
            BentWays::Asked(ways, from) => {
                let (mut reached, mut left) = (W::ZERO, from[number]);
                while !is_zero(left) {
                    let from = trailing_zeros(left) as u8;
                    if self.attacks::<L, P>(
                        ways,
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

    /// Whether a target is reached from a number. Only routes that may lead there are looked up.
    const fn attacks<L: Moves<P, Word = W>, P>(
        &self,
        ways: &[BendThere<'_, W>],
        number: usize,
        target: W,
        occupancy: W,
        hurdles: W,
    ) -> bool {
        let mut index = 0;
        while index < ways.len() {
            let way = &ways[index];
            if !is_zero(and(way.targets[number], target))
                && !is_zero(and(self.by::<L, P>(way, number, occupancy, hurdles), target))
            {
                return true;
            }
            index += 1;
        }
        false
    }

    /// The squares reached by rides and hops that are looked up from a number.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn on<L: Moves<P, Word = W>, P>(&self, number: usize, occupancy: W, hurdles: W) -> W {
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
    const fn by<L: Moves<P, Word = W>, P>(
        &self,
        way: &BendThere<'_, W>,
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        let BendThere { passed, at, targets } = *way;
        let on = and(self.on::<L, P>(at[number] as usize, occupancy, hurdles), targets[number]);
        let passed = if passed.is_empty() { W::ZERO } else { passed[number] };
        lame(passed, on, occupancy)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn there<L: Moves<P, Word = W>, P>(
        &self,
        ways: &[BendThere<'_, W>],
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        let (mut reached, mut index) = (W::ZERO, 0);
        while index < ways.len() {
            reached = or(reached, self.by::<L, P>(&ways[index], number, occupancy, hurdles));
            index += 1;
        }
        reached
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn back<L: Moves<P, Word = W>, P>(
        &self,
        ways: &[BendBack<'_, W>],
        number: usize,
        occupancy: W,
        hurdles: W,
    ) -> W {
        let bends = and_not(self.on::<L, P>(number, occupancy, hurdles), occupancy);
        let (mut reached, mut index) = (W::ZERO, 0);
        while index < ways.len() {
            let BendBack { by, passed, targets } = ways[index];
            reached = or(reached, bent_back(bends, occupancy, by, passed, targets[number]));
            index += 1;
        }
        reached
    }
}
