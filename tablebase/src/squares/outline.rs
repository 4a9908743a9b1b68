//! The board of an index: its box, the cells of the box that have squares, and its directions.

use quadrille_runtime::hexagon::Hexagons;
use quadrille_runtime::{Direction, Layout, Symmetry, coordinates};

use crate::short_list::ShortList;

/// A step, in files to the right and ranks forward.
type Delta = (i8, i8);

/// A board apart from any numbering.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct Outline {
    /// The files of the box.
    pub files: u8,
    /// The ranks of the box.
    pub ranks: u8,
    /// The cells of the box that have squares, as bits, rank by rank.
    pub cells: [u128; 2],
    /// The steps in each direction, as a layout has them.
    pub steps: [Option<Delta>; 8],
}

impl Outline {
    /// The board of all of `files` x `ranks`.
    ///
    /// # Panics
    /// If the board has no squares, or more than 128.
    #[inline]
    pub const fn full(files: u8, ranks: u8) -> Outline {
        let squares = files as u32 * ranks as u32;
        assert!(squares >= 1 && squares <= 128, "a board has 1 to 128 squares");
        let cells = [u128::MAX >> (128 - squares), 0];
        Outline { files, ranks, cells, steps: Direction::DELTAS }
    }

    /// The board of a layout.
    pub const fn of<L: Layout>() -> Outline {
        let (files, ranks, steps) = (L::FILES, L::RANKS, L::STEPS);
        let mut outline = Outline { files, ranks, cells: [0; 2], steps };
        let mut square = 0;
        while square < L::SQUARES {
            let [file, rank] = coordinates::<L>(square);
            let cell = outline.cell(file, rank);
            outline.cells[cell / 128] |= 1 << (cell % 128);
            square += 1;
        }
        outline
    }

    /// The board with these cells and [steps in bits](Self::step_bits).
    #[inline]
    pub(crate) const fn from_bits(
        files: u8,
        ranks: u8,
        cells: [u128; 2],
        step_bits: u128,
    ) -> Outline {
        let bytes = step_bits.to_le_bytes();
        let (mut steps, mut i) = ([None; 8], 0);
        while i < 8 {
            let step = (bytes[2 * i] as i8, bytes[2 * i + 1] as i8);
            if step.0 != 0 || step.1 != 0 {
                steps[i] = Some(step);
            }
            i += 1;
        }
        Outline { files, ranks, cells, steps }
    }

    /// The steps as one number: two bytes for each, files and then ranks, the lowest first, and zeros for a
    /// missing direction.
    #[inline]
    pub const fn step_bits(&self) -> u128 {
        let (mut bytes, mut i) = ([0; 16], 0);
        while i < 8 {
            if let Some((files, ranks)) = self.steps[i] {
                (bytes[2 * i], bytes[2 * i + 1]) = (files as u8, ranks as u8);
            }
            i += 1;
        }
        u128::from_le_bytes(bytes)
    }

    /// The cell of a file and a rank in the box.
    #[inline]
    const fn cell(&self, file: u8, rank: u8) -> usize {
        rank as usize * self.files as usize + file as usize
    }

    /// The number of squares.
    #[inline]
    pub const fn squares(&self) -> u8 {
        (self.cells[0].count_ones() + self.cells[1].count_ones()) as u8
    }

    /// The number of squares on the ranks before this one.
    #[inline]
    pub(crate) const fn squares_before(&self, rank: u8) -> u8 {
        self.before(self.cell(0, rank))
    }

    /// The number of squares on cells before this one.
    #[inline]
    const fn before(&self, cell: usize) -> u8 {
        let [low, high] = self.cells;
        if cell < 128 {
            return (low & ((1 << cell) - 1)).count_ones() as u8;
        }
        (low.count_ones() + (high & !u128::MAX.unbounded_shl(cell as u32 - 128)).count_ones()) as u8
    }

    /// The ordinal of the square on a file and a rank, in board order, if there is one.
    #[inline]
    pub(crate) const fn at(&self, file: i16, rank: i16) -> Option<u8> {
        if file < 0 || rank < 0 || file >= self.files as i16 || rank >= self.ranks as i16 {
            return None;
        }
        let cell = self.cell(file as u8, rank as u8);
        if self.cells[cell / 128] >> (cell % 128) & 1 == 0 {
            return None;
        }
        Some(self.before(cell))
    }

    /// Returns whether the box is full of squares with the directions of a square grid.
    #[inline]
    pub const fn is_plain(&self) -> bool {
        self.squares() as usize == self.files as usize * self.ranks as usize
            && self.step_bits() == Outline::full(1, 1).step_bits()
    }

    /// The board as one of hexagons, if its directions are theirs.
    pub(crate) const fn hexagons(&self) -> Option<Hexagons> {
        let Some(mut hexagons) = Hexagons::new(&self.steps) else { return None };
        let (files, mut cell) = (self.files as usize, 0);
        while cell < files * self.ranks as usize {
            let (file, rank) = ((cell % files) as u8, (cell / files) as u8);
            if self.at(file as i16, rank as i16).is_some() {
                hexagons = hexagons.with((file, rank));
            }
            cell += 1;
        }
        Some(hexagons)
    }

    /// Returns whether both are the same board.
    #[inline]
    pub const fn equals(&self, other: &Outline) -> bool {
        self.files == other.files
            && self.ranks == other.ranks
            && self.cells[0] == other.cells[0]
            && self.cells[1] == other.cells[1]
            && self.step_bits() == other.step_bits()
    }

    /// The first rank on which pawns may stand, and the rank after their last one. The first is the lowest rank that
    /// holds a square with another behind it; the last is the highest rank that holds one with another ahead. Boards
    /// with directions of their own have no such ranks: pawns may stand at the end of a file.
    #[inline]
    pub(crate) const fn pawn_ranks(&self) -> [u8; 2] {
        let last = self.ranks - 1;
        if self.is_plain() {
            return [1, last];
        }
        let (mut first, mut end) = (1, last);
        while first < last && !self.is_followed(first - 1) {
            first += 1;
        }
        while end > first && !self.is_followed(end - 1) {
            end -= 1;
        }
        let is_grid = self.step_bits() == Outline::full(1, 1).step_bits();
        if is_grid { [first, end] } else { [0, 0] }
    }

    /// Returns whether a square of a rank has another directly ahead of it.
    #[inline]
    const fn is_followed(&self, rank: u8) -> bool {
        let (mut file, rank) = (0, rank as i16);
        while file < self.files as i16 {
            if self.at(file, rank).is_some() && self.at(file, rank + 1).is_some() {
                return true;
            }
            file += 1;
        }
        false
    }

    /// Returns whether a symmetry carries directions to directions, if it carries squares to squares.
    #[inline]
    pub(crate) const fn turns_steps(&self, symmetry: u8) -> bool {
        let steps = self.listed_steps();
        let (steps, mut i) = (steps.as_slice(), 0);
        while i < steps.len() {
            let ((files, ranks), mut other) = (turned(steps[i], symmetry), 0);
            while other < steps.len() && (steps[other].0 != files || steps[other].1 != ranks) {
                other += 1;
            }
            if other == steps.len() {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The steps in the directions that there are, with room for as many more.
    #[inline]
    const fn listed_steps(&self) -> ShortList<Delta, 16> {
        let (mut steps, mut i) = (ShortList::none((0, 0)), 0);
        while i < 8 {
            if let Some(step) = self.steps[i] {
                steps.push(step);
            }
            i += 1;
        }
        steps
    }

    /// The steps of a king: to the nearest squares through sides and corners. They are a step in each
    /// direction, and, if there are six directions or fewer, a step in each of two adjacent directions.
    #[inline]
    pub(crate) const fn king_steps(&self) -> ShortList<Delta, 16> {
        let sides = self.listed_steps();
        let (mut steps, sides, mut i) = (sides, sides.as_slice(), 0);
        while sides.len() <= 6 && i < sides.len() {
            let ((files, ranks), next) = (sides[i], sides[(i + 1) % sides.len()]);
            let corner = (files.saturating_add(next.0), ranks.saturating_add(next.1));
            if corner.0 != 0 || corner.1 != 0 {
                steps.push(corner);
            }
            i += 1;
        }
        steps
    }
}

/// The image of a step under a symmetry.
#[inline]
const fn turned((files, ranks): Delta, symmetry: u8) -> Delta {
    let (files, ranks) =
        if Symmetry::from_bits(symmetry).transposes() { (ranks, files) } else { (files, ranks) };
    (if symmetry & 1 != 0 { -files } else { files }, if symmetry & 2 != 0 { -ranks } else { ranks })
}
