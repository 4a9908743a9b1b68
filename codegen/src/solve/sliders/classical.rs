//! The classical approach: rays, less those behind blockers. It works in every numbering and on lines of any length, so
//! it is what remains where the other methods fail. The runtime's module of this name says how it works.

use quadrille_runtime::sliders::{classical_ray_64, classical_ray_128};

use crate::list::list;
use crate::model::{RayParts, WordSize};
use crate::riders::rays::Ray;
use crate::solve::cost::Cost;

use super::Refusal;
use super::look_up::{Kernel, LookUp, RuntimeTables, Trials, bytes, range_of, wide_words, words};
use super::problem::Problem;

/// The rays of a rider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassicalRays {
    /// The word of a bitboard.
    pub word: WordSize,
    /// How many rays a square has.
    pub directions: usize,
    /// By number and direction: the squares attacked on the empty board.
    pub rays: Vec<u128>,
}

/// The rays of a numbering, each square in its own frame.
pub(super) fn classical(problem: &Problem<'_>) -> Result<ClassicalRays, Refusal> {
    if problem.turns.is_some() {
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
        rays.resize(end, 0);
    }
    rays.resize(problem.slots() * directions, 0);
    Ok(ClassicalRays { word: problem.word, directions, rays })
}

impl LookUp for ClassicalRays {
    fn tables(&self) -> RuntimeTables {
        let Self { word, directions, rays } = self;
        let name = match word {
            WordSize::U64 => "ClassicalRays64",
            WordSize::U128 => "ClassicalRays128",
        };
        let strings = vec![bytes(word.bytes(), rays)];
        let contents = "the squares of each ray from each square";
        RuntimeTables::new(
            name,
            &[rays.len() / directions, *directions],
            strings,
            word.bytes(),
            contents,
        )
    }

    fn kernels(&self, _: usize) -> Vec<Box<dyn Kernel>> {
        let (tables, directions) = (self.tables(), self.directions);
        let parts = list(0..directions, |ray| vec![ray]);
        vec![match self.word {
            WordSize::U64 => Box::new(RayKernel {
                parts,
                rays: words(&tables.strings[0]),
                along: |rays, directions, direction, number, occupancy| {
                    classical_ray_64(rays, directions, direction, number, occupancy as u64).into()
                },
            }),
            WordSize::U128 => Box::new(RayKernel {
                parts,
                rays: wide_words(&tables.strings[0]),
                along: classical_ray_128,
            }),
        }]
    }

    /// With a blocker on each ray, and no other in front of it: its number, what it hides, and the end of the loop.
    fn cost(&self) -> Cost {
        let of_ray = Cost { operations: 8, depth: 6, ..Cost::loads(2, 0) };
        Cost::union((0..self.directions).map(|_| of_ray))
    }
}

/// The look-up over rays that are words `W`, by the runtime's function of that word.
struct RayKernel<W> {
    /// Each ray by itself.
    parts: RayParts,
    /// By number and direction.
    rays: Box<[W]>,
    along: fn(&[W], usize, usize, usize, u128) -> u128,
}

impl<W: Copy + Into<u128>> RayKernel<W> {
    fn ray(&self, slot: usize, direction: usize) -> u128 {
        self.rays[slot * self.parts.len() + direction].into()
    }
}

impl<W: Copy + Into<u128>> Kernel for RayKernel<W> {
    fn parts(&self) -> &[Vec<usize>] {
        &self.parts
    }

    /// Each blocker takes a set away, so that a ray which is right with every single one is right with all.
    fn trials(&self, _: usize) -> Trials {
        Trials::Nearest
    }

    /// Whether there are rays of the slot, and of all blockers on them.
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
        let along = |direction| (self.along)(&self.rays, directions, direction, slot, occupancy);
        Some(range_of(part, directions).map(along).fold(0, |all, ray| all | ray))
    }
}
