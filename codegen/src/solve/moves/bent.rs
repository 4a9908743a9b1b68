//! Rides and hops that begin behind a bend, in the tables of riders that other pieces may share.
//!
//! - From a square, the ride is looked up from the square behind the bend, where a piece on the bend stops it too.
//!   For hops, and if the board has no such square, it is looked up from the bend, which must be empty. Lines that
//!   are looked up from the same square take one look-up, and a mask.
//! - To a square, rides come along rays that end there. The empty squares of these rays are the bends. If numbers
//!   grow evenly, one shift leads from all bends back to the pieces' squares, and then only a mask is needed.
//! - Otherwise the attacks of each candidate square are looked up.

use super::{
    BendLookUps, Bent, Growth, MaskedRider, RouteFromBend, RouteToBend, Solver, Sought,
    UnitedLookUps, rides,
};
use crate::list::{collected, list};
use crate::model::{Landing, Leap, Manner, Rule, Square, SquareSet, Step, set_of};
use crate::reference::moves;
use crate::sort;

/// A line from a square: the squares that must be empty, the square from which the ride is looked up, and the squares
/// it may reach.
type Line = (SquareSet, Square, SquareSet);

impl Solver<'_> {
    /// Adds the rules whose steps are all rides or hops behind a bend.
    pub(super) fn bends(&self, rules: &[Rule], sought: Sought, look_ups: &mut UnitedLookUps) {
        for ride in rides(rules) {
            let of_ride = list(rules, |rule| rule.of_steps(|it| super::is_of(it.step, ride)));
            let is = |rule: &&Rule, landing: Option<Landing>| match rule.manner {
                Manner::Hop(own, _) => landing == Some(own),
                _ => landing.is_none(),
            };
            for landing in [None, Some(Landing::Anywhere), Some(Landing::Next)] {
                let own: Vec<Rule> =
                    collected(of_ride.iter().filter(|it| is(it, landing)).cloned());
                if own.iter().any(|rule| !rule.steps.is_empty()) {
                    look_ups.bent.push(self.bent(&own, ride, landing, sought));
                }
            }
        }
    }

    fn bent(&self, rules: &[Rule], ride: Leap, landing: Option<Landing>, sought: Sought) -> Bent {
        let growth = if sought == Sought::Attackers { Growth::of(self.numbering) } else { None };
        let hop = landing.map(|landing| {
            // From the bends back, where every number grows or shrinks.
            let sought = if growth.is_some() { Sought::Attackers } else { Sought::Targets };
            self.hop(rules, ride, landing, sought)
        });
        let routes = match (sought, growth) {
            (Sought::Targets, _) => BendLookUps::FromPiece(self.bends_there(rules)),
            (Sought::Attackers, Some(growth)) => {
                BendLookUps::FromBends(self.bends_back(rules, growth))
            }
            (Sought::Attackers, None) => {
                let reached = self.lines(rules, |_| true);
                BendLookUps::ByTrial(
                    self.bends_there(rules),
                    self.by_number(&reached, Sought::Attackers),
                )
            }
        };
        let slides =
            if hop.is_none() { vec![MaskedRider { ride, mask: None }] } else { Vec::new() };
        Bent { slides, hops: collected(hop), routes }
    }

    /// The routes of all squares: table n holds each square's nth route.
    fn bends_there(&self, rules: &[Rule]) -> Vec<RouteToBend> {
        let lines = list(self.board().squares(), |from| self.lines_from(from, rules));
        let most = lines.iter().map(Vec::len).max().unwrap_or(0);
        list(0..most, |nth| {
            // The unused entries of a square with fewer routes have empty targets.
            let line = |square: Square| lines[square.index()].get(nth).copied();
            let by_number = |of: fn(Line) -> SquareSet| {
                self.numbering.words_by_number(|square| line(square).map_or(SquareSet::MIN, of))
            };
            let mut at = vec![0; self.numbering.entries()];
            for square in self.board().squares() {
                let begin = line(square).map_or(square, |(_, begin, _)| begin);
                at[usize::from(self.numbering.number(square))] = self.numbering.number(begin);
            }
            let mut passed = by_number(|(passed, ..)| passed);
            if passed.iter().all(|set| set.is_zero()) {
                passed.clear();
            }
            RouteToBend { passed, at, targets: by_number(|(.., targets)| targets) }
        })
    }

    /// The lines from a square. They are merged if they pass the same squares and are looked up from the same
    /// square.
    fn lines_from(&self, from: Square, rules: &[Rule]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        for (rule, it) in rules.iter().flat_map(|rule| rule.steps.iter().map(move |it| (rule, it)))
        {
            let Some((path, line)) = moves::route(self.board(), from, rule, it) else { continue };
            let Some(&(files, ranks)) = it.path.last().filter(|_| !line.is_empty()) else {
                continue;
            };
            let at = |(files, ranks): Step| self.board().offset(from, files, ranks);
            let Some(bend) = at((files, ranks)) else { continue };
            let behind = at((files - it.step.0, ranks - it.step.1));
            let (passed, begin) = match behind.filter(|_| !matches!(rule.manner, Manner::Hop(..))) {
                Some(behind) => (path & !bend.bit(), behind),
                None => (path, bend),
            };
            match lines.iter_mut().find(|known| (known.0, known.1) == (passed, begin)) {
                Some((.., targets)) => *targets |= set_of(&line),
                None => lines.push((passed, begin, set_of(&line))),
            }
        }
        lines
    }

    /// The routes back, one for each path.
    fn bends_back(&self, rules: &[Rule], growth: Growth) -> Vec<RouteFromBend> {
        let steps = rules.iter().flat_map(|rule| &rule.steps);
        list(sort::distinct(list(steps, |it| it.path.clone())), |path| {
            let reached = self.lines(rules, |it| it.path == path);
            let mut back = list(&path, |&step| -growth.offset(step));
            RouteFromBend {
                by: back.pop().unwrap_or_default(),
                passed: back,
                targets: self.by_number(&reached, Sought::Attackers),
            }
        })
    }
}
