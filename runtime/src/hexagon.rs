//! Boards of hexagons, and their turns and mirrors.

use crate::direction::Direction;
use crate::symmetry::{OfHexagon, Symmetry};

/// The steps in the six directions of a hexagon, as files and ranks, clockwise.
pub type Steps = [(i8, i8); 6];

/// The steps of a board of hexagons, which has six directions, not all along one line, each the sum of the two beside it;
/// `None` for other boards.
pub const fn steps(all: &[Option<(i8, i8)>; Direction::ALL.len()]) -> Option<Steps> {
    let (mut steps, mut count, mut index) = ([(0, 0); 6], 0, 0);
    while index < all.len() {
        if let Some(step) = all[index] {
            if count == steps.len() {
                return None;
            }
            steps[count] = step;
            count += 1;
        }
        index += 1;
    }
    index = 0;
    while index < steps.len() {
        let (before, after) = (steps[(index + 5) % 6], steps[(index + 1) % 6]);
        let (file, rank) = steps[index];
        if count < steps.len() || file != before.0 + after.0 || rank != before.1 + after.1 {
            return None;
        }
        index += 1;
    }
    let [(ax, ay), (bx, by), ..] = steps;
    if ax as i32 * by as i32 == ay as i32 * bx as i32 {
        return None;
    }
    Some(steps)
}

/// A board of hexagons: its directions, and the middle of its squares.
#[derive(Clone, Copy, Debug)]
pub struct Hexagons {
    steps: Steps,
    /// The angle of the first step from twelve o'clock, in twelfths of a turn: 0 to the north, otherwise 1.
    first: u8,
    /// The sum of the files and ranks of all squares, and their number: their mean is the middle.
    sum: (i64, i64),
    squares: i64,
}

impl Hexagons {
    /// A board of hexagons without squares; `None` if the steps are those of another board.
    pub const fn new(all: &[Option<(i8, i8)>; Direction::ALL.len()]) -> Option<Hexagons> {
        let Some(steps) = steps(all) else { return None };
        let first = all[Direction::North as usize].is_none() as u8;
        Some(Hexagons { steps, first, sum: (0, 0), squares: 0 })
    }

    /// The board with one more square.
    #[must_use]
    pub const fn with(mut self, (file, rank): (u8, u8)) -> Hexagons {
        self.sum = (self.sum.0 + file as i64, self.sum.1 + rank as i64);
        self.squares += 1;
        self
    }

    /// The image of a file and a rank under one of [`Symmetry::HEXAGONAL`] about the middle of the squares; `None` if it
    /// lies between cells or beyond all boards, and under other symmetries.
    pub const fn image(&self, symmetry: Symmetry, (file, rank): (u8, u8)) -> Option<(u8, u8)> {
        let Some(symmetry) = symmetry.of_hexagon() else { return None };
        let [(ax, ay), (bx, by)] = [self.step(0), self.step(1)];
        let [to_a, to_b] = [self.turned(0, symmetry), self.turned(1, symmetry)];
        // The way from the middle as a sum of two steps, in units of 1 / `whole`.
        let (x, y) =
            (file as i64 * self.squares - self.sum.0, rank as i64 * self.squares - self.sum.1);
        let (whole, of_a, of_b) = (ax * by - ay * bx, x * by - y * bx, ax * y - ay * x);
        let to_x = of_a * to_a.0 + of_b * to_b.0 + whole * self.sum.0;
        let to_y = of_a * to_a.1 + of_b * to_b.1 + whole * self.sum.1;
        let unit = whole * self.squares;
        match (coordinate(to_x, unit), coordinate(to_y, unit)) {
            (Some(file), Some(rank)) => Some((file, rank)),
            _ => None,
        }
    }

    /// The files and ranks of a step, by its index.
    const fn step(&self, index: u8) -> (i64, i64) {
        let (files, ranks) = self.steps[index as usize % 6];
        (files as i64, ranks as i64)
    }

    /// The image of a step.
    const fn turned(&self, index: u8, symmetry: OfHexagon) -> (i64, i64) {
        let angle = symmetry.angle(2 * index + self.first);
        self.step((angle - self.first) / 2)
    }
}

/// A file or rank in units of 1 / `whole`; `None` if there is no cell.
const fn coordinate(at: i64, whole: i64) -> Option<u8> {
    if at % whole != 0 {
        return None;
    }
    let at = at / whole;
    if at < 0 || at > u8::MAX as i64 { None } else { Some(at as u8) }
}
