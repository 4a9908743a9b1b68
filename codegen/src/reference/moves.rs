//! Pieces of any movement, one square at a time: leapers, riders, hoppers, and pieces whose steps pass squares.

use std::slice;

use super::ray;
use crate::list::{collected, list, some_list, union};
use crate::model::{Board, Landing, Manner, PassingStep, Rule, Square, SquareSet, Step, set_of};

/// The occupied squares of a board, and those among them that are hurdles.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// All occupied squares.
    pub occupied: SquareSet,
    /// The pieces that hoppers may hop over.
    pub hurdles: SquareSet,
}

impl Standing {
    /// Occupied squares, all of which are hurdles.
    pub fn all(occupied: SquareSet) -> Standing {
        Standing { occupied, hurdles: occupied }
    }
}

/// The routes that a piece has from a square, whatever is occupied: each is asked about many occupancies.
pub struct Routes<'a>(Vec<Route<'a>>);

/// A rule, the squares of a step's path, and those along the step from there.
struct Route<'a> {
    rule: &'a Rule,
    path: SquareSet,
    line: Vec<Square>,
}

impl<'a> Routes<'a> {
    /// The routes of a piece with these rules.
    pub fn new(board: Board, from: Square, rules: &'a [Rule]) -> Routes<'a> {
        let of_rule = |rule: &'a Rule| {
            let routes = rule.steps.iter().filter_map(move |step| route(board, from, rule, step));
            routes.map(move |(path, line)| Route { rule, path, line })
        };
        Routes(collected(rules.iter().flat_map(of_rule)))
    }

    /// The squares a piece attacks: the ones on which it could capture an enemy piece.
    pub fn attacks(&self, standing: Standing) -> SquareSet {
        let captures = self.0.iter().filter(|route| route.rule.purpose.captures);
        union(captures.map(|route| route.reached(standing)))
    }

    /// The empty squares to which a piece can move without capturing.
    pub fn moves(&self, standing: Standing) -> SquareSet {
        let moves = self.0.iter().filter(|route| route.rule.purpose.moves);
        union(moves.map(|route| route.reached(standing))) & !standing.occupied
    }
}

impl Route<'_> {
    fn reached(&self, standing: Standing) -> SquareSet {
        if !(self.path & standing.occupied).is_zero() {
            return SquareSet::MIN;
        }
        match self.rule.manner {
            Manner::Leap => set_of(&self.line),
            Manner::Ride(_) => seen(&self.line, standing.occupied),
            Manner::Hop(landing, _) => hopped(&self.line, standing, landing),
        }
    }
}

/// The squares a piece attacks: those where it could capture an enemy piece.
pub fn attacks(board: Board, from: Square, rules: &[Rule], standing: Standing) -> SquareSet {
    Routes::new(board, from, rules).attacks(standing)
}

/// The empty squares to which a piece can move without capturing.
pub fn moves(board: Board, from: Square, rules: &[Rule], standing: Standing) -> SquareSet {
    Routes::new(board, from, rules).moves(standing)
}

/// The relevant squares, whose occupancy can change the result of `attacks` or `moves`.
pub fn relevant(board: Board, from: Square, rules: &[Rule]) -> SquareSet {
    union(rules.iter().map(|rule| {
        let of_step = |(path, line): (SquareSet, Vec<Square>)| match line.split_last() {
            Some((_, before)) => path | set_of(before),
            None => SquareSet::MIN,
        };
        union(rule.steps.iter().filter_map(|step| route(board, from, rule, step)).map(of_step))
    }))
}

/// The squares that a piece attacks on some occupancy, each with the squares passed on a route.
pub fn passed(board: Board, from: Square, rules: &[Rule]) -> Vec<(Square, SquareSet)> {
    let captures = rules.iter().filter(|rule| rule.purpose.captures);
    list(captures, |rule| passed_by(board, from, rule)).concat()
}

/// [`passed`] for one rule, for moves and captures alike.
pub fn passed_by(board: Board, from: Square, rule: &Rule) -> Vec<(Square, SquareSet)> {
    let mut passed = Vec::new();
    for step in &rule.steps {
        let Some((mut before, line)) = route(board, from, rule, step) else { continue };
        for square in line {
            passed.push((square, before));
            before |= square.bit();
        }
    }
    passed
}

/// The squares that a rule reaches, for moves and captures alike.
pub fn reached(board: Board, from: Square, rule: &Rule, standing: Standing) -> SquareSet {
    union(Routes::new(board, from, slice::from_ref(rule)).0.iter().map(|it| it.reached(standing)))
}

/// The squares of a step's path, and then the squares along the step, nearest first, within the board, the region and
/// the range. `None` if the rule does not apply here, or the path leaves the board or the region.
pub fn route(
    board: Board,
    from: Square,
    rule: &Rule,
    PassingStep { step, path }: &PassingStep,
) -> Option<(SquareSet, Vec<Square>)> {
    let board = rule.board(board);
    // If edges wrap, a route ends before it gets back to the piece.
    let is_back = |square: Square| square == from && board.wraps().any();
    let is_within = |square: &Square| square.is_in(rule.within) && !is_back(*square);
    let at = |&(files, ranks): &Step| board.offset(from, files, ranks).filter(is_within);
    if !may_begin(rule, from) {
        return None;
    }
    let path = some_list(path, at)?;
    let bend = path.last().copied().unwrap_or(from);
    let line = ray(board, bend, *step).take_while(is_within).take(rule.manner.range().into());
    Some((set_of(path), collected(line)))
}

fn may_begin(rule: &Rule, from: Square) -> bool {
    from.is_in(rule.from & rule.within)
}

/// The squares of a line up to the first occupied one, which is included.
fn seen(line: &[Square], occupied: SquareSet) -> SquareSet {
    let first = line.iter().position(|square| square.is_in(occupied));
    set_of(&line[..first.map_or(line.len(), |first| first + 1)])
}

/// The squares beyond the first blocker of a line, if that is a hurdle.
fn hopped(line: &[Square], standing: Standing, landing: Landing) -> SquareSet {
    let first = line.iter().position(|square| square.is_in(standing.occupied));
    let Some(hurdle) = first.filter(|&first| line[first].is_in(standing.hurdles)) else {
        return SquareSet::MIN;
    };
    match landing {
        Landing::Anywhere => seen(&line[hurdle + 1..], standing.occupied),
        Landing::Next => line.get(hurdle + 1).map_or(SquareSet::MIN, |square| square.bit()),
    }
}

/// The squares from which a piece never has an attack or a move.
pub fn immobile(board: Board, rules: &[Rule]) -> SquareSet {
    let goes = |from: Square| {
        rules.iter().any(|rule| {
            // A hopper cannot land on its hurdle.
            let least = if matches!(rule.manner, Manner::Hop(..)) { 2 } else { 1 };
            let mut routes = rule.steps.iter().filter_map(|step| route(board, from, rule, step));
            routes.any(|(_, line)| line.len() >= least)
        })
    };
    set_of(board.squares().filter(|&from| !goes(from)))
}
