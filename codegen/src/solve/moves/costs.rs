//! What a piece's look-ups cost: the records of its riders and of its other parts, united.

use super::{
    Hop, LamePaths, MaskedRider, Over, PieceLookUps, Rays, ShiftedLameLeaps, ShiftedSets,
    UnitedLookUps,
};
use crate::layout::{Leap, WordSize};
use crate::solve::Bitboards;
use crate::solve::cost::Cost;
use crate::solve::sliders::{RiderLookUp, TurnTables, Turns};

/// What is asked to know the costs of pieces.
pub struct PieceCosts<'a> {
    bitboards: &'a Bitboards,
    /// How many entries a table by number has.
    entries: usize,
}

impl<'a> PieceCosts<'a> {
    /// The costs of pieces of a solution, whose tables by number have so many entries.
    pub fn new(bitboards: &'a Bitboards, entries: usize) -> PieceCosts<'a> {
        PieceCosts { bitboards, entries }
    }

    /// What attacks of a piece cost that has these look-ups by colour: the operations of the colour that needs more, the
    /// choice, and the tables of both.
    pub fn attacks(&self, sides: &[PieceLookUps]) -> Cost {
        let costs = sides.iter().map(|side| self.look_ups(&side.attacks));
        let most = costs.clone().max_by_key(|cost| (cost.operations + cost.loads, cost.bytes));
        let choice = Cost::operations(u32::from(sides.len() > 1));
        let mut bytes = costs.map(|cost| cost.bytes).sum();
        if let [first, second] = sides {
            bytes -= self.shared(&first.attacks, &second.attacks);
        }
        Cost { bytes, ..most.unwrap_or_default().then(choice) }
    }

    /// The bytes of tables that both read.
    fn shared(&self, first: &UnitedLookUps, second: &UnitedLookUps) -> usize {
        let others: Vec<Leap> = rides(second).collect();
        let riders = rides(first).filter(|ride| others.contains(ride));
        let riders: usize = riders.map(|ride| self.ride(ride).bytes).sum();
        let sets = first.shifted.iter().zip(&second.shifted).filter(|(a, b)| a.sets == b.sets);
        let sets: usize = sets.map(|(a, _)| a.sets.bytes()).sum();
        let others = rows(second);
        let rows = rows(first).into_iter().filter(|row| others.contains(row)).count();
        riders + sets + rows * self.row().bytes
    }

    /// A load from a table by number.
    pub fn row(&self) -> Cost {
        Cost::loads(1, self.entries * self.bitboards.word.bits() as usize / 8)
    }

    /// The cost of looking a rider up.
    pub fn ride(&self, ride: Leap) -> Cost {
        let solved = self.bitboards.sliders.iter().find(|solved| solved.ride == ride);
        solved.map_or_else(Cost::default, rider)
    }

    fn look_ups(&self, look_ups: &UnitedLookUps) -> Cost {
        let UnitedLookUps { always, slides, rays, hops, shifted, lame } = look_ups;
        let always = (!always.is_empty()).then(|| self.row());
        let slides = slides
            .iter()
            .map(|MaskedRider { ride, mask }| self.masked(self.ride(*ride), mask.is_some()));
        let rays = rays.iter().map(|ray| self.ray(ray));
        let hops = hops.iter().map(|hop| self.hop(hop));
        let shifted = shifted.as_ref().map(|leaps| self.shifted(leaps));
        let lame = lame.iter().map(|path| self.lame(path));
        let parts = always.into_iter().chain(slides).chain(rays).chain(hops);
        Cost::union(parts.chain(shifted).chain(lame))
    }

    fn masked(&self, cost: Cost, is_masked: bool) -> Cost {
        if is_masked { cost.then(self.row()).then(Cost::operations(1)) } else { cost }
    }

    /// The lowest occupied bit and all below, or the highest and all above.
    fn ray(&self, Rays { rise, .. }: &Rays) -> Cost {
        self.row().then(Cost::operations(if *rise { 4 } else { 6 }))
    }

    fn hop(&self, hop: &Hop) -> Cost {
        let rider = self.ride(hop.ride);
        let reached = match self.bitboards.hopper(hop.ride, &hop.over) {
            // A second name and a second set, and the difference of both sets.
            Some(hopper) => {
                rider.then(Cost::operations(2)).then(Cost::loads(2, hopper.names.len()))
            }
            None => {
                let near =
                    if matches!(hop.over, Over::Near(_)) { self.row() } else { Cost::default() };
                let again = Cost { bytes: 0, ..rider };
                rider.then(near).then(Cost::operations(4)).then(again)
            }
        };
        self.masked(reached, hop.mask.is_some())
    }

    /// The turn to the square; of each key a mask, a product and its shift; the turn back, of one half for both if it can
    /// be, and the mask of targets.
    fn shifted(&self, leaps: &ShiftedLameLeaps) -> Cost {
        let keys = leaps.keys.iter().map(|_| Cost::operations(3).then(Cost::loads(1, 0)));
        let keys = Cost::union(keys).then(Cost::loads(0, leaps.sets.bytes()));
        let is_of_halves =
            leaps.word == WordSize::U128 && matches!(leaps.sets, ShiftedSets::OfHalves(_));
        let back = if is_of_halves { 3 } else { 1 };
        Cost::operations(3).then(keys).then(Cost::operations(back + 1)).then(self.row())
    }

    fn lame(&self, _: &LamePaths) -> Cost {
        self.row().then(self.row()).then(Cost::operations(3))
    }
}

/// The rides that are looked up.
fn rides(look_ups: &UnitedLookUps) -> impl Iterator<Item = Leap> {
    let slides = look_ups.slides.iter().map(|slide| slide.ride);
    slides.chain(look_ups.hops.iter().map(|hop| hop.ride))
}

/// The tables by number of the piece's own.
fn rows(look_ups: &UnitedLookUps) -> Vec<&[u128]> {
    let UnitedLookUps { always, slides, rays, hops, shifted, lame } = look_ups;
    let mut rows = vec![&always[..]];
    rows.extend(slides.iter().filter_map(|slide| slide.mask.as_deref()));
    rows.extend(rays.iter().map(|ray| &ray.rays[..]));
    rows.extend(hops.iter().filter_map(|hop| hop.mask.as_deref()));
    rows.extend(shifted.iter().map(|leaps| &leaps.targets[..]));
    rows.extend(lame.iter().flat_map(|path| [&path.paths[..], &path.targets]));
    rows.retain(|row| !row.is_empty());
    rows
}

/// The cost of looking a rider up, its tables and turns included.
fn rider(solved: &RiderLookUp) -> Cost {
    let look_up = solved.method.look_up();
    let tables = Cost::loads(0, look_up.tables().bytes);
    let turns =
        solved.turns.as_ref().map_or_else(Cost::default, |turns| turned(&Turns::tables(turns)));
    look_up.work().then(tables).then(turns)
}

/// Finding the slot and the turn, and turning the occupancy and the result.
fn turned(turns: &TurnTables) -> Cost {
    match turns {
        TurnTables::Rotated { .. } => Cost { depth: 3, ..Cost::operations(4) },
        TurnTables::RotatedFrom { bases } => {
            Cost { depth: 4, ..Cost::operations(5).then(Cost::loads(1, bases.len())) }
        }
        TurnTables::Swapped { .. } => {
            Cost { depth: 8, ..Cost::operations(11).then(Cost::loads(1, 64)) }
        }
        TurnTables::SwappedAndRotated { .. } => {
            Cost { depth: 10, ..Cost::operations(13).then(Cost::loads(2, 128)) }
        }
    }
}
