//! Sets of pairs of an attacker and a victim, and their numbers.

use super::board::{Board, Square, SquareSet};
use super::movement::Step;
use super::numbering::squares_of;

/// A set of pairs that a description declares.
#[derive(Clone, Debug)]
pub struct PairSet {
    /// The name of the set's type.
    pub name: String,
    /// The kinds of men, in the order of their numbers.
    pub kinds: Vec<PairKind>,
    /// Every attacker with each of its victims.
    pub relations: Vec<PairRelation>,
    /// The couples, if there are any.
    pub couples: Option<Couples>,
    /// If true, `number` returns the count of numbers rather than `None` for excluded pairs.
    pub is_excluded_beyond: bool,
    /// True if ranks are counted, false if they are looked up, `None` if the description leaves it open.
    pub is_counted: Option<bool>,
    /// The slots around squares, if changes are found by vector instructions.
    pub slots: Option<PairSlots>,
}

/// The greatest number of men of a set with slots: codes have four bits, and two of them stand for empty squares and
/// for unknown men.
pub const MOST_SLOT_MEN: usize = 14;

/// The greatest number of classes of men: each has a bit of a byte.
pub const MOST_SLOT_CLASSES: usize = 8;

/// The steps of the rays around a square, clockwise: the opposite of ray `i` is `i + 4` modulo 8.
pub const RAYS: [Step; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The slots around a square that men reach: for each ray the leap beside it, in bit `8 * ray`, then seven steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairSlots {
    /// The leap beside each ray, if some man has it or its reverse.
    pub leaps: [Option<Step>; 8],
    /// The slots that each man attacks on the empty board.
    pub attacks: Vec<u64>,
    /// The slots of each man's quiet moves, if some victims count by move.
    pub moves: Vec<u64>,
}

impl PairSlots {
    /// The leaps and the first steps.
    pub const NEAREST: u64 = 0x0303_0303_0303_0303;

    /// The class of each man, from 0: men of a class move alike, and count alike as victims.
    pub fn classes(&self, relations: &[PairRelation]) -> Vec<usize> {
        let men = 0..self.attacks.len();
        let counts = |attacker: usize, victim: usize| {
            self.moves[attacker] != 0 && counts_by_move(relations, attacker, victim)
        };
        let own = |man: usize| {
            let attackers: Vec<bool> = men.clone().map(|other| counts(other, man)).collect();
            let victims: Vec<bool> = men.clone().map(|other| counts(man, other)).collect();
            (self.attacks[man], self.moves[man], attackers, victims)
        };
        let mut known = Vec::new();
        let mut class = |man: usize| {
            let own = own(man);
            known.iter().position(|other| *other == own).unwrap_or_else(|| {
                known.push(own);
                known.len() - 1
            })
        };
        men.clone().map(&mut class).collect()
    }
}

/// True if a victim counts on the squares of an attacker's quiet moves.
pub fn counts_by_move(relations: &[PairRelation], attacker: usize, victim: usize) -> bool {
    relations.iter().any(|relation| {
        relation.by_move && relation.attacker == attacker && relation.victim == Some(victim)
    })
}

/// Men any two of which have a number. Each man on each of its squares is a slot, in order; a couple has the number
/// `high * (high - 1) / 2 + low` of its two slots.
#[derive(Clone, Debug)]
pub struct Couples {
    /// The men in order, each with the squares where it may stand.
    pub men: Vec<(usize, SquareSet)>,
    /// The squares where the other man may stand, indexed by the first man's square in board order.
    pub near: Vec<SquareSet>,
    /// True if their numbers come before those of attacks.
    pub is_before: bool,
}

impl Couples {
    /// The slots in order: each man with each of its squares.
    pub fn slots(&self) -> impl Iterator<Item = (usize, Square)> {
        self.men.iter().flat_map(|&(man, squares)| squares_of(squares).map(move |it| (man, it)))
    }

    /// The count of numbers.
    pub fn count(&self) -> u64 {
        let slots = self.slots().count() as u64;
        slots * slots.saturating_sub(1) / 2
    }

    /// The count of those numbers that a position can have.
    pub fn possible(&self) -> u64 {
        let near = |(_, square): (usize, Square)| {
            let there = self.men.iter().map(move |&(_, set)| set & self.near[square.index()]);
            there.map(|set| u64::from(set.count_ones())).sum::<u64>()
        };
        self.slots().map(near).sum::<u64>() / 2
    }
}

/// A kind of men.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairKind {
    /// The name of the piece, or `pawn`.
    pub name: String,
    /// The index of the piece among those of the layout; `None` for its pawns.
    pub piece: Option<usize>,
    /// True if some victims count as attacked by its quiet moves.
    pub by_move: bool,
}

/// Numbers by step: each step of a man is a plane, with a number for every square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planes {
    /// The steps, in the order of their planes.
    pub steps: Vec<Step>,
    /// The stride between the attacker's squares.
    pub stride: u32,
}

/// An attacker and a victim.
#[derive(Clone, Debug)]
pub struct PairRelation {
    /// The attacker: twice its kind, and 1 more if it is Black's.
    pub attacker: usize,
    /// The victim, or `None` for attacks on any square.
    pub victim: Option<usize>,
    /// The number of the relation's first pair.
    pub base: u32,
    /// The stride between target squares, or between planes.
    pub stride: u32,
    /// The planes, if steps are numbered and not the targets of each square.
    pub planes: Option<Planes>,
    /// The squares among which an attacked square is ranked, indexed by the attacker's square in board order.
    pub ranked: Vec<SquareSet>,
    /// The squares where such a victim may stand and be attacked, indexed by the attacker's square.
    pub possible: Vec<SquareSet>,
    /// True if a pair counts only when the attacker stands on the later square.
    pub is_once: bool,
    /// True if numbers skip impossible pairs (`numbers: dense`).
    pub is_dense: bool,
    /// True if quiet moves to the victim's square count as attacks.
    pub by_move: bool,
}

impl PairSet {
    /// The number of men.
    pub fn men(&self) -> usize {
        2 * self.kinds.len()
    }

    /// The count of numbers.
    pub fn count(&self) -> u64 {
        let couples = self.couples.as_ref().map_or(0, Couples::count);
        couples + self.relations.iter().map(PairRelation::count).sum::<u64>()
    }

    /// The count of those numbers that a position can have.
    pub fn possible(&self) -> u64 {
        let couples = self.couples.as_ref().map_or(0, Couples::possible);
        couples + self.relations.iter().map(PairRelation::possible).sum::<u64>()
    }

    /// Removes all pairs.
    pub fn clear(&mut self) {
        self.relations.clear();
        self.couples = None;
    }

    /// The name of a man: `white pawn`.
    pub fn man(&self, index: usize) -> String {
        format!("{} {}", ["white", "black"][index % 2], self.kinds[index / 2].name)
    }
}

impl Planes {
    /// The step between two squares.
    pub fn step(board: Board, from: Square, to: Square) -> Step {
        let between =
            |of: fn(&Board, Square) -> u8| i16::from(of(&board, to)) - i16::from(of(&board, from));
        (between(Board::file), between(Board::rank))
    }

    /// The plane of the step between two squares.
    ///
    /// # Panics
    ///
    /// Panics if no man of these planes takes it.
    pub fn of(&self, board: Board, from: Square, to: Square) -> usize {
        let step = Planes::step(board, from, to);
        let plane = self.steps.iter().position(|known| *known == step);
        plane.expect("the steps to all targets are planes")
    }
}

impl PairRelation {
    /// The targets from this square that have a number.
    pub fn numbered(&self, from: usize) -> SquareSet {
        if self.is_dense { self.counted(from) } else { self.ranked[from] }
    }

    /// The targets from this square that occur in positions.
    pub fn counted(&self, from: usize) -> SquareSet {
        if self.is_once { self.possible[from] & below(from) } else { self.possible[from] }
    }

    /// The count of numbers.
    pub fn count(&self) -> u64 {
        match &self.planes {
            Some(planes) => (planes.steps.len() * self.ranked.len()) as u64,
            None => self.sum(PairRelation::numbered),
        }
    }

    /// The count of those numbers that a position can have.
    pub fn possible(&self) -> u64 {
        self.sum(PairRelation::counted)
    }

    fn sum(&self, squares: fn(&PairRelation, usize) -> SquareSet) -> u64 {
        (0..self.ranked.len()).map(|from| u64::from(squares(self, from).count_ones())).sum()
    }
}

/// The squares before one in board order.
fn below(square: usize) -> SquareSet {
    SquareSet::bit(square as u32).less_one()
}
