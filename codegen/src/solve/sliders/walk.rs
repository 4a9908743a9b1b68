//! Walks: the next square along every ray, for lines of more than 16 squares, whose occupancies are
//! too many for tables.

use quadrille_runtime::sliders::{
    OFF_BOARD, walk_attacks_64, walk_attacks_128, walk_ray_64, walk_ray_128,
};

use crate::board::Square;
use crate::layout::{Leap, Numbering, WordSize};
use crate::list::list;
use crate::reference;
use crate::solve::cost::Cost;

use super::look_up::{Argument, Kernel, LookUp, RuntimeTables, Trials};

/// The next square along every ray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WalkTable {
    /// The word of a bitboard.
    pub word: WordSize,
    /// For each number, as many as the word has bits, the number of the next square along each
    /// of [`Leap::steps`](crate::layout::Leap::steps); [`OFF_BOARD`] where there is none.
    pub next: Vec<Vec<u8>>,
}

pub(super) fn walk(numbering: &Numbering, word: WordSize, ride: Leap) -> WalkTable {
    let next = |square: Square, step| {
        let next = reference::ray(numbering.board(), square, step).next();
        next.map_or(OFF_BOARD, |square| numbering.number(square))
    };
    let steps = ride.steps();
    let rays = |number: u32| {
        let square = numbering.square(number as u8);
        list(steps.iter(), |&step| square.map_or(OFF_BOARD, |from| next(from, step)))
    };
    WalkTable { word, next: list(0..word.bits(), rays) }
}

impl WalkTable {
    /// The most squares that are walked to, from any square of the empty board.
    pub fn most_steps(&self) -> u32 {
        (0..self.next.len()).map(|number| self.steps(number)).max().unwrap_or(0)
    }

    /// The squares that are walked to on the empty board.
    fn steps(&self, number: usize) -> u32 {
        let on_ray = |ray: usize| {
            let next = |from: usize| {
                let next = *self.next.get(from)?.get(ray)?;
                (next != OFF_BOARD).then_some(usize::from(next))
            };
            std::iter::successors(next(number), |&to| next(to)).count() as u32
        };
        (0..self.next[0].len()).map(on_ray).sum()
    }
}

impl LookUp for WalkTable {
    fn tables(&self) -> RuntimeTables {
        let next = self.next.concat();
        let bytes = next.len();
        let doc = format!(
            "{bytes} bytes: the next square along each ray, as lines of more than 16 squares are \
             walked along."
        );
        let name = if self.word == WordSize::U64 { "Walk64" } else { "Walk128" };
        let arguments = vec![Argument::from(self.next[0].len())];
        RuntimeTables { name, arguments, strings: vec![next], bytes, doc }
    }

    fn kernels(&self, tables: &RuntimeTables) -> Vec<Box<dyn Kernel>> {
        let rays = self.next[0].len();
        vec![Box::new(WalkKernel { word: self.word, next: tables.strings[0].clone().into(), rays })]
    }

    /// Whether there is one more square, its bit, what stands there and which is next: on each ray once more than there
    /// are squares.
    fn work(&self) -> Cost {
        let (steps, rays) = (self.most_steps(), self.next[0].len() as u32);
        Cost {
            operations: 7 * steps + 2 * rays - 1,
            depth: 4 * steps + rays - 1,
            ..Cost::loads(steps + rays, 0)
        }
    }

    /// It goes from number to number, and has no frame to turn.
    fn can_turn(&self) -> bool {
        false
    }
}

struct WalkKernel {
    word: WordSize,
    next: Box<[u8]>,
    rays: usize,
}

impl Kernel for WalkKernel {
    fn parts(&self, rays: usize) -> Vec<Vec<usize>> {
        list(0..rays, |ray| vec![ray])
    }

    fn trials(&self, _ray: usize) -> Trials {
        Trials::Nearest
    }

    /// Whether every ray ends, on a number of the table all the way.
    fn is_within(&self, slot: usize) -> bool {
        let rays = self.rays;
        (0..rays).all(|ray| {
            let next = |&from: &u8| self.next.get(usize::from(from) * rays + ray).copied();
            let walk = std::iter::successors(Some(slot as u8), |from| {
                if *from == OFF_BOARD { None } else { Some(next(from).unwrap_or(*from)) }
            });
            walk.take(self.next.len() + 2).last() == Some(OFF_BOARD)
        })
    }

    fn mask(&self, _: usize, _: usize) -> Option<u128> {
        None
    }

    fn part(&self, slot: usize, ray: usize, occupancy: u128) -> Option<u128> {
        let (next, rays) = (&self.next[..], self.rays);
        Some(match self.word {
            WordSize::U64 => walk_ray_64(next, rays, ray, slot, occupancy as u64).into(),
            WordSize::U128 => walk_ray_128(next, rays, ray, slot, occupancy),
        })
    }

    fn attacks(&self, slot: usize, occupancy: u128) -> Option<u128> {
        let (next, rays) = (&self.next[..], self.rays);
        Some(match self.word {
            WordSize::U64 => walk_attacks_64(next, rays, slot, occupancy as u64).into(),
            WordSize::U128 => walk_attacks_128(next, rays, slot, occupancy),
        })
    }
}
