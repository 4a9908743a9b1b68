//! What the functions of pieces of any movement cost.

use super::super::function_cost::FunctionCost;
use super::super::{pieces, squares};
use super::Emitter;
use super::look_ups::bytes_of_shifted;
use crate::layout::{Leap, WordSize};
use crate::model::movement::Rule;
use crate::solve::moves::routes::range;
use crate::solve::moves::{
    Hop, MaskedRider, Over, PieceLookUps, Rays, ShiftedLameLeaps, ShiftedSets, UnitedLookUps,
};

/// The bytes of a way to move in the lists that are walked, where addresses have 64 bits.
const TAKEN: usize = 64;

/// What hoppers may hop over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hurdles {
    /// All pieces.
    All,
    /// Some of them.
    Some,
}

/// Operations on a square that is walked over: its file and rank, whether the board has it, its bit.
const WALKED: u32 = 12;

impl Emitter<'_> {
    /// The cost of a function that looks up one of these sides, by colour.
    pub(super) fn cost(
        &self,
        sides: &[&UnitedLookUps],
        is_quiet: bool,
        over: Hurdles,
    ) -> FunctionCost {
        let chosen = u32::from(sides.len() > 1) + u32::from(is_quiet);
        let costs = sides.iter().enumerate();
        let costs = costs.map(|(side, look_ups)| self.cost_of_side(side, look_ups, over));
        costs.reduce(|one, other| one.or(&other)).unwrap_or_default().plus(chosen)
    }

    /// All parts, joined. `side` is in the names of tables, as each colour has its own.
    fn cost_of_side(&self, side: usize, look_ups: &UnitedLookUps, over: Hurdles) -> FunctionCost {
        let UnitedLookUps { always, slides, rays, hops, shifted, lame } = look_ups;
        let row = |part: &str| self.row_cost(side, part);
        let always = (!always.is_empty()).then(|| row("always"));
        let slides = slides.iter().enumerate().map(|(at, MaskedRider { ride, mask })| {
            let mask = mask.as_ref().map(|_| row(&format!("slide {at}")).plus(1));
            self.ride(*ride).and(&mask.unwrap_or_default())
        });
        let rays = rays.iter().enumerate();
        let rays =
            rays.map(|(at, Rays { rise, .. })| row(&format!("ray {at}")).plus(of_ray(*rise)));
        let hops = hops.iter().enumerate();
        let hops = hops.map(|(at, hop)| self.cost_of_hop(side, at, hop, over));
        let shifted = shifted.iter().map(|leaps| self.of_shifted_lame_leaps(side, leaps));
        // Nothing on the path, or nothing is reached.
        let lame = (0..lame.len())
            .map(|at| row(&format!("path {at}")).and(&row(&format!("targets {at}"))).plus(3));
        let parts = always.into_iter().chain(slides).chain(rays).chain(hops).chain(shifted);
        joined(&parts.chain(lame).collect::<Vec<_>>())
    }

    /// A rider looked up twice, the second time without what it saw first; or a hopper in the tables of its
    /// rider.
    fn cost_of_hop(&self, side: usize, at: usize, hop: &Hop, hurdles: Hurdles) -> FunctionCost {
        let Hop { ride, over, mask } = hop;
        let hopper = self.bitboards.hopper(*ride, over).filter(|_| hurdles == Hurdles::All);
        let twice = match hopper {
            Some(hopper) => pieces::cost_of_hopper(self.emission, self.bitboards, hopper),
            None => self.ride(*ride).times(2).plus(4),
        };
        let near = matches!(over, Over::Near(_))
            .then(|| self.row_cost(side, &format!("near {at}")).plus(1));
        let mask = mask.as_ref().map(|_| self.row_cost(side, &format!("hop {at}")).plus(1));
        twice.and(&near.unwrap_or_default()).and(&mask.unwrap_or_default())
    }

    /// The occupancy shifted, a product for each key, and the sets shifted back.
    fn of_shifted_lame_leaps(&self, side: usize, leaps: &ShiftedLameLeaps) -> FunctionCost {
        let shifts = match (&leaps.sets, leaps.word) {
            (ShiftedSets::OfHalves(_), WordSize::U64) => 4,
            (ShiftedSets::OfHalves(_), WordSize::U128) => 11,
            (ShiftedSets::Wide(_), _) => 20,
        };
        let keys = leaps.keys.len() as u32;
        let own = bytes_of_shifted(leaps);
        let sets = FunctionCost::loads(keys, &format!("shifted {side}"), own).plus(4 * keys - 1);
        sets.and(&self.row_cost(side, "targets")).plus(shifts + 1)
    }

    /// What comes into sight: riders looked up twice, and rays.
    pub(super) fn cost_of_xrays(&self, sides: &[PieceLookUps]) -> FunctionCost {
        let of_side = |(side, moves): (usize, &PieceLookUps)| {
            let slides = moves.attacks.slides.iter().enumerate().map(|(at, slide)| {
                let mask = slide.mask.as_ref();
                let mask = mask.map(|_| self.row_cost(side, &format!("slide {at}")).plus(1));
                self.twice(slide.ride).and(&mask.unwrap_or_default())
            });
            let rays = moves.attacks.rays.iter().enumerate().map(|(at, Rays { rise, .. })| {
                self.row_cost(side, &format!("ray {at}")).plus(2 * of_ray(*rise) + 2)
            });
            joined(&slides.chain(rays).collect::<Vec<_>>())
        };
        let sides = sides.iter().enumerate().map(of_side);
        let chosen = u32::from(sides.len() > 1);
        sides.reduce(|one, other| one.or(&other)).unwrap_or_default().plus(chosen)
    }

    /// The cost of the X-ray attacks of a plain piece.
    pub(super) fn cost_of_plain_xrays(&self) -> FunctionCost {
        let rides = self.piece.rides.iter();
        joined(&rides.map(|&ride| self.twice(ride)).collect::<Vec<_>>())
    }

    /// What is walked at most, over lists of ways to move.
    pub(super) fn cost_of_routes(&self) -> FunctionCost {
        let board = self.emission.layout.board();
        let longest = u32::from(board.files().max(board.ranks())) - 1;
        let of_rule = |rule: &Rule| {
            let Some(range) = range(&rule.manner) else { return Vec::new() };
            let range = u32::from(range).min(longest);
            let steps = rule.steps.iter();
            steps.map(|(_, path)| range + 1 + path.len() as u32).collect::<Vec<_>>()
        };
        let ways: [Vec<u32>; 2] = match &self.piece.sides {
            Some(sides) => sides.each_ref().map(|rules| rules.iter().flat_map(of_rule).collect()),
            None => {
                let steps = self.piece.rides.iter().flat_map(|ride| ride.steps());
                let ways: Vec<u32> = steps.map(|_| longest + 1).collect();
                [ways.clone(), ways]
            }
        };
        let walked = ways.iter().map(|ways| ways.iter().sum::<u32>()).max().unwrap_or(0);
        let list = TAKEN * ways.iter().map(Vec::len).sum::<usize>();
        let places = squares::places(board.places());
        FunctionCost::loads(walked, "STEPS", list)
            .and(&FunctionCost::loads(walked, "PLACES", places))
            .and(&FunctionCost::loads(2, "COORDS", 2 * self.emission.entries()))
            .plus(WALKED * walked)
            .at_most()
    }

    fn twice(&self, ride: Leap) -> FunctionCost {
        self.ride(ride).times(2).plus(2)
    }

    fn ride(&self, ride: Leap) -> FunctionCost {
        pieces::cost_of_ride(self.emission, self.bitboards, ride)
    }

    /// A load from a table by square that is the piece's own.
    fn row_cost(&self, side: usize, part: &str) -> FunctionCost {
        let bytes = self.emission.entries() * self.bitboards.word.bits() as usize / 8;
        FunctionCost::load(&format!("{part} {side}"), bytes)
    }
}

/// The operations of the runtime's kernels for one ray.
fn of_ray(rise: bool) -> u32 {
    if rise { 4 } else { 6 }
}

fn joined(parts: &[FunctionCost]) -> FunctionCost {
    let joins = (parts.len() as u32).saturating_sub(1);
    parts.iter().fold(FunctionCost::default(), FunctionCost::and).plus(joins)
}
