//! The movement of a piece: the meaning of a text in Betza's notation or of a list of steps.
//!
//! A [`Movement`] knows no board and no colour. Its steps are those of a side that goes north;
//! [`towards`] turns them for a side that goes another way.

use std::ops::Range;

use quadrille_runtime::Direction;
pub use quadrille_runtime::look_ups::Landing;

use super::board::{Board, SquareSet, Wraps};
use crate::list::{collected, list};
use crate::sort;

/// A step as (files to the right, ranks forward).
pub type Step = (i16, i16);

/// A movement: the union of its parts.
#[derive(Clone, Debug, Default)]
pub struct Movement {
    /// The parts, in the order in which they were written.
    pub parts: Vec<MovementPart>,
    /// The characters of each part in the notation.
    pub written: Vec<Range<usize>>,
}

/// Steps that share a manner and a purpose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovementPart {
    /// The steps, in ascending order, each once.
    pub steps: Vec<PassingStep>,
    /// Walks: the steps that they stand for depend on the board.
    pub walks: Vec<Walk>,
    /// The manner in which the steps are taken; walks are leaps.
    pub manner: Manner,
    /// True if files wrap for these steps: XBoard's `o`.
    pub is_cylindrical: bool,
    /// The part's purpose: captures, moves, or both.
    pub purpose: Purpose,
    /// The names of the regions that confine the part.
    pub limits: Limits,
}

/// A step, and the squares that must be empty before it is taken: the squares that a lame leaper passes, or those
/// that a bent rider passes up to its bend.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PassingStep {
    /// The step. It starts from the last square of the path, or from the piece's square if there is no path.
    pub step: Step,
    /// The squares passed before the step, as offsets from the piece's square.
    pub path: Vec<Step>,
}

impl From<Step> for PassingStep {
    fn from(step: Step) -> PassingStep {
        PassingStep { step, path: Vec::new() }
    }
}

impl PassingStep {
    /// The step to the last of these squares through the others; all are offsets from the piece's square.
    pub fn through(squares: &[Step]) -> PassingStep {
        let (target, path) = squares.split_last().unwrap_or((&(0, 0), &[]));
        let bend = path.last().unwrap_or(&(0, 0));
        PassingStep { step: (target.0 - bend.0, target.1 - bend.1), path: path.to_vec() }
    }
}

/// Steps that are repeated in turn through empty squares, by a rider whose steps are lame or whose path turns.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Walk {
    /// The steps of a round, each with a flag that tells if the piece may stop after it.
    pub legs: Vec<(Step, bool)>,
    /// The greatest number of squares where it may stop.
    pub range: u8,
}

impl Walk {
    /// The paths to the squares where the walk may stop, no longer than the board allows. A circular walk stops before it
    /// returns.
    fn steps(&self, board: Board, forward: Direction) -> Vec<PassingStep> {
        let (mut at, mut passed, mut steps, wraps) =
            ((0, 0), Vec::new(), Vec::new(), board.wraps());
        for &(leg, ends) in self.legs.iter().cycle() {
            let leg = towards(leg, forward);
            at = (at.0 + leg.0, at.1 + leg.1);
            let is_far =
                |distance: i16, side: u8, wraps: bool| !wraps && distance.abs() >= side.into();
            let is_off = is_far(at.0, board.files(), wraps.files)
                || is_far(at.1, board.ranks(), wraps.ranks);
            let is_at =
                |at: i16, side: u8, wraps: bool| at == 0 || wraps && at % i16::from(side) == 0;
            let is_back =
                is_at(at.0, board.files(), wraps.files) && is_at(at.1, board.ranks(), wraps.ranks);
            if is_off || is_back || steps.len() == usize::from(self.range) {
                break;
            }
            passed.push(at);
            if ends {
                steps.push(PassingStep::through(&passed));
            }
        }
        steps
    }
}

/// The manner in which a step is taken, once its path is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Once, over any piece: a leaper.
    Leap,
    /// Up to this many times, until a piece is in the way: a rider.
    Ride(u8),
    /// Along the line over the first piece, its hurdle: a hopper. It lands at most this many steps from its square; the
    /// step to the hurdle counts.
    Hop(Landing, u8),
}

impl Manner {
    /// The greatest number of times that a step is taken.
    pub fn range(self) -> u8 {
        match self {
            Manner::Leap => 1,
            Manner::Ride(range) | Manner::Hop(_, range) => range,
        }
    }
}

/// The range of a rider that goes as far as it can: more steps than any board has squares.
pub const UNLIMITED: u8 = u8::MAX;

/// The purpose of a part: moves, captures, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purpose {
    /// It may enter an empty square.
    pub moves: bool,
    /// It may capture a piece on a square.
    pub captures: bool,
}

/// The regions that a part of a movement is limited to, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The part applies only from squares of this region.
    pub on: Option<String>,
    /// The part starts and ends in this region, and passes through no square outside.
    pub within: Option<String>,
}

impl Purpose {
    /// Moves and captures: the default.
    pub const BOTH: Purpose = Purpose { moves: true, captures: true };
}

/// A part of a movement for one side on a board: its steps turned to that side's direction, its limits as squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The steps, in ascending order.
    pub steps: Vec<PassingStep>,
    /// How the steps are taken.
    pub manner: Manner,
    /// True if files wrap for these steps, though they may not on the board.
    pub is_cylindrical: bool,
    /// The kinds of moves it makes: to empty squares, captures or both.
    pub purpose: Purpose,
    /// The squares from which it applies.
    pub from: SquareSet,
    /// The squares where it may start and end, and through which it may pass.
    pub within: SquareSet,
}

impl Movement {
    /// The movement of a side that goes `forward` on a board; `region` gives the squares of a region.
    pub fn rules(
        &self,
        board: Board,
        forward: Direction,
        region: impl Fn(&str) -> SquareSet,
    ) -> Vec<Rule> {
        let squares = |name: &Option<String>| name.as_deref().map_or(SquareSet::MAX, &region);
        let rule = |part: &MovementPart| {
            let board = if part.is_cylindrical { cylinder(board) } else { board };
            let turned = |it: &PassingStep| PassingStep {
                step: towards(it.step, forward),
                path: list(it.path.iter(), |&passed| towards(passed, forward)),
            };
            let within = squares(&part.limits.within);
            // The order is the same for both sides, so that a piece that moves alike for both has equal rules.
            let mut steps = list(part.steps.iter(), turned);
            steps.extend(part.walks.iter().flat_map(|walk| walk.steps(board, forward)));
            let steps = sort::distinct(steps);
            Rule {
                steps,
                manner: part.manner,
                is_cylindrical: part.is_cylindrical,
                purpose: part.purpose,
                from: squares(&part.limits.on) & within,
                within,
            }
        };
        list(self.parts.iter(), rule)
    }
}

/// The board whose files wrap too.
fn cylinder(board: Board) -> Board {
    board.wrapped(Wraps { files: true, ranks: false })
}

impl Rule {
    /// The board as the steps go on it.
    pub fn board(&self, board: Board) -> Board {
        if self.is_cylindrical { cylinder(board) } else { board }
    }

    /// The rule with the steps that satisfy `keep`.
    #[must_use]
    pub fn of_steps(&self, keep: impl Fn(&PassingStep) -> bool) -> Rule {
        let steps = collected(self.steps.iter().filter(|it| keep(it)).cloned());
        Rule { steps, ..self.clone() }
    }
}

/// The rules with the steps that satisfy `keep`, without empty rules.
pub fn with_steps(rules: &[Rule], keep: fn(&PassingStep) -> bool) -> Vec<Rule> {
    let mut rules = list(rules, |rule| rule.of_steps(keep));
    rules.retain(|rule| !rule.steps.is_empty());
    rules
}

/// A step of a side that goes north, taken by a side that goes `forward`: turned, not mirrored, so
/// that its right remains its right.
pub fn towards((right, ahead): Step, forward: Direction) -> Step {
    let (files, ranks) = forward.delta();
    let (files, ranks) = (i16::from(files), i16::from(ranks));
    // Ahead is (files, ranks); a quarter turn clockwise from there is to the right.
    (ahead * files + right * ranks, ahead * ranks - right * files)
}
