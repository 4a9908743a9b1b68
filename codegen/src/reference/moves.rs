//! How pieces of any movement go: leapers, riders, lame leapers and hoppers, one square at a time.

use super::ray;
use crate::list::{collected, union};
use crate::model::board::{Board, Square, SquareSet, set_of};
use crate::model::movement::{Landing, Manner, Rule, Step, UNLIMITED};

/// What stands on a board, as far as it matters to a movement.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// All occupied squares.
    pub occupied: SquareSet,
    /// The pieces that hoppers may hop over.
    pub hurdles: SquareSet,
}

impl Standing {
    /// Pieces all of which may be hopped over.
    pub fn all(occupied: SquareSet) -> Standing {
        Standing { occupied, hurdles: occupied }
    }
}

/// The squares a piece attacks: those on which it could capture an enemy piece.
pub fn attacks(board: Board, from: Square, rules: &[Rule], standing: Standing) -> SquareSet {
    let captures = rules.iter().filter(|rule| rule.purpose.captures);
    union(captures.map(|rule| reached(board, from, rule, standing)))
}

/// The empty squares to which a piece can move without capturing.
pub fn moves(board: Board, from: Square, rules: &[Rule], standing: Standing) -> SquareSet {
    let moves = rules.iter().filter(|rule| rule.purpose.moves);
    union(moves.map(|rule| reached(board, from, rule, standing))) & !standing.occupied
}

/// The squares from which such a piece attacks `target`.
pub fn attackers(board: Board, target: Square, rules: &[Rule], standing: Standing) -> SquareSet {
    let attacks = |from: &Square| attacks(board, *from, rules, standing) & target.bit() != 0;
    set_of(board.squares().filter(attacks))
}

/// X-rays of a slider: squares newly attacked once the first blocker on each line is removed.
pub fn xrays(board: Board, from: Square, rules: &[Rule], standing: Standing) -> SquareSet {
    let slides = |rule: &&Rule| rule.purpose.captures && matches!(rule.manner, Manner::Ride(_));
    union(rules.iter().filter(slides).map(|rule| {
        let seen = reached(board, from, rule, standing);
        let without = Standing { occupied: standing.occupied & !seen, ..standing };
        reached(board, from, rule, without) & !seen
    }))
}

/// The squares whose occupants can change the result of `attacks` or `moves`.
pub fn relevant(board: Board, from: Square, rules: &[Rule]) -> SquareSet {
    union(rules.iter().filter(|rule| may_begin(rule, from)).map(|rule| {
        let step = |(step, path): &(Step, Vec<Step>)| match rule.manner {
            Manner::Leap => 0,
            Manner::Ride(_) | Manner::Hop(_) => but_last(&line(board, from, rule, *step)),
            Manner::Lame(_) => lame(board, from, rule, *step, path).map_or(0, |(_, path)| path),
        };
        union(rule.steps.iter().map(step))
    }))
}

/// The squares that a piece may attack if others stand right, each with those passed on a way to it.
pub fn passed(board: Board, from: Square, rules: &[Rule]) -> Vec<(Square, SquareSet)> {
    let captures = |rule: &&Rule| rule.purpose.captures && may_begin(rule, from);
    let mut passed = Vec::new();
    for rule in rules.iter().filter(captures) {
        for (step, path) in &rule.steps {
            match rule.manner {
                Manner::Lame(_) => passed.extend(lame(board, from, rule, *step, path)),
                _ => passed.extend(before_each(&line(board, from, rule, *step))),
            }
        }
    }
    passed
}

/// The squares that a part reaches, whatever its purpose.
pub fn reached(board: Board, from: Square, rule: &Rule, standing: Standing) -> SquareSet {
    union(rule.steps.iter().map(|step| reached_by(board, from, rule, step, standing)))
}

/// The squares a piece reaches by one of a rule's steps, which comes with the squares that it
/// passes.
pub fn reached_by(
    board: Board,
    from: Square,
    rule: &Rule,
    (step, path): &(Step, Vec<Step>),
    standing: Standing,
) -> SquareSet {
    if !may_begin(rule, from) {
        return 0;
    }
    match rule.manner {
        Manner::Leap => set_of(line(board, from, rule, *step)),
        Manner::Ride(_) => seen(&line(board, from, rule, *step), standing.occupied),
        Manner::Hop(landing) => hopped(&line(board, from, rule, *step), standing, landing),
        Manner::Lame(_) => match lame(board, from, rule, *step, path) {
            Some((target, path)) if path & standing.occupied == 0 => target.bit(),
            _ => 0,
        },
    }
}

/// Where a step of a lame leaper leads from a square, and the squares that it passes; `None` where it
/// leads nowhere, whatever stands on the board.
pub fn lame_step(
    board: Board,
    from: Square,
    rule: &Rule,
    (step, path): &(Step, Vec<Step>),
) -> Option<(Square, SquareSet)> {
    if may_begin(rule, from) { lame(board, from, rule, *step, path) } else { None }
}

fn may_begin(rule: &Rule, from: Square) -> bool {
    rule.from & rule.within & from.bit() != 0
}

/// The squares along a step, nearest first, as far as the board, the region and the range go.
fn line(board: Board, from: Square, rule: &Rule, step: Step) -> Vec<Square> {
    let is_within = |square: &Square| rule.within & square.bit() != 0;
    let range = match rule.manner {
        Manner::Ride(range) => range,
        Manner::Hop(_) => UNLIMITED,
        Manner::Leap | Manner::Lame(_) => 1,
    };
    collected(ray(board, from, step).take_while(is_within).take(range.into()))
}

fn but_last(line: &[Square]) -> SquareSet {
    line.split_last().map_or(0, |(_, before)| set_of(before))
}

/// Each square of a line, with those before it.
fn before_each(line: &[Square]) -> impl Iterator<Item = (Square, SquareSet)> {
    line.iter().scan(0, |before, &square| {
        let passed = *before;
        *before |= square.bit();
        Some((square, passed))
    })
}

/// The squares of a line up to the first occupied one, which is included.
fn seen(line: &[Square], occupied: SquareSet) -> SquareSet {
    let first = line.iter().position(|square| occupied & square.bit() != 0);
    set_of(&line[..first.map_or(line.len(), |first| first + 1)])
}

/// The squares behind the first piece of a line, if that is a hurdle.
fn hopped(line: &[Square], standing: Standing, landing: Landing) -> SquareSet {
    let first = line.iter().position(|square| standing.occupied & square.bit() != 0);
    let Some(hurdle) = first.filter(|&first| standing.hurdles & line[first].bit() != 0) else {
        return 0;
    };
    match landing {
        Landing::Anywhere => seen(&line[hurdle + 1..], standing.occupied),
        Landing::Next => line.get(hurdle + 1).map_or(0, |square| square.bit()),
    }
}

/// Where a lame leaper's step leads, and what it passes; `None` where it leads or passes off the
/// board or out of the region.
fn lame(
    board: Board,
    from: Square,
    rule: &Rule,
    step: Step,
    path: &[Step],
) -> Option<(Square, SquareSet)> {
    let at = |(files, ranks): Step| {
        board.offset(from, files, ranks).filter(|square| rule.within & square.bit() != 0)
    };
    let path = path.iter().try_fold(0, |set, &passed| Some(set | at(passed)?.bit()));
    Some((at(step)?, path?))
}

/// All squares of a set on which a piece has no attack and no move, whatever stands elsewhere.
pub fn immobile(board: Board, rules: &[Rule]) -> SquareSet {
    let goes = |from: Square| {
        let goes = |(step, path): &(Step, Vec<Step>), rule: &Rule| match rule.manner {
            Manner::Lame(_) => lame(board, from, rule, *step, path).is_some(),
            Manner::Hop(_) => line(board, from, rule, *step).len() > 1,
            _ => !line(board, from, rule, *step).is_empty(),
        };
        let rules = rules.iter().filter(|rule| may_begin(rule, from));
        rules.into_iter().any(|rule| rule.steps.iter().any(|step| goes(step, rule)))
    };
    set_of(board.squares().filter(|&from| !goes(from)))
}
