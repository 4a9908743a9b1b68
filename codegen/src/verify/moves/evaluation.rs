//! Runs the look-ups of a piece: the runtime's functions over the tables that are emitted. Riders are
//! the reference's, since their look-ups are verified separately.

use quadrille_runtime::U256;
use quadrille_runtime::Word;
use quadrille_runtime::moves::bent_back;

use crate::list::{both, union};
use crate::model::{Leap, Numbering, Square, SquareSet, WordSize, in_words, set_of, squares_of};
use crate::reference;
use crate::reference::moves::Standing;
use crate::solve::moves::{
    BendLookUps, Bent, Hop, MaskedRider, OwnedTrial, OwnedWalk, RouteFromBend, RouteToBend,
    UnitedLookUps, if_free, owned_walks,
};

/// Evaluates look-ups on an occupancy, with the reference's riders.
pub struct Evaluation<'a> {
    numbering: &'a Numbering,
    word: WordSize,
    /// The number at each cell of the board's box.
    cells: &'a [u8],
    standing: Standing,
    /// The occupied squares and the hurdles, as bitboards.
    occupied: U256,
    hurdles: U256,
}

impl<'a> Evaluation<'a> {
    /// Look-ups of a numbering with sets of this word, given its [`cells`](owned_walks::cells).
    pub fn new(
        numbering: &'a Numbering,
        word: WordSize,
        cells: &'a [u8],
        standing: Standing,
    ) -> Evaluation<'a> {
        let [occupied, hurdles] =
            both([standing.occupied, standing.hurdles], |set| numbering.word(set));
        Evaluation { numbering, word, cells, standing, occupied, hurdles }
    }

    /// The squares looked up from a square.
    pub fn of(&self, look_ups: &UnitedLookUps, square: Square) -> SquareSet {
        let number = usize::from(self.numbering.number(square));
        let occupied = self.occupied;
        let mut reached = look_ups.always.get(number).copied().unwrap_or_default();
        for rays in &look_ups.rays {
            reached |= rays.attacks(self.word, number, occupied);
        }
        if let Some(leaps) = &look_ups.shifted {
            reached |= leaps.attacks(number, occupied);
        }
        for lame in &look_ups.lame {
            reached |= lame.attacks(self.word, number, occupied);
        }
        reached |= self.walked(&look_ups.walks, square);
        if let Some(OwnedTrial { walks, from }) = &look_ups.trial {
            let target = self.numbering.word(square.bit());
            let attacks = |from: &Square| !(self.walked(walks, *from) & target).is_zero();
            let from = squares_of(self.numbering.set(from[number])).filter(attacks);
            reached |= self.numbering.word(set_of(from));
        }
        let bent = union(look_ups.bent.iter().map(|bent| self.bent(square, bent)));
        let reached = self.numbering.set(reached);
        let mask = |mask: &Option<Vec<U256>>| {
            mask.as_ref().map_or(SquareSet::MAX, |mask| self.numbering.set(mask[number]))
        };
        let slides = union(look_ups.slides.iter().map(|MaskedRider { ride, mask: of }| {
            self.ride(square, *ride, self.standing.occupied) & mask(of)
        }));
        let hops = look_ups.hops.iter().map(|hop| self.hop(square, hop) & mask(&hop.mask));
        reached | slides | union(hops) | bent
    }

    fn walked(&self, walks: &[OwnedWalk], from: Square) -> U256 {
        if walks.is_empty() {
            return U256::MIN;
        }
        let sets = [self.occupied, self.hurdles];
        owned_walks::reached((self.numbering, self.cells), self.word, walks, from, sets)
    }

    fn bent(&self, square: Square, Bent { slides, hops, routes }: &Bent) -> SquareSet {
        let on = |square| {
            let slides = slides.iter().map(|it| self.ride(square, it.ride, self.standing.occupied));
            union(slides) | union(hops.iter().map(|hop| self.hop(square, hop)))
        };
        let there = |routes: &[RouteToBend], from: Square| {
            union(routes.iter().map(|route| self.there(from, route, on)))
        };
        match routes {
            BendLookUps::FromPiece(routes) => there(routes, square),
            BendLookUps::FromBends(routes) => {
                let bends = on(square) & !self.standing.occupied;
                union(routes.iter().map(|route| self.back(square, route, bends)))
            }
            BendLookUps::ByTrial(routes, from) => {
                let number = |square| usize::from(self.numbering.number(square));
                let target = self.numbering.word(square.bit());
                // Only routes that can reach the target need a look-up.
                let attacks = |from: &Square| {
                    let may =
                        |route: &&RouteToBend| !(route.targets[number(*from)] & target).is_zero();
                    let mut routes = routes.iter().filter(may);
                    routes.any(|route| square.is_in(self.there(*from, route, on)))
                };
                set_of(squares_of(self.numbering.set(from[number(square)])).filter(attacks))
            }
        }
    }

    /// The squares reached over a bend, by the runtime's function.
    fn there(
        &self,
        from: Square,
        RouteToBend { passed, at, targets }: &RouteToBend,
        on: impl Fn(Square) -> SquareSet,
    ) -> SquareSet {
        let number = usize::from(self.numbering.number(from));
        let Some(begin) = self.numbering.square(at[number]) else { return SquareSet::MIN };
        let targets = on(begin) & self.numbering.set(targets[number]);
        let Some(&passed) = passed.get(number) else { return targets };
        let targets = self.numbering.word(targets);
        self.numbering.set(if_free(self.word, passed, targets, self.occupied))
    }

    /// The squares from which a piece bends on these squares, by the runtime's function.
    fn back(&self, target: Square, route: &RouteFromBend, bends: SquareSet) -> SquareSet {
        let RouteFromBend { by, passed, targets } = route;
        let origins = targets[usize::from(self.numbering.number(target))];
        let (bends, occupied) = (self.numbering.word(bends), self.occupied);
        self.numbering.set(in_words!(self.word, W => {
            let [bends, occupied, origins] = [bends, occupied, origins].map(W::truncated);
            bent_back::<W>(bends, occupied, *by, passed, origins).into()
        }))
    }

    fn ride(&self, square: Square, ride: Leap, occupied: SquareSet) -> SquareSet {
        reference::rides(self.numbering.board(), square, ride, occupied)
    }

    fn hop(&self, square: Square, hop: &Hop) -> SquareSet {
        let first = self.ride(square, hop.ride, self.standing.occupied);
        let word = |set| self.numbering.word(set);
        let number = usize::from(self.numbering.number(square));
        let sets = [self.occupied, self.hurdles];
        let second = hop.occupied(self.word, number, word(first), sets);
        let second = self.numbering.set(second & word(self.numbering.board().all()));
        self.ride(square, hop.ride, second).and_not(first)
    }
}
