//! Rides and hops where edges wrap, walked square by square.
//!
//! A line that wraps meets itself: two rays of a square may share squares, so that neither a mask nor a second look-up tells
//! by which of them a square is reached. Only riders that go all ways as far as they can are looked up whole, if their
//! tables are small. Everything else is walked. Attackers by straight lines are found by the walk back, those by bent ones
//! by walks from the squares where they may stand.

use quadrille_runtime::U256;

use super::owned_walks::{OwnedTrial, OwnedWalk};
use super::routes::routes_of;
use super::{Solver, Sought, UnitedLookUps, leap_of, with_steps};
use crate::list::{collected, list};
use crate::model::{Landing, Manner, PassingStep, Rule, SquareSet, UNLIMITED};
use crate::solve::sliders;

impl Solver<'_> {
    /// The rules that are looked up by tables, and those that are walked.
    pub(super) fn by_manner_of_look_up(&self, rules: &[Rule]) -> (Vec<Rule>, Vec<Rule>) {
        let part = |rule: &Rule, is_walked: bool| {
            let is_part = |it: &PassingStep| self.is_walked(rule, it) == is_walked;
            Some(rule.of_steps(is_part)).filter(|rule| !rule.steps.is_empty())
        };
        let of = |is_walked| collected(rules.iter().filter_map(|rule| part(rule, is_walked)));
        (of(false), of(true))
    }

    fn is_walked(&self, rule: &Rule, it: &PassingStep) -> bool {
        let wraps = rule.board(self.board()).wraps();
        match rule.manner {
            _ if !wraps.any() => false,
            Manner::Leap => false,
            Manner::Hop(..) => true,
            Manner::Ride(_) if !it.path.is_empty() => true,
            Manner::Ride(_) => {
                !self.has_tables(it) || wraps.bend(it.step) && !self.is_whole(rule, it)
            }
        }
    }

    /// Returns whether the rider of a step has tables on the layout's own board.
    fn has_tables(&self, it: &PassingStep) -> bool {
        leap_of(it.step).is_some_and(|ride| sliders::has_tables(self.numbering, self.word, ride))
    }

    /// Returns whether a rule is a rider that goes all ways as far as it can.
    fn is_whole(&self, rule: &Rule, it: &PassingStep) -> bool {
        let all = self.board().all();
        let is_there = |step| rule.steps.contains(&PassingStep::from(step));
        rule.manner == Manner::Ride(UNLIMITED)
            && rule.board(self.board()) == self.board()
            && rule.from & rule.within & all == all
            && leap_of(it.step).is_some_and(|ride| ride.steps().into_iter().all(is_there))
    }

    /// Adds rules that are walked.
    pub(super) fn walks(&self, rules: &[Rule], sought: Sought, look_ups: &mut UnitedLookUps) {
        if sought == Sought::Targets {
            look_ups.walks = self.all_walks(rules, sought);
            return;
        }
        look_ups.walks = self.all_walks(&with_steps(rules, |it| it.path.is_empty()), sought);
        let bent = with_steps(rules, |it| !it.path.is_empty());
        if !bent.is_empty() {
            let from = self.by_number(&self.lines(&bent, |_| true), sought);
            look_ups.trial =
                Some(OwnedTrial { walks: self.all_walks(&bent, Sought::Targets), from });
        }
    }

    fn all_walks(&self, rules: &[Rule], sought: Sought) -> Vec<OwnedWalk> {
        list(rules, |rule| self.walks_of(rule, sought)).concat()
    }

    /// The walks of a rule: from the piece's square or, if attackers are sought, back to it.
    fn walks_of(&self, rule: &Rule, sought: Sought) -> Vec<OwnedWalk> {
        let (landing, is_near) = match (rule.manner, sought) {
            (Manner::Hop(Landing::Next, _), Sought::Attackers) => (Some(Landing::Anywhere), true),
            (Manner::Hop(landing, _), _) => (Some(landing), false),
            _ => (None, false),
        };
        if sought == Sought::Targets {
            let walk = |route| OwnedWalk { route, landing, is_near, ends: U256::MAX };
            return list(routes_of(self.numbering, rule), walk);
        }
        let back = |it: &PassingStep| PassingStep::from((-it.step.0, -it.step.1));
        let (steps, from) = (list(&rule.steps, back), rule.within);
        let ends =
            if rule.from == SquareSet::MAX { U256::MAX } else { self.numbering.word(rule.from) };
        let walk = |route| OwnedWalk { route, landing, is_near, ends };
        list(routes_of(self.numbering, &Rule { steps, from, ..rule.clone() }), walk)
    }
}
