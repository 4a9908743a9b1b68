//! The cost of looking a piece up, which unites the records of its riders and of its other parts.

use quadrille_runtime::U256;
use quadrille_runtime::sliders::Frames;

use super::ListedCost;
use crate::list::{collected, list, some_list};
use crate::model::{Layout, Leap, Piece, WordSize};
use crate::solve::cost::Cost;
use crate::solve::moves::{
    Bent, Hop, OwnedWalk, PieceLookUps, RouteToBend, ShiftedLameLeaps, Slide, UnitedLookUps,
};
use crate::solve::sliders::LookUp as _;
use crate::solve::{Bitboards, Target};
use crate::sort;

/// The costs of attacks of all pieces, then on the empty board, then with instructions of some targets.
pub(super) fn costs(layout: &Layout, bitboards: &Bitboards) -> Vec<ListedCost> {
    let costs = PieceCosts { bitboards, entries: layout.numbering.entries() };
    let pieces = || layout.pieces.iter().enumerate();
    let named = |piece: &Piece, function: &str, cost: Cost| {
        ListedCost::new(format!("{}_{function}", piece.name), cost)
    };
    let mut listed = list(pieces(), |(index, piece)| {
        named(piece, "attacks", costs.attacks(&bitboards.moves[index]))
    });
    let has_empty = pieces().filter(|(index, _)| bitboards.on_empty[*index].is_some());
    listed.extend(list(has_empty, |(_, piece)| named(piece, "attacks_empty", costs.row())));
    for piece in layout.pieces.iter().filter(|piece| piece.leaps.is_empty()) {
        let extracted = extracted(bitboards, &piece.rides);
        listed.extend(extracted.map(|cost| named(piece, "attacks", cost).on(Target::Bmi2)));
    }
    listed
}

/// The bytes of all tables of pieces, for targets without instructions for them.
pub(super) fn table_bytes(layout: &Layout, bitboards: &Bitboards) -> usize {
    let costs = PieceCosts { bitboards, entries: layout.numbering.entries() };
    let (mut bytes, mut all) = (0, Vec::new());
    for (sides, on_empty) in bitboards.moves.iter().zip(&bitboards.on_empty) {
        let look_ups: Vec<&UnitedLookUps> = sides.iter().flat_map(PieceLookUps::look_ups).collect();
        bytes += costs.own_bytes(&look_ups);
        bytes += if on_empty.is_some() { costs.row().bytes } else { 0 };
        all.extend(look_ups);
    }
    bytes + costs.shared_bytes(&all)
}

/// The cost of riders that are all looked up by extracted bits.
fn extracted(bitboards: &Bitboards, rides: &[Leap]) -> Option<Cost> {
    let rides = some_list(rides, |&ride| {
        let pext = bitboards.rider(ride)?.pext.as_ref()?;
        Some(pext.cost().then(Cost::loads(0, pext.tables().bytes)))
    });
    rides?.into_iter().reduce(Cost::united)
}

/// The data on which the costs of pieces depend.
struct PieceCosts<'a> {
    bitboards: &'a Bitboards,
    /// The number of entries of a table by number.
    entries: usize,
}

impl PieceCosts<'_> {
    /// The cost of a piece's attacks, given its look-ups by colour: the operations and loads of the colour that
    /// costs more, the choice of the colour, and the tables of both.
    fn attacks(&self, sides: &[PieceLookUps]) -> Cost {
        let costs = sides.iter().map(|side| self.look_ups(&side.attacks));
        let most = costs.max_by_key(|cost| cost.operations + cost.loads).unwrap_or_default();
        // Selecting the colour overlaps with the look-ups.
        let choice = u32::from(sides.len() > 1);
        let (operations, depth) = (most.operations + choice, most.depth.max(choice));
        Cost { bytes: self.bytes(sides), operations, depth, ..most }
    }

    /// The bytes of all tables that attacks read, each counted once.
    fn bytes(&self, sides: &[PieceLookUps]) -> usize {
        let look_ups = list(sides, |side| &side.attacks);
        self.own_bytes(&look_ups) + self.shared_bytes(&look_ups)
    }

    /// The bytes of tables that only this piece has.
    fn own_bytes(&self, look_ups: &[&UnitedLookUps]) -> usize {
        let (mut rows, mut sets): (Vec<&[U256]>, Vec<&[u64]>) = (Vec::new(), Vec::new());
        let mut bytes = 0;
        for look_ups in look_ups {
            rows.extend(self::rows(look_ups));
            let shifted = look_ups.shifted.as_ref().map(|leaps| &*leaps.sets);
            sets.extend(shifted.filter(|shifted| !sets.contains(shifted)));
            bytes +=
                look_ups.bent.iter().map(|bent| bent.there().len()).sum::<usize>() * self.entries;
        }
        bytes += sort::distinct(rows).len() * self.row().bytes;
        bytes + sets.into_iter().map(size_of_val).sum::<usize>()
    }

    /// The bytes of tables that pieces share: those of riders, and of the second sets of hoppers.
    fn shared_bytes(&self, look_ups: &[&UnitedLookUps]) -> usize {
        let rides = sort::distinct(look_ups.iter().flat_map(|look_ups| look_ups.rides()));
        let mut bytes: usize = rides.into_iter().map(|ride| self.ride(ride).bytes).sum();
        let hops = || look_ups.iter().flat_map(|look_ups| look_ups.hops());
        for hopper in &self.bitboards.hoppers {
            let is_read = hops().any(|hop| hop.is_of(hopper.ride, hopper.landing));
            bytes += if is_read { hopper.names.len() } else { 0 };
        }
        bytes
    }

    /// A load from a table by number.
    fn row(&self) -> Cost {
        Cost::loads(1, self.entries * self.bitboards.word.bytes())
    }

    /// The cost of looking a rider up, including the rotation of frames.
    fn ride(&self, ride: Leap) -> Cost {
        rotated(self.in_frame(ride), self.bitboards.frames(ride))
    }

    /// The cost of a rider's look-up without the rotation of frames.
    fn in_frame(&self, ride: Leap) -> Cost {
        self.bitboards.rider(ride).map_or_else(Cost::default, |solved| {
            let look_up = solved.method.look_up();
            look_up.cost().then(Cost::loads(0, look_up.tables().bytes))
        })
    }

    /// The cost of riders that are looked up together and rotated together.
    fn slide(&self, Slide { rides, mask }: &Slide<'_>) -> Cost {
        let together = Cost::union(rides.iter().map(|&ride| self.in_frame(ride)));
        self.masked(rotated(together, self.bitboards.frames(rides[0])), mask.is_some())
    }

    /// The operations and loads of all parts. Their tables are counted in [`bytes`](Self::bytes).
    fn look_ups(&self, look_ups: &UnitedLookUps) -> Cost {
        let UnitedLookUps { always, slides, rays, hops, shifted, lame, bent, walks, trial: _ } =
            look_ups;
        let mut parts = collected((!always.is_empty()).then(|| self.row()));
        parts.extend(list(self.bitboards.slides(slides), |slide| self.slide(&slide)));
        // The operations find the lowest occupied bit and all below, or the highest and all above.
        let of_ray = |rise| self.row().then(Cost::operations(if rise { 4 } else { 5 }));
        parts.extend(list(rays, |ray| of_ray(ray.rise)));
        parts.extend(list(hops, |hop| self.hop(hop)));
        parts.extend(shifted.as_ref().map(|leaps| self.shifted(leaps)));
        parts.extend(list(lame, |_| self.row().then(self.row()).then(Cost::operations(3))));
        parts.extend(list(bent, |bent| self.bent(bent)));
        parts.extend(list(walks, |walk| self.walk(walk)));
        Cost::union(parts)
    }

    /// The cost of each bend by itself: where its ride begins, the ride, the mask, and the test that the passed
    /// squares are empty.
    fn bent(&self, bent: &Bent) -> Cost {
        let Bent { slides, hops, routes: _ } = bent;
        let slides = list(self.bitboards.slides(slides), |slide| self.slide(&slide));
        let on = Cost::union(slides.into_iter().chain(list(hops, |hop| self.hop(hop))));
        let at = Cost::loads(1, 0);
        Cost::union(list(bent.there(), |RouteToBend { passed, .. }| {
            let own = at.then(self.masked(on, true));
            // The passed squares are tested before the ride's result is known.
            let free = self.row().then(Cost { depth: 1, ..Cost::operations(3) });
            if passed.is_empty() { own } else { own.then(free) }
        }))
    }

    /// A walk over as many squares as a side of the board has, or as its range: of each its coordinates, its number, and
    /// whether it is occupied.
    fn walk(&self, walk: &OwnedWalk) -> Cost {
        let files = self.bitboards.geometry.files.len();
        let side = files.max(self.bitboards.geometry.ranks.len());
        let squares = side.min(walk.borrowed::<U256>().route.range.into());
        let square = Cost { operations: 10, depth: 6, ..Cost::loads(1, 0) };
        (0..squares).fold(Cost::default(), |walked, _| walked.then(square))
    }

    fn masked(&self, cost: Cost, is_masked: bool) -> Cost {
        if is_masked { cost.then(self.row()).then(Cost::operations(1)) } else { cost }
    }

    fn hop(&self, hop: &Hop) -> Cost {
        let rider = self.ride(hop.ride);
        let reached = match self.bitboards.hopper(hop) {
            // These are a second name and a second set, and the difference of both sets.
            Some(_) => rider.then(Cost::operations(2)).then(Cost::loads(2, 0)),
            None => {
                let near = if hop.near.is_some() { self.row() } else { Cost::default() };
                rider.then(near).then(Cost::operations(4)).then(rider)
            }
        };
        self.masked(reached, hop.mask.is_some())
    }

    /// The cost of the amount to rotate by, and both rotations; for each key a mask, a product and its shift;
    /// unions, and the mask of targets.
    fn shifted(&self, leaps: &ShiftedLameLeaps) -> Cost {
        let keys = leaps.keys.iter().map(|_| Cost::operations(3).then(Cost::loads(1, 0)));
        let keys = Cost::union(keys);
        // The rotated half is copied into both halves.
        let in_both = if leaps.word == WordSize::U128 { 2 } else { 0 };
        Cost::operations(2).then(keys).then(Cost::operations(2 + in_both)).then(self.row())
    }
}

/// The tables by number that some look-ups read.
fn rows(look_ups: &UnitedLookUps) -> Vec<&[U256]> {
    let UnitedLookUps { always, slides, rays, hops: _, shifted, lame, bent, walks: _, trial } =
        look_ups;
    let mut rows: Vec<&[U256]> = vec![always];
    rows.extend(list(rays, |ray| &*ray.rays));
    let masks = list(slides, |slide| &slide.mask).into_iter();
    for mask in masks.chain(look_ups.hops().map(|hop| &hop.mask)) {
        rows.extend(mask.as_deref());
    }
    for route in bent.iter().flat_map(Bent::there) {
        rows.extend([&*route.passed, &*route.targets]);
    }
    for hop in look_ups.hops() {
        rows.extend(hop.near.as_deref());
    }
    rows.extend(shifted.as_ref().map(|leaps| &*leaps.targets));
    for lame in lame {
        rows.extend([&*lame.paths, &*lame.targets]);
    }
    rows.extend(trial.as_ref().map(|trial| &*trial.from));
    rows.retain(|row| !row.is_empty());
    rows
}

/// The cost, plus finding the slot and the rotation, and rotating the occupancy and the result.
fn rotated(cost: Cost, frames: Frames<'_>) -> Cost {
    cost.then(match frames {
        Frames::Own => Cost::default(),
        Frames::Rotated(_) => Cost { depth: 3, ..Cost::operations(4) },
        Frames::RotatedFrom(bases) => Cost::operations(5).then(Cost::loads(1, bases.len())),
    })
}
