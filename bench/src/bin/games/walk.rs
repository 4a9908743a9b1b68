//! Movements by their definitions, square by square. They fill the peers' tables, and all answers are checked
//! against them.

/// A square's file and rank.
pub type Place = (i8, i8);

/// A board, and the order of its square numbers.
#[derive(Clone, Copy)]
pub struct Board {
    pub files: i8,
    pub ranks: i8,
    /// The place with a number.
    pub place: fn(u8) -> Place,
    /// The number of a place on the board.
    pub number: fn(Place) -> u8,
}

impl Board {
    /// The number of squares.
    pub fn squares(&self) -> u8 {
        (self.files * self.ranks).unsigned_abs()
    }

    /// The bit of the square a step away, if there is one.
    fn after(&self, (file, rank): Place, (files, ranks): Place) -> Option<(Place, u128)> {
        let (file, rank) = (file + files, rank + ranks);
        let is_there = (0..self.files).contains(&file) && (0..self.ranks).contains(&rank);
        is_there.then(|| ((file, rank), 1 << (self.number)((file, rank))))
    }
}

/// The way a piece goes along its steps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// Up to the first piece.
    Ride,
    /// Behind the first piece up to the next.
    Hop,
    /// The square right behind the first piece.
    Next,
    /// A single leap, if the squares on the way are empty: one step straight, then aslant.
    Lame,
    /// A single leap, if the square between is empty.
    Half,
}

/// A movement: its steps, and the way they are taken.
#[derive(Clone, Copy)]
pub struct Movement {
    pub steps: &'static [Place],
    pub manner: Manner,
}

impl Movement {
    /// The squares attacked from a square.
    pub fn attacks(&self, board: &Board, from: u8, occupied: u128) -> u128 {
        let from = (board.place)(from);
        self.steps.iter().fold(0, |set, &step| set | self.along(board, from, step, occupied))
    }

    /// The squares whose occupants matter, and some more. For a rider these are all squares but those on edges of
    /// the board that it does not stand on.
    pub fn relevant(&self, board: &Board, from: u8) -> u128 {
        let from = (board.place)(from);
        let along = |&step: &Place| match self.manner {
            Manner::Lame | Manner::Half => path(self.manner, board, from, step).unwrap_or(0),
            _ => ray(board, from, step) & !edges(board, from),
        };
        self.steps.iter().fold(0, |set, step| set | along(step))
    }

    fn along(&self, board: &Board, from: Place, step: Place, occupied: u128) -> u128 {
        if matches!(self.manner, Manner::Lame | Manner::Half) {
            let target = board.after(from, step).map_or(0, |(_, bit)| bit);
            let path = path(self.manner, board, from, step);
            return if path.is_some_and(|path| path & occupied == 0) { target } else { 0 };
        }
        let (mut at, mut set, mut hurdles) = (from, 0, 0);
        while let Some((next, bit)) = board.after(at, step) {
            at = next;
            match self.manner {
                Manner::Ride => set |= bit,
                Manner::Next if hurdles == 1 => return bit,
                _ if hurdles == 1 => set |= bit,
                _ => {}
            }
            hurdles += i32::from(occupied & bit != 0);
            if hurdles == 2 || hurdles == 1 && self.manner == Manner::Ride {
                break;
            }
        }
        set
    }
}

/// The squares of a ray.
fn ray(board: &Board, mut at: Place, step: Place) -> u128 {
    let mut set = 0;
    while let Some((next, bit)) = board.after(at, step) {
        (at, set) = (next, set | bit);
    }
    set
}

/// The edges of the board except those that a square is on.
fn edges(board: &Board, (file, rank): Place) -> u128 {
    let is_edge =
        |own: i8, other: i8, count: i8| own != other && (other == 0 || other == count - 1);
    let places = (0..board.squares()).map(board.place);
    let edge =
        places.filter(|at| is_edge(file, at.0, board.files) || is_edge(rank, at.1, board.ranks));
    edge.fold(0, |set, at| set | 1 << (board.number)(at))
}

/// The squares that a leap passes, if it stays on the board.
fn path(manner: Manner, board: &Board, from: Place, step: Place) -> Option<u128> {
    board.after(from, step)?;
    let (files, ranks) = step;
    if manner == Manner::Half {
        return board.after(from, (files / 2, ranks / 2)).map(|(_, bit)| bit);
    }
    // The path goes one step along the longer axis, then aslant.
    let longer = |own: i8, other: i8| if own.abs() > other.abs() { own.signum() } else { 0 };
    let mut at = (longer(files, ranks), longer(ranks, files));
    let mut set = 0;
    while at != step {
        set |= board.after(from, at)?.1;
        at = (at.0 + (files - at.0).signum(), at.1 + (ranks - at.1).signum());
    }
    Some(set)
}
