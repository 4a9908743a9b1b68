//! Every look-up of a rider's attacks against the slow reference.
//!
//! The runtime's own look-ups are checked, over the very bytes that are emitted ([`LookUp::kernels`]).
//!
//! A board has too many occupancies to try them all. But a part of a look-up reads only the squares of its mask, so it
//! is checked on each of their occupancies, or on all that it can tell apart ([`Trials`]).
//!
//! It must give the union of its rays' attack sets. An attack along a ray depends only on the nearest occupied square,
//! so the reference is asked once for each nearest occupant of each ray, and its answers are combined as
//! [`reference::rides`] combines them.
//!
//! The rays of all parts together are all rays of the rider, so the look-up is right on every occupancy of the board.
//! If edges wrap, rays of a part may share squares. Then every occupancy of the part is tried, and each ray attacks what it
//! attacks on its own squares. A few whole boards for each square test that the parts are put together correctly.

use quadrille_runtime::U256;
use quadrille_runtime::sliders::{Frames, Rotation};

use crate::counted_work;
use crate::list::{collected, list, some_list, union};
use crate::model::{
    Landing, Leap, Manner, Numbering, Purpose, Rule, Square, SquareSet, UNLIMITED, WordSize, set_of,
};
use crate::reference;
use crate::reference::moves::{self, Standing};
use crate::solve::sliders::{Hopper, Kernel, LookUp, RiderLookUp, Trials};
use crate::sort;

/// A look-up that disagrees with the reference: a defect of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disagreement {
    /// The parts do not partition the rays, or a mask differs from its rays' relevant squares.
    Rays(u8),
    /// A look-up would read outside the tables.
    Bounds(u8),
    /// The attack set from this number is wrong, on this occupancy.
    Attacks(u8, U256),
}

/// Checks a rider on every square and every occupancy that it can tell apart; returns the number of look-ups.
///
/// # Errors
/// The first disagreement with the reference.
pub fn verify(numbering: &Numbering, solved: &RiderLookUp) -> Result<u64, Disagreement> {
    let mut tried = 0;
    let pext = solved.pext.as_ref().map(|tables| -> &dyn LookUp { tables });
    for look_up in std::iter::once(solved.method.look_up()).chain(pext) {
        let kernels = look_up.kernels(solved.ride.steps().len());
        let (&RiderLookUp { ride, word, .. }, frames) = (solved, solved.frames());
        tried += Check { numbering, ride, word, frames, kernels, landing: None }.verify()?;
    }
    Ok(tried)
}

/// Checks a hopper that is looked up in the tables of its rider, in the same way.
///
/// # Errors
/// The first disagreement with the reference.
pub fn verify_hopper(
    numbering: &Numbering,
    solved: &RiderLookUp,
    hopper: &Hopper,
) -> Result<u64, Disagreement> {
    let Some(kernel) = hopper.kernel(solved) else { return Err(Disagreement::Rays(0)) };
    let (&RiderLookUp { ride, word, .. }, landing) = (solved, Some(hopper.landing));
    let (frames, kernels) = (Frames::Own, vec![kernel]);
    Check { numbering, ride, word, frames, kernels, landing }.verify()
}

/// A check of look-ups that share tables and parts.
pub struct Check<'a> {
    /// The numbering whose tables are verified.
    pub numbering: &'a Numbering,
    /// The leap that the rider repeats.
    pub ride: Leap,
    /// The word of sets.
    pub word: WordSize,
    /// The frames in which squares are looked up.
    pub frames: Frames<'a>,
    /// The look-ups.
    pub kernels: Vec<Box<dyn Kernel>>,
    /// The landing of a hopper, or `None` for a rider.
    pub landing: Option<Landing>,
}

impl Check<'_> {
    fn verify(&self) -> Result<u64, Disagreement> {
        let steps = self.ride.steps();
        let parts = self.kernels[0].parts();
        let mut covered: Vec<usize> = parts.concat();
        sort::by_key(&mut covered, |&ray| ray);
        if !covered.into_iter().eq(0..steps.len()) {
            return Err(Disagreement::Rays(0));
        }
        let mut tried = 0;
        for number in 0..self.numbers() {
            tried += self.number(number, &steps, parts)?;
        }
        Ok(tried)
    }

    /// Returns whether rays may share squares.
    fn has_rings(&self) -> bool {
        let wraps = self.numbering.board().wraps();
        self.ride.steps().into_iter().any(|step| wraps.bend(step))
    }

    /// The count of numbers that a look-up accepts: 64 where that suffices, even for sets of 128 bits.
    pub fn numbers(&self) -> u8 {
        if self.numbering.len() <= 64 { 64 } else { 128 }
    }

    /// Checks one number; a number without a square attacks nothing.
    fn number(
        &self,
        number: u8,
        steps: &[(i16, i16)],
        parts: &[Vec<usize>],
    ) -> Result<u64, Disagreement> {
        let (slot, rotation) = self.frames.slot(number.into());
        let square = self.numbering.square(number);
        let rays = self.rays(square, steps);
        let mut tried = 0;
        for kernel in &self.kernels {
            if !kernel.is_within(slot) {
                return Err(Disagreement::Bounds(number));
            }
            let number_check =
                NumberCheck { check: self, kernel: &**kernel, number, slot, rotation };
            tried += number_check.parts(parts, &rays)? + number_check.whole(&rays)?;
        }
        Ok(tried)
    }

    /// The reference's attacks along each ray, for each occupancy that is tried.
    pub fn rays(&self, from: Option<Square>, steps: &[(i16, i16)]) -> Vec<Vec<Seen>> {
        let ray = |(ray, &step)| {
            let trials = self.kernels[0].trials(ray);
            from.map_or(vec![Seen::NOTHING], |from| self.ray(from, step, trials))
        };
        list(steps.iter().enumerate(), ray)
    }

    /// The reference's attacks along a ray for each occupancy that is tried, from the empty to the full one.
    fn ray(&self, from: Square, step: (i16, i16), trials: Trials) -> Vec<Seen> {
        let board = self.numbering.board();
        let squares: Vec<Square> = collected(reference::ray(board, from, step));
        let seen = |occupied: SquareSet| Seen {
            occupancy: self.numbering.word(occupied).low(),
            attacks: self.numbering.word(self.attacks(from, step, occupied)).low(),
        };
        if trials == Trials::Nearest {
            // Each nearest occupant, with all squares beyond it empty, and with all of them occupied.
            let mut trials = vec![seen(SquareSet::MIN)];
            for near in (0..squares.len()).rev() {
                let all_beyond = set_of(&squares[near..]);
                trials.extend([seen(squares[near].bit()), seen(all_beyond)]);
            }
            return trials;
        }
        // An occupant of the last square makes no difference.
        let mut relevant = squares[..squares.len().saturating_sub(1)].to_vec();
        relevant.reverse();
        let pairs = list(relevant.iter().enumerate(), |(index, nearest)| match self.landing {
            // Squares beyond the nearest piece do not matter to a rider.
            None => vec![seen(nearest.bit()); index + 1],
            Some(_) => list(&relevant[..=index], |next| seen(nearest.bit() | next.bit())),
        });
        occupancies(seen(SquareSet::MIN), &pairs)
    }

    /// The reference's attacks along a ray.
    fn attacks(&self, from: Square, step: (i16, i16), occupied: SquareSet) -> SquareSet {
        let board = self.numbering.board();
        let Some(landing) = self.landing else {
            return reference::ride(board, from, step, occupied);
        };
        let rule = Rule {
            steps: vec![step.into()],
            manner: Manner::Hop(landing, UNLIMITED),
            is_cylindrical: false,
            purpose: Purpose::BOTH,
            from: SquareSet::MAX,
            within: SquareSet::MAX,
        };
        moves::reached(board, from, &rule, Standing::all(occupied))
    }
}

/// All occupancies of a ray's squares with their attacks, which depend on the two nearest pieces. `pairs` has the
/// attacks for each nearest square, the farthest first, with each square beyond it as the next piece, and last with no
/// next piece. There are up to 2^14 occupancies: lists are doubled square by square, and the reference is asked for
/// pairs only.
fn occupancies(empty: Seen, pairs: &[Vec<Seen>]) -> Vec<Seen> {
    let mut all = vec![empty];
    // The index of each occupancy's nearest square, or the number of squares if it is empty.
    let mut nearest = vec![usize::MAX];
    for (square, pairs) in pairs.iter().enumerate() {
        let beyond = all.len();
        all.resize(2 * beyond, empty);
        nearest.resize(2 * beyond, square);
        let (hidden, added) = all.split_at_mut(beyond);
        let (pairs, nearest) = (&pairs[..], &nearest[..]);
        let mut index = 0;
        while index < beyond {
            let next = if nearest[index] < square { nearest[index] } else { square };
            added[index].attacks = pairs[next].attacks;
            added[index].occupancy = hidden[index].occupancy | pairs[square].occupancy;
            index += 1;
        }
    }
    all
}

/// The reference's attacks along a ray, all of whose occupancies are given, on an occupancy of more squares.
fn seen_along(ray: &[Seen], occupancy: u128) -> u128 {
    let (mut index, mut bit) = (0, 1);
    while bit < ray.len() {
        if ray[bit].occupancy & occupancy != 0 {
            index |= bit;
        }
        bit *= 2;
    }
    ray[index].attacks
}

/// The check of one number in its frame.
struct NumberCheck<'a> {
    check: &'a Check<'a>,
    kernel: &'a dyn Kernel,
    number: u8,
    slot: usize,
    rotation: Rotation,
}

impl NumberCheck<'_> {
    /// Checks each part, or all at once if a rotation may exchange lines, and with them parts.
    fn parts(&self, parts: &[Vec<usize>], rays: &[Vec<Seen>]) -> Result<u64, Disagreement> {
        if self.check.frames != Frames::Own {
            return self.part(None, rays.iter().map(Vec::as_slice));
        }
        let mut tried = 0;
        for (part, group) in (0..).zip(parts) {
            let rays = group.iter().map(|&ray| &rays[ray][..]);
            tried += self.part(Some(part), rays)?;
        }
        Ok(tried)
    }

    /// Checks a part, or all rays, on every combination of its rays' occupancies.
    fn part<'a>(
        &self,
        part: Option<usize>,
        rays: impl Iterator<Item = &'a [Seen]>,
    ) -> Result<u64, Disagreement> {
        let enter = |seen: &Seen| seen.rotated(self.rotation);
        let mut rays: Vec<Vec<Seen>> = list(rays, |ray| list(ray.iter(), enter));
        let seen = union(rays.iter().flatten().map(|seen| seen.occupancy));
        let kernel = self.kernel;
        let parts = kernel.parts().len();
        let masks = part.map_or(0..parts, |part| part..part + 1);
        let masks = some_list(masks, |part| kernel.mask(self.slot, part));
        if masks.is_some_and(|masks| union(masks) != seen) {
            return Err(Disagreement::Rays(self.number));
        }
        let others = !seen & self.check.word.mask().low();
        if self.check.has_rings() {
            let tried = self.try_rings(&rays, seen, (part, others));
            return tried.map_err(|occupancy| self.wrong(occupancy));
        }
        // The longest ray is the inner loop.
        sort::by_key(&mut rays, Vec::len);
        let rays: Vec<&[Seen]> = list(rays.iter(), Vec::as_slice);
        let tried = self.try_rays(&rays, Seen::NOTHING, (part, others));
        tried.map_err(|occupancy| self.wrong(occupancy))
    }

    /// A disagreement, with its occupancy turned back from the frame of the look-up.
    fn wrong(&self, occupancy: u128) -> Disagreement {
        Disagreement::Attacks(self.number, leave(self.rotation, occupancy).into())
    }

    /// Checks all rays together on a few boards: the empty one, the full one, and some others.
    fn whole(&self, rays: &[Vec<Seen>]) -> Result<u64, Disagreement> {
        const BOARDS: usize = 4;
        let seen = union(rays.iter().flatten().map(|seen| seen.occupancy));
        for board in 0..BOARDS {
            let chosen = |(which, ray): (usize, &Vec<Seen>)| match board {
                0 => ray[0],
                1 => ray[ray.len() - 1],
                // Arbitrary occupancies, different on each ray and board.
                _ => ray[(board * 7 + which * 5 + board * which) % ray.len()],
            };
            let mut chosen = rays.iter().enumerate().map(chosen).fold(Seen::NOTHING, Seen::with);
            if self.check.has_rings() {
                chosen.attacks = union(rays.iter().map(|ray| seen_along(ray, chosen.occupancy)));
            }
            let others = if board % 2 == 1 { !seen & self.check.word.mask().low() } else { 0 };
            let occupancy = enter(self.rotation, chosen.occupancy | others);
            let attacks = self.kernel.attacks(self.slot, None, occupancy);
            if attacks.map(|attacks| leave(self.rotation, attacks)) != Some(chosen.attacks) {
                return Err(self.wrong(occupancy));
            }
        }
        Ok(BOARDS as u64)
    }

    /// Looks up every occupancy of rays that may share squares, since edges wrap. On every other one, squares that do not
    /// matter are occupied.
    fn try_rings(
        &self,
        rays: &[Vec<Seen>],
        relevant: u128,
        (part, others): (Option<usize>, u128),
    ) -> Result<u64, u128> {
        let mut tried = 0;
        for occupancy in reference::subsets(relevant.into()).map(U256::low) {
            let noise = if tried % 2 == 1 { others } else { 0 };
            let attacks = self.kernel.attacks(self.slot, part, occupancy | noise);
            if attacks != Some(union(rays.iter().map(|ray| seen_along(ray, occupancy)))) {
                return Err(occupancy);
            }
            tried += 1;
        }
        counted_work::add(16 * tried);
        Ok(tried)
    }

    /// Looks up `base` with every occupancy of `rays`, by one part or by all; `others` are squares that must not matter.
    /// Returns the number of look-ups, or the first wrong occupancy.
    fn try_rays(
        &self,
        rays: &[&[Seen]],
        base: Seen,
        (part, others): (Option<usize>, u128),
    ) -> Result<u64, u128> {
        match rays {
            [] => self.try_last_ray(&[Seen::NOTHING], base, (part, others)),
            [ray] => self.try_last_ray(ray, base, (part, others)),
            [ray, beyond @ ..] => {
                let mut tried = 0;
                for &seen in *ray {
                    tried += self.try_rays(beyond, base.with(seen), (part, others))?;
                }
                Ok(tried)
            }
        }
    }

    /// Does the same for the last ray. This is the inner loop; it runs unoptimised, where slices are quick and calls are
    /// not. On every other occupancy the squares that must not matter are occupied.
    fn try_last_ray(
        &self,
        ray: &[Seen],
        base: Seen,
        (part, others): (Option<usize>, u128),
    ) -> Result<u64, u128> {
        let (kernel, slot) = (self.kernel, self.slot);
        let mut noise = 0;
        let mut index = 0;
        while index < ray.len() {
            let seen = &ray[index];
            let occupancy = base.occupancy | seen.occupancy;
            let attacks = kernel.attacks(slot, part, occupancy | noise);
            let expected = base.attacks | seen.attacks;
            if !matches!(attacks, Some(attacks) if attacks == expected) {
                return Err(occupancy);
            }
            noise ^= others;
            index += 1;
        }
        counted_work::add(4 * ray.len() as u64);
        Ok(ray.len() as u64)
    }
}

/// Turns a word into the frame of a look-up. Only words of 64 bits are turned.
pub fn enter(rotation: Rotation, word: u128) -> u128 {
    if rotation == Rotation::default() { word } else { rotation.enter(word as u64).into() }
}

/// Turns a word back from the frame of a look-up.
fn leave(rotation: Rotation, word: u128) -> u128 {
    if rotation == Rotation::default() { word } else { rotation.leave(word as u64).into() }
}

/// An occupancy and its attack set.
#[derive(Clone, Copy)]
pub struct Seen {
    /// The occupied squares.
    pub occupancy: u128,
    /// The attack set.
    pub attacks: u128,
}

impl Seen {
    /// The empty occupancy with the empty attack set.
    pub const NOTHING: Seen = Seen { occupancy: 0, attacks: 0 };

    /// The union of two rays.
    pub fn with(self, other: Seen) -> Seen {
        Seen { occupancy: self.occupancy | other.occupancy, attacks: self.attacks | other.attacks }
    }

    /// This occupancy and its attacks, turned into the frame of a look-up.
    fn rotated(self, rotation: Rotation) -> Seen {
        Seen { occupancy: enter(rotation, self.occupancy), attacks: enter(rotation, self.attacks) }
    }
}
