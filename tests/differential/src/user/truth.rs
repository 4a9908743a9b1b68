//! The naive truth: a board as a list of its squares, and pieces that move one step at a time.
//!
//! No code of Quadrille is used here, so that no mistake can be shared with it.

use std::collections::BTreeSet;

/// A square, perhaps off the board: its file and rank, from 0.
pub type Cell = (i8, i8);

/// A step in files and ranks.
pub type Step = (i8, i8);

/// A set of squares.
pub type Cells = BTreeSet<Cell>;

/// A board, and the numbering of its squares.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The number of files.
    pub files: i8,
    /// The number of ranks.
    pub ranks: i8,
    /// The numbers of the squares, by rank from the first file; `None` for an absent square.
    pub numbers: &'static [Option<u8>],
    /// The direction of White's pawns, then of Black's, which is forward for pieces.
    pub forward: &'static [Step],
    /// The board's directions by name.
    pub directions: &'static [(&'static str, Step)],
    /// True for files if the first follows the last, and for ranks likewise.
    pub wraps: &'static [bool],
}

/// The directions of a square grid, clockwise.
pub const SQUARE_GRID: &[(&str, Step)] = &[
    ("north", (0, 1)),
    ("north_east", (1, 1)),
    ("east", (1, 0)),
    ("south_east", (1, -1)),
    ("south", (0, -1)),
    ("south_west", (-1, -1)),
    ("west", (-1, 0)),
    ("north_west", (-1, 1)),
];

impl Board {
    /// All squares, by rank from the first file.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let all = (0..self.ranks).flat_map(|rank| (0..self.files).map(move |file| (file, rank)));
        all.filter(|&cell| self.number(cell).is_some())
    }

    /// The number of a square, or `None` off the board.
    pub fn number(&self, (file, rank): Cell) -> Option<u8> {
        let on_board = (0..self.files).contains(&file) && (0..self.ranks).contains(&rank);
        let index = || usize::try_from(i32::from(rank) * i32::from(self.files) + i32::from(file));
        on_board.then(index)?.ok().and_then(|index| self.numbers[index])
    }

    /// Returns whether the board has a square.
    pub fn has(&self, cell: Cell) -> bool {
        self.number(cell).is_some()
    }

    /// A cell moved by a step, around the edges that are joined.
    pub fn moved(&self, from: Cell, step: Step) -> Cell {
        let (sides, steps) = ([from.0, from.1], [step.0, step.1]);
        let at = |side: usize, count: i8| {
            let to = i16::from(sides[side]) + i16::from(steps[side]);
            let around = if self.wraps[side] { to.rem_euclid(i16::from(count)) } else { to };
            around.clamp(i16::from(i8::MIN), i16::from(i8::MAX)) as i8
        };
        (at(0, self.files), at(1, self.ranks))
    }

    /// The fewest lines from one to another of a side, which has `count` of them.
    fn apart(&self, side: usize, (from, to): (i8, i8), count: i8) -> u8 {
        let apart = from.abs_diff(to);
        if self.wraps[side] { apart.min(count as u8 - apart) } else { apart }
    }

    /// The steps of a king from one square to another if no square were absent.
    pub fn distance(&self, from: Cell, to: Cell) -> u8 {
        let files = self.apart(0, (from.0, to.0), self.files);
        files.max(self.apart(1, (from.1, to.1), self.ranks))
    }

    /// The squares from `from` on along a step, nearest first, without `from` itself.
    pub fn ray(&self, from: Cell, step: Step) -> Vec<Cell> {
        let mut ray = Vec::new();
        let mut next = self.moved(from, step);
        while self.has(next) && next != from {
            ray.push(next);
            next = self.moved(next, step);
        }
        ray
    }

    /// The step in a direction, by name, if the board has the direction.
    pub fn step(&self, direction: &str) -> Option<Step> {
        self.directions.iter().find(|(name, _)| *name == direction).map(|(_, step)| *step)
    }

    /// The squares from `from` on in a direction; none if the board lacks the direction.
    pub fn line(&self, from: Cell, direction: &str) -> Vec<Cell> {
        self.step(direction).map_or(Vec::new(), |step| self.ray(from, step))
    }

    /// The neighbours in these directions.
    pub fn next_to(&self, from: Cell, directions: &[&str]) -> Cells {
        directions.iter().filter_map(|name| self.line(from, name).first().copied()).collect()
    }

    /// The direction of the pawns of a colour, and those to either side of it.
    ///
    /// # Panics
    /// If pawns have no direction along a file or a rank.
    pub fn pawns(&self, color: usize) -> (&'static str, [&'static str; 2]) {
        let is_forward = |(_, step): &(&str, Step)| *step == self.forward[color];
        let index = SQUARE_GRID.iter().position(is_forward).expect("along a file or a rank");
        let name = |index: usize| SQUARE_GRID[index % 8].0;
        (name(index), [name(index + 7), name(index + 1)])
    }

    /// The image of a square under a symmetry, by name.
    ///
    /// # Panics
    /// If no symmetry has the name.
    pub fn image(&self, symmetry: &str, (file, rank): Cell) -> Cell {
        let (last_file, last_rank) = (self.files - 1, self.ranks - 1);
        match symmetry {
            "identity" => (file, rank),
            "flip_vertical" => (file, last_rank - rank),
            "flip_horizontal" => (last_file - file, rank),
            "flip_diagonal" => (rank, file),
            "flip_anti_diagonal" => (last_file - rank, last_rank - file),
            "rotate_90" => (rank, last_rank - file),
            "rotate_180" => (last_file - file, last_rank - rank),
            "rotate_270" => (last_file - rank, file),
            other => panic!("no symmetry {other}"),
        }
    }

    /// The names of the symmetries that carry the board to itself.
    pub fn symmetries(&self) -> Vec<&'static str> {
        let mut names = vec!["identity", "flip_vertical", "flip_horizontal", "rotate_180"];
        if self.files == self.ranks && self.wraps[0] == self.wraps[1] {
            names.extend(["flip_diagonal", "flip_anti_diagonal", "rotate_90", "rotate_270"]);
        }
        names.retain(|name| self.cells().all(|cell| self.has(self.image(name, cell))));
        names
    }
}

/// A piece, which does all that its parts do.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// The parts.
    pub parts: &'static [MovementPart],
}

/// Steps that are taken in one manner, for a side that goes up the board.
#[derive(Clone, Copy, Debug)]
pub struct MovementPart {
    /// The steps, each with the squares that it passes and that must be empty.
    pub steps: &'static [(Step, &'static [Step])],
    /// The manner in which they are taken.
    pub manner: Manner,
    /// True if the part moves to empty squares.
    pub moves: bool,
    /// True if the part captures.
    pub captures: bool,
    /// The only colour that has the part, or `None` for both.
    pub only: Option<usize>,
    /// The squares where it must begin, for White and for Black.
    pub on: Option<Region>,
    /// The squares where it must begin, pass and end, for White and for Black.
    pub within: Option<Region>,
}

/// Squares of White and of Black.
pub type Region = &'static [&'static [Cell]];

/// The manner in which a step is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// A single leap, if the squares it passes are empty.
    Once,
    /// At most this number of steps, as far as the first piece.
    Ride(u8),
    /// Over the first piece, and up to the next, at most this number of squares away.
    HopAnywhere(u8),
    /// Over the first piece, to the square behind it, if that is no farther away.
    HopNext(u8),
}

/// The pieces on a board.
#[derive(Clone, Debug)]
pub struct Standing {
    /// All pieces.
    pub occupied: Cells,
    /// The pieces that may be hopped over.
    pub hurdles: Cells,
}

/// The step of a side that goes up the board, turned for a side that goes `forward`.
fn turned((right, ahead): Step, forward: Step) -> Step {
    (ahead * forward.0 + right * forward.1, ahead * forward.1 - right * forward.0)
}

/// A piece of one colour on a board.
#[derive(Clone, Copy, Debug)]
pub struct Mover<'a> {
    /// The board.
    pub board: &'a Board,
    /// The piece.
    pub piece: &'a Piece,
    /// 0 for White, 1 for Black.
    pub color: usize,
}

impl Mover<'_> {
    fn allows(self, region: Option<Region>, cell: Cell) -> bool {
        region.is_none_or(|region| region[self.color].contains(&cell))
    }

    fn begins(self, part: &MovementPart, from: Cell) -> bool {
        part.only.is_none_or(|color| color == self.color)
            && self.allows(part.on, from)
            && self.allows(part.within, from)
    }

    fn turned(self, step: Step) -> Step {
        turned(step, self.board.forward[self.color])
    }

    /// The squares along a step, up to the edge of the board, the region or the range.
    fn line(self, part: &MovementPart, from: Cell, step: Step) -> Vec<Cell> {
        let most = match part.manner {
            Manner::Once => 1,
            Manner::Ride(most) | Manner::HopAnywhere(most) | Manner::HopNext(most) => {
                usize::from(most)
            }
        };
        let ray = self.board.ray(from, self.turned(step));
        ray.into_iter().take_while(|&cell| self.allows(part.within, cell)).take(most).collect()
    }

    /// The squares that a leap passes, if the board has them all.
    fn passed(self, part: &MovementPart, from: Cell, path: &[Step]) -> Option<Vec<Cell>> {
        let cells = path.iter().map(|&step| self.board.moved(from, self.turned(step)));
        let cells: Vec<Cell> = cells.collect();
        let is_there = |&cell: &Cell| self.board.has(cell) && self.allows(part.within, cell);
        cells.iter().all(is_there).then_some(cells)
    }

    fn reached(self, part: &MovementPart, from: Cell, standing: &Standing, to: &mut Cells) {
        if !self.begins(part, from) {
            return;
        }
        for (step, path) in part.steps {
            let line = self.line(part, from, *step);
            let first = line.iter().position(|cell| standing.occupied.contains(cell));
            match part.manner {
                Manner::Once => {
                    let passed = self.passed(part, from, path);
                    if passed.is_some_and(|passed| {
                        standing.occupied.is_disjoint(&passed.into_iter().collect())
                    }) {
                        to.extend(line);
                    }
                }
                Manner::Ride(_) => to.extend(&line[..first.map_or(line.len(), |first| first + 1)]),
                Manner::HopAnywhere(_) | Manner::HopNext(_) => {
                    let Some(hurdle) = first else { continue };
                    if !standing.hurdles.contains(&line[hurdle]) {
                        continue;
                    }
                    for &cell in &line[hurdle + 1..] {
                        to.insert(cell);
                        if matches!(part.manner, Manner::HopNext(_))
                            || standing.occupied.contains(&cell)
                        {
                            break;
                        }
                    }
                }
            }
        }
    }

    /// The squares where the piece could capture.
    pub fn attacks(self, from: Cell, standing: &Standing) -> Cells {
        let mut to = Cells::new();
        let captures = self.piece.parts.iter().filter(|part| part.captures);
        captures.for_each(|part| self.reached(part, from, standing, &mut to));
        to
    }

    /// The empty squares to which the piece goes.
    pub fn moves(self, from: Cell, standing: &Standing) -> Cells {
        let mut to = Cells::new();
        let moves = self.piece.parts.iter().filter(|part| part.moves);
        moves.for_each(|part| self.reached(part, from, standing, &mut to));
        &to - &standing.occupied
    }

    /// The squares from which the piece attacks a square.
    pub fn attackers(self, target: Cell, standing: &Standing) -> Cells {
        let attacks = |&from: &Cell| self.attacks(from, standing).contains(&target);
        self.board.cells().filter(attacks).collect()
    }

    /// The squares between the piece and a square that it may attack.
    pub fn path(self, from: Cell, to: Cell) -> Cells {
        let mut between = Cells::new();
        for part in self.piece.parts.iter().filter(|part| part.captures) {
            for (step, path) in part.steps.iter().filter(|_| self.begins(part, from)) {
                let line = self.line(part, from, *step);
                let Some(end) = line.iter().position(|&cell| cell == to) else { continue };
                between.extend(&line[..end]);
                if part.manner == Manner::Once {
                    between.extend(self.passed(part, from, path).into_iter().flatten());
                }
            }
        }
        between
    }
}

/// The bits of numbers in a word of several pieces. There are groups of fields (shift and width), the most
/// significant first. Each group has all pieces' fields, the last piece first.
pub fn packed(groups: &[&[(u32, u32)]], numbers: &[u8]) -> u128 {
    let mut word = 0;
    for group in groups {
        for &number in numbers.iter().rev() {
            for &(shift, width) in *group {
                word = word << width | u128::from(number) >> shift & ((1 << width) - 1);
            }
        }
    }
    word
}

/// A fixed sequence of numbers that look random (the multiplier is Knuth's, of MMIX). This file is copied into a
/// crate of a user, and deliberately shares no code with Quadrille.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        ((u128::from(self.0) * end as u128) >> 64) as usize
    }

    /// Some squares, each with one chance in `chances`.
    pub fn cells(&mut self, board: &Board, chances: usize) -> Cells {
        board.cells().filter(|_| self.below(chances) == 0).collect()
    }
}
