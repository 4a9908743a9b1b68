//! The classical approach: rays, minus the squares behind blockers. It works in every numbering and on lines of any
//! length, so it is used where the other methods fail. The runtime's module of this name explains it.

use quadrille_runtime::sliders::{classical_attacks, classical_ray};
use quadrille_runtime::{U256, Word};

use crate::list::list;
use crate::model::{RayParts, WordSize};
use crate::riders::rays::Ray;
use crate::solve::cost::Cost;

use super::Refusal;
use super::look_up::{Kernel, LookUp, RuntimeTables, Trials, bytes, value, words};
use super::problem::Problem;

/// The rays of a rider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassicalRays {
    /// The word of a bitboard.
    pub word: WordSize,
    /// The number of rays of a square.
    pub directions: usize,
    /// The squares attacked on the empty board, by number and direction.
    pub rays: Vec<U256>,
}

/// The rays of a numbering, each square in its own frame.
pub(super) fn classical(problem: &Problem<'_>) -> Result<ClassicalRays, Refusal> {
    if problem.rotated.is_some() {
        return Err(Refusal::Unfit(
            "rays are looked up from any square, so that frames share nothing",
        ));
    }
    if problem.has_rings() {
        return Err(Refusal::WRAPS);
    }
    let directions = problem.ride.steps().len();
    let mut rays = Vec::new();
    for own in problem.rays() {
        // A number without a square has no rays.
        let end = rays.len() + directions;
        rays.extend(list(own, Ray::all));
        rays.resize(end, U256::MIN);
    }
    rays.resize(problem.slots() * directions, U256::MIN);
    Ok(ClassicalRays { word: problem.word, directions, rays })
}

impl ClassicalRays {
    /// The rays as the runtime reads them from the emitted bytes.
    pub fn wide(&self) -> Box<[U256]> {
        words(&self.tables().strings[0])
    }
}

impl LookUp for ClassicalRays {
    fn tables(&self) -> RuntimeTables {
        let Self { word, directions, rays } = self;
        let strings = vec![bytes(word.bytes(), rays)];
        let contents = "the squares of each ray from each square";
        let counts = [rays.len() / directions, *directions];
        RuntimeTables::of_word("ClassicalRays", *word, &counts, strings, word.bytes(), contents)
    }

    fn kernels(&self, _: usize) -> Vec<Box<dyn Kernel>> {
        let (tables, parts) = (self.tables(), list(0..self.directions, |ray| vec![ray]));
        let rays = &tables.strings[0];
        match self.word {
            WordSize::U64 => vec![Box::new(RayKernel { parts, rays: words::<u64>(rays) })],
            WordSize::U128 => vec![Box::new(RayKernel { parts, rays: words::<u128>(rays) })],
            // `verify` looks wider sets up by `wide`.
            WordSize::U256 => Vec::new(),
        }
    }

    /// The cost with a blocker on each ray and no other in front of it: its number, the squares it hides, and the
    /// end of the loop.
    fn cost(&self) -> Cost {
        let of_ray = Cost { operations: 8, depth: 6, ..Cost::loads(2, 0) };
        Cost::union((0..self.directions).map(|_| of_ray))
    }
}

/// The look-up over rays that are words `W`, by the runtime's function of that word.
struct RayKernel<W> {
    /// The parts, each of one ray.
    parts: RayParts,
    /// The rays, by number and direction.
    rays: Box<[W]>,
}

impl<W: Word> RayKernel<W> {
    fn ray(&self, slot: usize, direction: usize) -> u128 {
        value(self.rays[slot * self.parts.len() + direction])
    }
}

impl<W: Word> Kernel for RayKernel<W> {
    fn parts(&self) -> &[Vec<usize>] {
        &self.parts
    }

    /// Each blocker removes a set, so a ray that is right with every single blocker is right with all.
    fn trials(&self, _: usize) -> Trials {
        Trials::Nearest
    }

    /// Returns whether there are rays for the slot, and for all blockers on them.
    fn is_within(&self, slot: usize) -> bool {
        let directions = self.parts.len();
        let slots = (self.rays.len() / directions) as u32;
        slot < slots as usize
            && (0..directions).all(|it| u128::BITS - self.ray(slot, it).leading_zeros() <= slots)
    }

    fn mask(&self, slot: usize, part: usize) -> Option<u128> {
        Some(self.ray(slot, part))
    }

    fn attacks(&self, slot: usize, part: Option<usize>, occupancy: u128) -> Option<u128> {
        let directions = self.parts.len();
        let occupancy = W::truncated(occupancy);
        let attacks = match part {
            Some(direction) => classical_ray(&self.rays, directions, direction, slot, occupancy),
            None => classical_attacks(&self.rays, directions, slot, occupancy),
        };
        Some(value(attacks))
    }
}
