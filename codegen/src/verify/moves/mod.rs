//! Pieces of any movement against the reference.
//!
//! Look-ups are right on every occupancy because of the following facts, each of which is checked:
//!
//! - A rider's look-ups are right ([`sliders`](super::sliders)).
//! - A mask keeps the first squares of each ray of the rider. Pieces beyond them change nothing
//!   before them, so the masked rider stops where the piece does.
//! - The same holds for hoppers, by two look-ups of the rider or by one in tables of their own, which
//!   [`sliders`](super::sliders) checks too. The masks of hoppers of bounded range are tried with a hurdle at each
//!   distance along all lines.
//! - A rider sees a square if and only if it is seen from there. So the masks of attackers are the
//!   masks of attacks, transposed.
//! - Lame leapers are looked up on every key, in both directions, and with each square of their
//!   path occupied alone.
//! - Bent lines are looked up one by one, in both directions: all squares off the line are occupied, and
//!   on the line none, or one of the squares before the bend. Beyond the bend a rider's look-up stops
//!   where the piece does.
//!
//! - Walks are looked up as [`walks`] says.
//!
//! Finally everything is tried together on an empty board, on a full one, and with a third of the
//! squares occupied, where not all pieces are hurdles.
//!
//! - [`evaluation`]: runs look-ups by the runtime's functions
//! - [`walks`]: what is tried for walks

mod evaluation;
mod walks;

pub use evaluation::Evaluation;

use std::cell::Cell;

use super::Defect;
use crate::counted_work;
use crate::list::{collected, list};
use crate::model::{
    Board, Layout, Manner, Numbering, Rule, Square, SquareSet, UNLIMITED, WordSize, set_of,
    squares_of,
};
use crate::reference;
use crate::reference::moves::{self, Standing};
use crate::solve::Bitboards;
use crate::solve::moves::owned_walks::cells;
use crate::solve::moves::{BendLookUps, Bent, PieceLookUps, UnitedLookUps};

/// Checks all pieces, and returns the number of look-ups tried.
pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<u64, Defect> {
    let tried = &Cell::new(0);
    for (piece, solved) in layout.pieces.iter().zip(&bitboards.moves) {
        // Plain pieces are leaps and whole riders, unless they are walked.
        if piece.sides.is_none() && !solved.iter().any(|side| side.attacks.is_walked()) {
            continue;
        }
        for (rules, solved) in sides(&piece.rules(), solved) {
            let (numbering, word) = (&layout.numbering, bitboards.word);
            let side = Side { numbering, word, rules, solved, tried };
            side.verify().map_err(|detail| Defect { of: piece.name.clone(), detail })?;
        }
    }
    Ok(tried.get())
}

/// The sides of a piece to be checked: their rules and their look-ups.
fn sides<'a>(
    rules: &'a [Vec<Rule>; 2],
    solved: &'a [PieceLookUps],
) -> impl Iterator<Item = (&'a [Rule], &'a PieceLookUps)> {
    let is_alike = rules[0] == rules[1] && solved.len() == 1;
    let sides = rules.iter().enumerate().take(if is_alike { 1 } else { 2 });
    sides.map(|(color, rules)| (&rules[..], &solved[color.min(solved.len() - 1)]))
}

/// The squares, split into three sets of about every third square.
fn thirds() -> [SquareSet; 3] {
    [0, 1, 2].map(|first| set_of((first..=u8::MAX).step_by(3).map(Square)))
}

/// A route from one square to another by a step that passes squares first.
#[derive(Clone, Debug)]
struct RouteTo {
    from: Square,
    /// The squares up to the bend.
    path: SquareSet,
    /// All squares that must be empty.
    passed: SquareSet,
}

/// The look-ups of a side, and the movement that they are to give.
#[derive(Clone, Copy)]
pub struct Side<'a> {
    /// The numbering whose tables are verified.
    pub numbering: &'a Numbering,
    /// The word of its sets.
    pub word: WordSize,
    /// The movement.
    pub rules: &'a [Rule],
    /// The look-ups.
    pub solved: &'a PieceLookUps,
    /// How many look-ups were tried.
    pub tried: &'a Cell<u64>,
}

/// A side whose look-ups are checked, with what all checks share.
struct Checks<'a> {
    side: Side<'a>,
    /// The number at each cell of the board's box.
    cells: Vec<u8>,
    /// By square: the routes from there.
    routes: Vec<moves::Routes<'a>>,
    /// The occupancies tried on every square.
    standings: Vec<Standing>,
}

impl Side<'_> {
    /// Checks the look-ups of the side.
    ///
    /// # Errors
    /// The square and the occupancy on which one disagrees.
    pub fn verify(&self) -> Result<(), String> {
        let board = self.board();
        self.rules.iter().try_for_each(|rule| check_lines(board, rule))?;
        let routes = list(board.squares(), |from| moves::Routes::new(board, from, self.rules));
        let (cells, standings) = (cells(self.numbering), self.standings());
        Checks { side: *self, cells, routes, standings }.verify()
    }

    fn board(&self) -> Board {
        self.numbering.board()
    }

    /// The occupancies tried on every square: none, all, and each third of the board; for hoppers
    /// also two thirds, one of them hurdles.
    fn standings(&self) -> Vec<Standing> {
        let all = self.board().all();
        let occupied = thirds().into_iter().chain([SquareSet::MIN, all]);
        let mut standings: Vec<Standing> = list(occupied, |set| Standing::all(set & all));
        let PieceLookUps { attacks, moves, attackers } = self.solved;
        if [attacks, moves, attackers]
            .iter()
            .any(|part| part.hops().next().is_some() || part.is_walked())
        {
            let [hurdles, others, _] = thirds().map(|set| set & all);
            standings.push(Standing { occupied: hurdles | others, hurdles });
        }
        standings
    }
}

impl Checks<'_> {
    fn verify(&self) -> Result<(), String> {
        self.board().squares().try_for_each(|square| self.check_from(square))?;
        self.standings.iter().try_for_each(|standing| self.check_attackers(*standing))?;
        self.check_walks_back()?;
        self.check_trial()?;
        self.check_bent_attackers()?;
        self.check_lame_attackers()
    }

    fn board(&self) -> Board {
        self.side.board()
    }

    fn number(&self, square: Square) -> u8 {
        self.side.numbering.number(square)
    }

    /// Look-ups on an occupancy.
    fn on(&self, standing: Standing) -> Evaluation<'_> {
        let Side { numbering, word, .. } = self.side;
        Evaluation::new(numbering, word, &self.cells, standing)
    }

    /// The squares looked up, which is counted.
    fn look_up(&self, look_ups: &UnitedLookUps, square: Square, on: &Evaluation<'_>) -> SquareSet {
        counted_work::add(32);
        self.side.tried.set(self.side.tried.get() + 1);
        on.of(look_ups, square)
    }

    /// Checks the attacks and moves of a piece from a square.
    fn check_from(&self, square: Square) -> Result<(), String> {
        let solved = self.side.solved;
        let differs = solved.moves != solved.attacks;
        let mut keys = self.keys(&[&solved.attacks, &solved.moves], self.number(square));
        keys.extend(self.bent_lines(square));
        keys.extend(self.hurdles(square));
        keys.extend(self.rings(square));
        keys.sort_unstable();
        keys.dedup();
        let without = |standing: Standing| {
            let others = !square.bit();
            Standing { occupied: standing.occupied & others, hurdles: standing.hurdles & others }
        };
        let others = self.standings.iter().map(|standing| without(*standing));
        let routes = &self.routes[square.index()];
        for standing in keys.into_iter().map(Standing::all).chain(others) {
            let occupied = standing.occupied;
            let on = &self.on(standing);
            if self.look_up(&solved.attacks, square, on) != routes.attacks(standing) {
                return Err(format!("attacks from {square:?} with {occupied:#x}"));
            }
            if differs {
                let quiet = routes.moves(standing);
                if self.look_up(&solved.moves, square, on) & !occupied != quiet {
                    return Err(format!("moves from {square:?} with {occupied:#x}"));
                }
            }
        }
        Ok(())
    }

    /// The occupancies that distinguish all keys of a square's lame leaps, and one blocker on each
    /// square of each path.
    fn keys(&self, look_ups: &[&UnitedLookUps], number: u8) -> Vec<SquareSet> {
        let index = usize::from(number);
        let set = |word| self.side.numbering.set(word);
        let all = self.side.numbering.word(self.board().all());
        let mut keys = Vec::new();
        for leaps in look_ups.iter().filter_map(|own| own.shifted.as_ref()) {
            for key in &leaps.keys {
                keys.extend(reference::subsets(set(leaps.seen(key, index) & all)));
            }
        }
        for own in look_ups {
            for lame in &own.lame {
                keys.extend(list(squares_of(set(lame.paths[index])), Square::bit));
            }
        }
        keys
    }

    /// For each distance the squares that far along every line of a hopper of bounded range. With hurdles on them only, it
    /// lands wherever its range allows.
    fn hurdles(&self, square: Square) -> Vec<SquareSet> {
        let mut hurdles: Vec<SquareSet> = Vec::new();
        let is_bounded = |manner| matches!(manner, Manner::Hop(_, range) if range != UNLIMITED);
        let hops = self.side.rules.iter().filter(|rule| is_bounded(rule.manner));
        for (rule, it) in hops.flat_map(|rule| rule.steps.iter().map(move |it| (rule, it))) {
            // Distances beyond the range are included: nothing is reached there.
            let rule = Rule { manner: Manner::Ride(UNLIMITED), ..rule.clone() };
            let Some((_, line)) = moves::route(self.board(), square, &rule, it) else { continue };
            for (distance, hurdle) in line.into_iter().enumerate() {
                match hurdles.get_mut(distance) {
                    Some(set) => *set |= hurdle.bit(),
                    None => hurdles.push(hurdle.bit()),
                }
            }
        }
        hurdles
    }

    /// Occupancies that leave one bent line from a square open, or closed by one of the squares
    /// before its bend.
    fn bent_lines(&self, square: Square) -> Vec<SquareSet> {
        let mut occupancies = Vec::new();
        for rule in self.side.rules.iter().filter(|rule| rule.manner != Manner::Leap) {
            for it in rule.steps.iter().filter(|it| !it.path.is_empty()) {
                let Some((path, line)) = moves::route(self.board(), square, rule, it) else {
                    continue;
                };
                // Hoppers find their hurdle on the first square.
                let hurdle = usize::from(matches!(rule.manner, Manner::Hop(..))).min(line.len());
                let others = self.board().all() & !(path | set_of(&line[hurdle..]));
                occupancies.push(others);
                occupancies.extend(list(squares_of(path), |one| others | one.bit()));
            }
        }
        occupancies
    }

    /// Checks the attackers of all squares.
    fn check_attackers(&self, standing: Standing) -> Result<(), String> {
        let expected = self.attackers(standing);
        let all = self.board().squares().zip(expected);
        self.check_attackers_of(all, standing)
    }

    /// Checks the attackers of some squares, each given with those by the reference.
    fn check_attackers_of(
        &self,
        mut squares: impl Iterator<Item = (Square, SquareSet)>,
        standing: Standing,
    ) -> Result<(), String> {
        let (on, look_ups) = (&self.on(standing), &self.side.solved.attackers);
        let differs = |(target, expected): &(Square, SquareSet)| {
            self.look_up(look_ups, *target, on) != *expected
        };
        match squares.find(differs) {
            Some((target, _)) => Err(format!("attackers of {target:?} with {standing:#x?}")),
            None => Ok(()),
        }
    }

    /// By square: its attackers, by the reference.
    fn attackers(&self, standing: Standing) -> Vec<SquareSet> {
        let mut attackers = vec![SquareSet::MIN; self.board().len()];
        for (from, routes) in self.board().squares().zip(&self.routes) {
            let targets = squares_of(routes.attacks(standing));
            targets.for_each(|target| attackers[target.index()] |= from.bit());
        }
        attackers
    }

    /// The lines of the captures that are meant, whose steps pass squares: where each begins, the squares passed, and the
    /// line.
    fn lines_past_squares(
        &self,
        is_meant: impl Fn(&Rule) -> bool,
    ) -> impl Iterator<Item = (Square, SquareSet, Vec<Square>)> {
        let board = self.board();
        let is_meant = move |rule: &&Rule| rule.purpose.captures && is_meant(rule);
        let rules = self.side.rules.iter().filter(is_meant);
        rules.flat_map(move |rule| {
            let all =
                board.squares().flat_map(move |from| rule.steps.iter().map(move |it| (from, it)));
            let all = all.filter(|(_, it)| !it.path.is_empty());
            all.filter_map(move |(from, it)| {
                moves::route(board, from, rule, it).map(|(path, line)| (from, path, line))
            })
        })
    }

    /// Checks the lame leapers that attack a square, on every key.
    fn check_lame_attackers(&self) -> Result<(), String> {
        let UnitedLookUps { shifted, lame, .. } = self.side.solved.attackers.clone();
        let lame = UnitedLookUps { shifted, lame, ..UnitedLookUps::default() };
        let keys = |target, _: &[RouteTo]| self.keys(&[&lame], self.number(target));
        self.check_part(&lame, |rule| rule.manner == Manner::Leap, keys)
    }

    /// Checks the bent riders that attack a square and are looked up, along every line.
    fn check_bent_attackers(&self) -> Result<(), String> {
        // Attackers found by trial rely on attacks, which are checked; hops are checked in `check_attackers`.
        let is_back =
            |bent: &&Bent| matches!(bent.routes, BendLookUps::FromBends(_)) && bent.hops.is_empty();
        let bent = collected(self.side.solved.attackers.bent.iter().filter(is_back).cloned());
        let bent = UnitedLookUps { bent, ..UnitedLookUps::default() };
        let lines = |_, routes: &[RouteTo]| {
            let mut occupancies = Vec::new();
            for RouteTo { passed, path, .. } in routes {
                let others = self.board().all().and_not(*passed);
                occupancies.push(others);
                if passed == path {
                    occupancies.extend(list(squares_of(*path), |one| others | one.bit()));
                }
            }
            occupancies
        };
        let is_looked_up =
            |rule: &Rule| matches!(rule.manner, Manner::Ride(_)) && !self.goes_around(rule);
        self.check_part(&bent, is_looked_up, lines)
    }

    /// Returns whether a rule's board wraps, on which steps that pass squares are walked.
    fn goes_around(&self, rule: &Rule) -> bool {
        rule.board(self.board()).wraps().any()
    }

    /// Checks a part of the look-ups of attackers against the steps of the rules that are meant, which pass squares.
    /// `occupancies` chooses the trials for a square and the routes to it.
    fn check_part(
        &self,
        part: &UnitedLookUps,
        is_meant: impl Fn(&Rule) -> bool,
        occupancies: impl Fn(Square, &[RouteTo]) -> Vec<SquareSet>,
    ) -> Result<(), String> {
        if part.is_empty() {
            return Ok(());
        }
        let mut routes: Vec<Vec<RouteTo>> = vec![Vec::new(); self.board().len()];
        for (from, path, line) in self.lines_past_squares(is_meant) {
            let mut passed = path;
            for target in line {
                routes[target.index()].push(RouteTo { from, path, passed });
                passed |= target.bit();
            }
        }
        for target in self.board().squares() {
            let routes = &routes[target.index()];
            for occupied in occupancies(target, routes) {
                let free = routes.iter().filter(|route| (route.passed & occupied).is_zero());
                let expected = set_of(free.map(|route| route.from));
                if self.look_up(part, target, &self.on(Standing::all(occupied))) != expected {
                    return Err(format!("some attackers of {target:?} with {occupied:#x}"));
                }
            }
        }
        Ok(())
    }
}

/// Checks that the line of each ride begins with the nearest squares of its ray and leaves none out.
fn check_lines(board: Board, rule: &Rule) -> Result<(), String> {
    if !matches!(rule.manner, Manner::Ride(_)) {
        return Ok(());
    }
    for (square, it) in board.squares().flat_map(|s| rule.steps.iter().map(move |it| (s, it))) {
        let line =
            moves::route(board, square, rule, it).map_or(SquareSet::MIN, |(_, line)| set_of(line));
        let board = rule.board(board);
        let bend = it
            .path
            .last()
            .map_or(Some(square), |&(files, ranks)| board.offset(square, files, ranks));
        let ray = bend.into_iter().flat_map(|bend| reference::ray(board, bend, it.step));
        if set_of(ray.take(line.count_ones() as usize)) != line {
            return Err(format!("the line from {square:?} along {:?}", it.step));
        }
    }
    Ok(())
}
