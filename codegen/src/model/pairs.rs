//! Sets of pairs of men, one of whom attacks the other, and how they are numbered.

use super::board::SquareSet;

/// A set of pairs that a description declares.
#[derive(Clone, Debug)]
pub struct PairSet {
    /// The name of its type.
    pub name: String,
    /// The kinds of men, as they are numbered.
    pub kinds: Vec<PairKind>,
    /// All men that attack others, with each whom they attack.
    pub relations: Vec<PairRelation>,
    /// How ranks are found, if the description says it: counted, or looked up.
    pub is_counted: Option<bool>,
}

/// A kind of men.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairKind {
    /// The name of the piece, or `pawn`.
    pub name: String,
    /// The place of the piece among those of the layout; `None` for its pawns.
    pub piece: Option<usize>,
    /// Whether some victims count where it goes without capturing.
    pub by_move: bool,
}

/// An attacker and a victim.
#[derive(Clone, Debug)]
pub struct PairRelation {
    /// The attacker: twice its kind, and 1 more if it is Black's.
    pub attacker: usize,
    /// The victim; `None` where none is asked.
    pub victim: Option<usize>,
    /// The number of their first pair.
    pub base: u32,
    /// By how much numbers rise from one square to the next.
    pub stride: u32,
    /// By the attacker's square in board order: the squares among which those attacked have their ranks.
    pub ranked: Vec<SquareSet>,
    /// The same: the squares on which such a victim may stand and be attacked.
    pub possible: Vec<SquareSet>,
    /// Whether only pairs count whose attacker stands on the later square.
    pub is_once: bool,
    /// Whether only those that count have numbers.
    pub is_dense: bool,
    /// Whether this victim counts where the attacker goes without capturing.
    pub by_move: bool,
}

impl PairSet {
    /// How many men there are.
    pub fn men(&self) -> usize {
        2 * self.kinds.len()
    }

    /// How many numbers there are.
    pub fn count(&self) -> u64 {
        self.relations.iter().map(PairRelation::count).sum()
    }

    /// How many of them a position can have.
    pub fn possible(&self) -> u64 {
        self.relations.iter().map(PairRelation::possible).sum()
    }

    /// The name of a man: `white pawn`.
    pub fn man(&self, index: usize) -> String {
        format!("{} {}", ["white", "black"][index % 2], self.kinds[index / 2].name)
    }
}

impl PairRelation {
    /// Of the squares that a row holds, those that have numbers.
    pub fn numbered(&self, from: usize) -> SquareSet {
        if self.is_dense { self.counted(from) } else { self.ranked[from] }
    }

    /// The squares of pairs that a position can have.
    pub fn counted(&self, from: usize) -> SquareSet {
        if self.is_once { self.possible[from] & below(from) } else { self.possible[from] }
    }

    /// How many numbers there are.
    pub fn count(&self) -> u64 {
        self.sum(PairRelation::numbered)
    }

    /// How many of them a position can have.
    pub fn possible(&self) -> u64 {
        self.sum(PairRelation::counted)
    }

    fn sum(&self, squares: fn(&PairRelation, usize) -> SquareSet) -> u64 {
        (0..self.ranked.len()).map(|from| u64::from(squares(self, from).count_ones())).sum()
    }
}

/// The squares before one in board order.
fn below(square: usize) -> SquareSet {
    (1 << square) - 1
}
