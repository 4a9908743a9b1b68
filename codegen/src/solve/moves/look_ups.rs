//! The look-ups of a piece, as data that verification runs and emission writes out.

use quadrille_runtime::U256;
use quadrille_runtime::Word;
use quadrille_runtime::moves::{falling, next, past, rising};

use super::{LamePaths, OwnedTrial, OwnedWalk, ShiftedLameLeaps};
use crate::list::list;
use crate::model::{Landing, Leap, WordSize, in_words};

/// The look-ups of a piece of one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceLookUps {
    /// The squares on which it captures.
    pub attacks: UnitedLookUps,
    /// The squares to which it goes without capturing.
    pub moves: UnitedLookUps,
    /// The squares from which it attacks a square.
    pub attackers: UnitedLookUps,
}

impl PieceLookUps {
    /// The look-ups of a piece that attacks and moves alike: by leaps, given by number, and by whole rides.
    pub fn plain(always: Vec<U256>, rides: &[Leap]) -> PieceLookUps {
        let slides = list(rides, |&ride| MaskedRider { ride, mask: None });
        let attacks = UnitedLookUps { always, slides, ..UnitedLookUps::default() };
        PieceLookUps { moves: attacks.clone(), attackers: attacks.clone(), attacks }
    }

    /// The look-ups of attacks, of moves and of attackers.
    pub fn look_ups(&self) -> impl Iterator<Item = &UnitedLookUps> {
        [&self.attacks, &self.moves, &self.attackers].into_iter()
    }
}

/// Parts whose results are united.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitedLookUps {
    /// The squares reached for any occupancy, by number; empty if there are none.
    pub always: Vec<U256>,
    /// Riders whose attacks are masked.
    pub slides: Vec<MaskedRider>,
    /// Rays that are looked up without a rider.
    pub rays: Vec<Rays>,
    /// Rides that jump over a hurdle.
    pub hops: Vec<Hop>,
    /// Lame leapers, if all squares can share their keys.
    pub shifted: Option<ShiftedLameLeaps>,
    /// Other lame leapers, path by path.
    pub lame: Vec<LamePaths>,
    /// Rides and hops behind a bend.
    pub bent: Vec<Bent>,
    /// Rides and hops that are walked, since edges wrap, from the square looked up.
    pub walks: Vec<OwnedWalk>,
    /// Walks from candidate squares to the square looked up: its attackers.
    pub trial: Option<OwnedTrial>,
}

/// A rider, with a mask of the squares that its piece reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaskedRider {
    /// The rider in whose tables the squares are.
    pub ride: Leap,
    /// The mask by number, or `None` if it would keep every square.
    pub mask: Option<Vec<U256>>,
}

/// The riders of one look-up: one with a mask, or all unmasked riders of one frame.
#[derive(Clone, Debug)]
pub struct Slide<'a> {
    /// The riders, at least one.
    pub rides: Vec<Leap>,
    /// The mask by number, or `None` if it would keep every square.
    pub mask: Option<&'a [U256]>,
}

/// A ray from each square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rays {
    /// True if numbers rise along them rather than fall.
    pub rise: bool,
    /// The ray from each number.
    pub rays: Vec<U256>,
}

/// A rider that is looked up twice, with a mask of the squares that its piece reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hop {
    /// The rider that hops.
    pub ride: Leap,
    /// The squares beyond the hurdle where it lands.
    pub landing: Landing,
    /// The squares that may be the hurdle, by number of the square looked up; `None` if all may. They give the attackers
    /// by a hopper that lands right behind its hurdle.
    pub near: Option<Vec<U256>>,
    /// The mask by number, or `None` if it would keep every square.
    pub mask: Option<Vec<U256>>,
}

/// A rider or a hopper behind bends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bent {
    /// The riders behind the bend, without masks.
    pub slides: Vec<MaskedRider>,
    /// The hoppers behind the bend, without masks.
    pub hops: Vec<Hop>,
    /// The bends of its lines.
    pub routes: BendLookUps,
}

/// How lines bend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BendLookUps {
    /// From the piece's square, bend by bend.
    FromPiece(Vec<RouteToBend>),
    /// Attackers: from the bends back, all routes with the same bend together.
    FromBends(Vec<RouteFromBend>),
    /// Attackers by trial: the attacks of the candidate squares, which are given by number.
    ByTrial(Vec<RouteToBend>, Vec<U256>),
}

impl Bent {
    /// The routes from the piece's square to its bends.
    pub fn there(&self) -> &[RouteToBend] {
        match &self.routes {
            BendLookUps::FromPiece(routes) | BendLookUps::ByTrial(routes, _) => routes,
            BendLookUps::FromBends(_) => &[],
        }
    }
}

/// A bend from each square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RouteToBend {
    /// The squares that must be empty, by number; empty if no route passes any.
    pub passed: Vec<U256>,
    /// The number of the square from which the ride is looked up, by number.
    pub at: Vec<u8>,
    /// The mask of the ride's squares that the piece reaches, by number.
    pub targets: Vec<U256>,
}

/// A route back from the bends to the pieces, by the same shifts on the whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RouteFromBend {
    /// The amount that the route from the bend back to the piece's square adds to numbers.
    pub by: i32,
    /// The amounts that lead back to the piece's square from the other squares passed.
    pub passed: Vec<i32>,
    /// By number of the target: the squares from which a piece may come.
    pub targets: Vec<U256>,
}

impl Hop {
    /// True if this is the hop of a ride with this landing, over any hurdle.
    pub fn is_of(&self, ride: Leap, landing: Landing) -> bool {
        self.ride == ride && self.landing == landing && self.near.is_none()
    }
    /// The occupancy of the second look-up, by the runtime's function. The first look-up from a number found the
    /// squares `met`; `all` has all pieces and the hurdles.
    pub fn occupied(&self, word: WordSize, number: usize, met: U256, all: [U256; 2]) -> U256 {
        let [occupied, hurdles] = all;
        let hurdles = self.near.as_ref().map_or(hurdles, |near| hurdles & near[number]);
        in_words!(word, W => {
            let [met, occupied, hurdles] = [met, occupied, hurdles].map(W::truncated);
            let over = match self.landing {
                Landing::Anywhere => past::<W>,
                Landing::Next => next::<W>,
            };
            over(met, occupied, hurdles).into()
        })
    }
}

impl Rays {
    /// The squares reached from a number, by the runtime's function.
    pub fn attacks(&self, word: WordSize, number: usize, occupancy: U256) -> U256 {
        let ray = self.rays[number];
        in_words!(word, W => {
            let by = if self.rise { rising::<W> } else { falling::<W> };
            by(W::truncated(ray), W::truncated(occupancy)).into()
        })
    }
}

impl UnitedLookUps {
    /// Returns whether no square is ever reached.
    pub fn is_empty(&self) -> bool {
        *self == UnitedLookUps::default()
    }

    /// The riders that are looked up, each once or more often.
    pub fn rides(&self) -> Vec<Leap> {
        let slides = self.slides.iter().chain(self.bent.iter().flat_map(|bent| &bent.slides));
        let mut rides = list(slides, |slide| slide.ride);
        rides.extend(list(self.hops(), |hop| hop.ride));
        rides
    }

    /// Returns whether anything is walked square by square.
    pub fn is_walked(&self) -> bool {
        !self.walks.is_empty() || self.trial.is_some()
    }

    /// Returns whether the look-ups go along straight lines, which have X-rays.
    pub fn has_lines(&self) -> bool {
        let is_straight = |walk: &OwnedWalk| walk.borrowed::<U256>().is_straight();
        !self.slides.is_empty() || !self.rays.is_empty() || self.walks.iter().any(is_straight)
    }

    /// All hops, including those behind bends.
    pub fn hops(&self) -> impl Iterator<Item = &Hop> {
        self.hops.iter().chain(self.bent.iter().flat_map(|bent| &bent.hops))
    }

    /// Returns whether the result depends on the occupancy.
    pub fn is_blocked(&self) -> bool {
        *self != UnitedLookUps { always: self.always.clone(), ..UnitedLookUps::default() }
    }
}
