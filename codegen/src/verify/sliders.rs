//! Every look-up of a rider's attacks against the slow reference.
//!
//! A part of the tables sees nothing but the squares of its mask, and is checked on each of their
//! occupancies. What it must give is the union of its rays' attack sets, and a ray sees nothing
//! but its own squares: so the reference is asked once for each occupancy of each ray, and its
//! answers are combined as [`reference::rides`] combines them. The rays of all parts together
//! are all the rider's rays, so the look-up is right on every occupancy of the board, of which
//! there are too many to be tried one by one.

use crate::board::Square;
use crate::layout::{Leap, Numbering, squares_of};
use crate::reference;
use crate::solve::sliders::{Method, OFF_BOARD, Part, Sliders, Tables, Walk};

/// A look-up that disagrees with the reference: a defect of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disagreement {
    /// The parts' rays are not each ray once, or a mask is not the relevant squares of its rays.
    Rays(u8),
    /// A look-up would leave the tables.
    Bounds(u8),
    /// The attack set from this number is wrong, on this occupancy.
    Attacks(u8, u128),
    /// A number without a square has attacks, or a walk leads elsewhere.
    Step(u8),
}

/// Checks a solution on every square and every relevant occupancy.
///
/// # Errors
/// Where it disagrees with the reference.
pub fn verify(numbering: &Numbering, sliders: &Sliders) -> Result<(), Disagreement> {
    match &sliders.method {
        Method::Magic(tables) => verify_tables(numbering, sliders, tables),
        Method::Walk(walk) => verify_walk(numbering, sliders.ride, walk),
    }
}

fn verify_tables(
    numbering: &Numbering,
    sliders: &Sliders,
    tables: &Tables,
) -> Result<(), Disagreement> {
    let steps = sliders.ride.steps();
    let mut covered: Vec<usize> = tables.groups.concat();
    covered.sort_unstable();
    if !covered.into_iter().eq(0..steps.len()) || tables.squares.len() < numbering.len() {
        return Err(Disagreement::Rays(0));
    }
    let word_bytes = sliders.word.bits() as usize / 8;
    for (number, parts) in (0..).zip(&tables.squares) {
        if parts.len() != tables.groups.len() {
            return Err(Disagreement::Rays(number));
        }
        let square = numbering.square(number);
        for (part, group) in parts.iter().zip(&tables.groups) {
            check_bounds(tables, part, word_bytes).ok_or(Disagreement::Bounds(number))?;
            let ray = |&step: &usize| square.map(|from| ray(numbering, from, steps[step]));
            let rays: Vec<_> = group.iter().filter_map(ray).collect();
            let relevant = rays.iter().fold(0, |mask, ray| mask | ray[ray.len() - 1].occupancy);
            if part.mask != relevant {
                return Err(Disagreement::Rays(number));
            }
            check_part(tables, part, &rays, Seen::NOTHING)
                .map_err(|occupancy| Disagreement::Attacks(number, occupancy))?;
        }
    }
    Ok(())
}

/// An occupancy and what is attacked on it.
#[derive(Clone, Copy)]
struct Seen {
    occupancy: u128,
    attacks: u128,
}

impl Seen {
    const NOTHING: Seen = Seen { occupancy: 0, attacks: 0 };

    /// What is seen along two rays together.
    fn with(self, other: Seen) -> Seen {
        Seen { occupancy: self.occupancy | other.occupancy, attacks: self.attacks | other.attacks }
    }
}

/// What the reference says of each occupancy of a ray's relevant squares, the full one last.
fn ray(numbering: &Numbering, from: Square, step: (i16, i16)) -> Vec<Seen> {
    let board = numbering.board();
    let seen = |occupied| Seen {
        occupancy: numbering.word(occupied),
        attacks: numbering.word(reference::ride(board, from, step, occupied)),
    };
    reference::subsets(reference::relevant_ray(board, from, step)).map(seen).collect()
}

/// Looks up `base` with every occupancy of `rays` added; gives the first that is wrong.
fn check_part(tables: &Tables, part: &Part, rays: &[Vec<Seen>], base: Seen) -> Result<(), u128> {
    match rays {
        [] => check_ray(tables, part, &[Seen::NOTHING], base),
        [ray] => check_ray(tables, part, ray, base),
        [ray, others @ ..] => {
            ray.iter().try_for_each(|&seen| check_part(tables, part, others, base.with(seen)))
        }
    }
}

/// [`check_part`] for the last ray: the inner loop, which runs unoptimised, where slices are quick
/// and calls are not.
fn check_ray(tables: &Tables, part: &Part, ray: &[Seen], base: Seen) -> Result<(), u128> {
    let index = &tables.index[part.offset as usize..];
    let sets = &tables.sets[part.sets as usize..];
    let mut place = 0;
    while place < ray.len() {
        let occupancy = base.occupancy | ray[place].occupancy;
        let name = index[part.multiplier.key(occupancy & part.mask)] as usize;
        if name >= sets.len() || sets[name] != base.attacks | ray[place].attacks {
            return Err(occupancy);
        }
        place += 1;
    }
    Ok(())
}

/// Whether every key and every byte stays within the tables, as the runtime's unchecked reads
/// rely on; its constructors assert the same.
fn check_bounds(tables: &Tables, part: &Part, word_bytes: usize) -> Option<()> {
    let keys = 1_usize.checked_shl(part.multiplier.key_bits())?;
    let words = tables.sets.len() + tables.index.len() / word_bytes;
    let inside = part.offset as usize + keys <= tables.index.len()
        && usize::from(part.sets) + 256 <= words
        && (1..64).contains(&part.multiplier.shift);
    inside.then_some(())
}

fn verify_walk(numbering: &Numbering, ride: Leap, walk: &Walk) -> Result<(), Disagreement> {
    let steps = ride.steps();
    for (number, next) in (0..).zip(&walk.next) {
        let square = numbering.square(number);
        let leads = |step: (i16, i16)| {
            let to = square.map_or(0, |from| reference::ride(numbering.board(), from, step, !0));
            squares_of(to).next().map_or(OFF_BOARD, |to| numbering.number(to))
        };
        if !steps.iter().map(|&step| leads(step)).eq(next.iter().copied()) {
            return Err(Disagreement::Step(number));
        }
    }
    Ok(())
}
