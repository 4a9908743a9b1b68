//! Random boards before they are numbered: their squares, the names, and the directions.

use crate::random::Random;
use crate::vocabulary::{condition, one_color};

use super::keep;
use super::truth::{Board, Cell, SQUARE_GRID, Step};

/// The way in which a description says which squares are absent.
#[derive(Clone, Debug)]
pub(super) enum Absent {
    /// No square is absent.
    None,
    /// Squares are absent one by one: `.` in a table, or left out of the groups.
    Some,
    /// A condition after a formula.
    Where(String),
}

/// A board's shape, the names of its squares and its directions.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The number of files.
    pub files: usize,
    /// The number of ranks.
    pub ranks: usize,
    /// True if there is a square, by rank from the first file.
    pub(super) there: Vec<bool>,
    /// The way in which a description may say so.
    pub(super) absent: Absent,
    file_names: Vec<String>,
    rank_names: Vec<String>,
    /// The steps of all directions, by name.
    pub(super) directions: &'static [(&'static str, Step)],
    /// True for files, and for ranks, if their edges are joined.
    pub(super) wraps: [bool; 2],
    /// The keys for names, directions and joined edges, if these are unusual.
    pub(super) keys: Vec<String>,
}

impl Ground {
    /// A board with at most these numbers of files and ranks.
    pub fn new(random: &mut Random, (files, ranks): (usize, usize)) -> Ground {
        let mut keys = Vec::new();
        let (file_names, rank_names) = names(random, (files, ranks), &mut keys);
        let directions = directions(random, (files, ranks), &mut keys);
        let wraps = wraps(random, (files, ranks), directions, &mut keys);
        let (there, absent) = shape(random, files, ranks);
        Ground { files, ranks, there, absent, file_names, rank_names, directions, wraps, keys }
    }

    pub(super) fn name(&self, (file, rank): (usize, usize)) -> String {
        let file = self.file_names.get(file).cloned().unwrap_or_default();
        file + &self.rank_names[rank]
    }

    /// Returns whether names are tokens of Rust; `4e` is none.
    pub(super) fn are_tokens(&self) -> bool {
        let is_letter = |name: &String| name.starts_with(|c: char| c.is_ascii_lowercase());
        self.files <= 26 && self.file_names.iter().all(is_letter)
    }

    /// The squares, by rank from the first file.
    pub(super) fn cells(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let all = (0..self.ranks).flat_map(|rank| (0..self.files).map(move |file| (file, rank)));
        all.zip(&self.there).filter_map(|(cell, is_there)| is_there.then_some(cell))
    }

    pub(super) fn has(&self, (file, rank): (usize, usize)) -> bool {
        self.there[rank * self.files + file]
    }

    /// The squares as the truth has them.
    pub(super) fn board_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.cells().map(|(file, rank)| (file as i8, rank as i8))
    }

    pub(super) fn named(&self, (file, rank): Cell) -> String {
        self.name((file as usize, rank as usize))
    }

    /// The index of a square by rank from the first file.
    pub(super) fn index(&self, (file, rank): Cell) -> usize {
        rank as usize * self.files + file as usize
    }

    fn board(&self) -> Board {
        let number = |&is_there: &bool| is_there.then_some(0);
        Board {
            files: self.files as i8,
            ranks: self.ranks as i8,
            numbers: keep(self.there.iter().map(number).collect()),
            forward: &[],
            directions: self.directions,
            wraps: keep(self.wraps.to_vec()),
        }
    }

    /// A symmetry of the board that is not the identity.
    pub(super) fn symmetry(&self, random: &mut Random) -> Option<&'static str> {
        // The truth has no sides of 128 squares.
        let board = self.board();
        let mut all = if board.cells().next().is_some() { board.symmetries() } else { Vec::new() };
        all.retain(|&name| name != "identity");
        (!all.is_empty()).then(|| all[random.below(all.len())])
    }

    /// The squares to which a symmetry carries one, time and again, and first the square itself.
    pub(super) fn cycle(&self, symmetry: &str, cell: Cell) -> Vec<Cell> {
        let (board, mut cycle) = (self.board(), vec![cell]);
        loop {
            let next = board.image(symmetry, cycle[cycle.len() - 1]);
            if next == cell {
                return cycle;
            }
            cycle.push(next);
        }
    }

    /// The number of squares.
    pub(super) fn squares(&self) -> usize {
        self.cells().count()
    }

    /// Returns whether some edges are joined.
    pub fn wraps(&self) -> bool {
        self.wraps != [false, false]
    }

    /// Returns whether the directions are those of a square grid.
    pub(super) fn is_square_grid(&self) -> bool {
        self.directions == SQUARE_GRID
    }
}

/// The numbers of files and ranks. Most boards are small, since these compile fastest.
pub fn size(random: &mut Random) -> (usize, usize) {
    let large = [
        (8, 8),
        (9, 9),
        (9, 10),
        (10, 10),
        (16, 8),
        (8, 16),
        (12, 10),
        (64, 1),
        (2, 60),
        (11, 11),
        (16, 16),
    ];
    match random.below(12) {
        0 => large[random.below(large.len())],
        1 | 2 => (8, 8),
        3 | 4 => (random.between(5, 9), random.between(5, 9)),
        _ => (random.between(1, 6), random.between(1, 6)),
    }
}

/// The names of files and ranks, and their key.
fn names(
    random: &mut Random,
    (files, ranks): (usize, usize),
    keys: &mut Vec<String>,
) -> (Vec<String>, Vec<String>) {
    let digits = |count: usize| (1..=count).map(|number| number.to_string()).collect();
    let letters = |count: usize| (b'a'..).take(count).map(|c| char::from(c).to_string()).collect();
    if files > 9 || ranks > 26 || !random.once_in(6) {
        return (letters(files.min(26)), digits(ranks));
    }
    let (mut file_names, rank_names): (Vec<String>, Vec<String>) = (digits(files), letters(ranks));
    file_names.reverse();
    let (files, ranks) = (file_names.concat(), rank_names.concat());
    keys.push(format!("names: {{ files: \"{files}\", ranks: \"{ranks}\" }}"));
    (file_names, rank_names)
}

/// The most squares of a board.
const MOST_SQUARES: usize = 128;

/// The squares that the board has.
fn shape(random: &mut Random, files: usize, ranks: usize) -> (Vec<bool>, Absent) {
    let all = vec![true; files * ranks];
    let is_large = files * ranks > MOST_SQUARES;
    if files.max(ranks) > 16 || !is_large && !random.once_in(3) {
        return (all, Absent::None);
    }
    let (text, holds) = if is_large { one_color(random) } else { condition(random) };
    let by_condition = || (0..ranks).flat_map(|rank| (0..files).map(move |file| (file, rank)));
    let (there, absent): (Vec<bool>, Absent) = if is_large || random.once_in(2) {
        let there = by_condition().map(|(file, rank)| holds(file, rank)).collect();
        (there, Absent::Where(text))
    } else {
        (all.iter().map(|_| !random.once_in(4)).collect(), Absent::Some)
    };
    if there.contains(&true) { (there, absent) } else { (all, Absent::None) }
}

/// The directions: usually those of a square grid, or some of them turned elsewhere.
fn directions(
    random: &mut Random,
    size: (usize, usize),
    keys: &mut Vec<String>,
) -> &'static [(&'static str, Step)] {
    if !random.once_in(6) {
        return SQUARE_GRID;
    }
    let (mut said, mut steps) = (Vec::new(), Vec::new());
    for index in 0..4 {
        let coordinate = |random: &mut Random| random.between(0, 4) as i8 - 2;
        let (files, ranks) = (coordinate(random), coordinate(random));
        let [far, high] = [files, ranks].map(|step| usize::from(step.unsigned_abs()));
        if random.once_in(3) || (far, high) == (0, 0) || far >= size.0 || high >= size.1 {
            continue;
        }
        // The opposite direction is four further on.
        let (name, opposite) = (SQUARE_GRID[index].0, SQUARE_GRID[index + 4].0);
        let turned = random.once_in(2);
        let said_name = if turned { opposite } else { name };
        said.push(format!("{said_name}: ({files:+}, {ranks:+})"));
        let sign = if turned { -1 } else { 1 };
        steps.push((name, (sign * files, sign * ranks)));
        steps.push((opposite, (-sign * files, -sign * ranks)));
    }
    if said.is_empty() {
        return SQUARE_GRID;
    }
    keys.push(format!("directions: {{ {} }}", said.join(", ")));
    keep(steps)
}

/// The fewest lines of a side that wraps here. The generator's steps are shorter, so that none leads to its own square.
const FEWEST_WRAPPED: usize = 4;

/// The sides whose edges are joined, and their key; usually none.
fn wraps(
    random: &mut Random,
    (files, ranks): (usize, usize),
    directions: &[(&str, Step)],
    keys: &mut Vec<String>,
) -> [bool; 2] {
    let mut may_wrap = |lines| (FEWEST_WRAPPED..=16).contains(&lines) && random.once_in(4);
    let wraps = [may_wrap(files), may_wrap(ranks)];
    if directions != SQUARE_GRID || wraps == [false, false] {
        return [false, false];
    }
    let sides = [("files", wraps[0]), ("ranks", wraps[1])];
    let sides: Vec<&str> =
        sides.iter().filter(|(_, wraps)| *wraps).map(|(name, _)| *name).collect();
    keys.push(format!("wrap: {}", sides.join(" ")));
    wraps
}
