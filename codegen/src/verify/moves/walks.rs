//! Walks, each of which stops at the first piece on its line, or behind it.
//!
//! Walks from a square are looked up with one or two pieces on each line. Walks back to a square are looked up with a piece
//! on each square that they may meet: no other piece can change what they reach. Attackers by trial are found by walks from
//! candidate squares: every square from which some walk may reach this one is a candidate.

use quadrille_runtime::moves::{Route, relevant};
use quadrille_runtime::{U256, Word};

use super::Checks;
use crate::list::list;
use crate::model::{Manner, Rule, Square, SquareSet, in_words, set_of};
use crate::reference::moves::{self, Standing};
use crate::solve::moves::owned_walks::grid;
use crate::solve::moves::{OwnedTrial, OwnedWalk};

impl Checks<'_> {
    /// For each line of a walk from a square: a piece on one of its squares with all else empty, and pieces on one or two, the
    /// second next to the first or last, with all else occupied, which stops other walks.
    pub(super) fn rings(&self, square: Square) -> Vec<SquareSet> {
        let (mut occupancies, solved) = (Vec::new(), self.side.solved);
        if !solved.attacks.is_walked() && !solved.moves.is_walked() {
            return occupancies;
        }
        let rules = self.side.rules.iter().filter(|rule| rule.manner != Manner::Leap);
        for (rule, it) in rules.flat_map(|rule| rule.steps.iter().map(move |it| (rule, it))) {
            let Some((path, line)) = moves::route(self.board(), square, rule, it) else { continue };
            let others = self.board().all() & !(path | set_of(&line));
            for (near, one) in line.iter().map(|square| square.bit()).enumerate() {
                let far = [near + 1, line.len() - 1].map(|far| line.get(far));
                let far = far.map(|far| far.map_or(SquareSet::MIN, |square| square.bit()));
                occupancies.extend([one, others | one]);
                occupancies.extend(far.map(|far| others | one | far));
            }
        }
        occupancies
    }

    /// Checks the attackers of each square with a single piece on each square that walks back from it may meet, or that
    /// hinders one of its attackers.
    pub(super) fn check_walks_back(&self) -> Result<(), String> {
        if self.side.solved.attackers.walks.is_empty() {
            return Ok(());
        }
        let unhindered = self.attackers(Standing::all(SquareSet::MIN));
        let met = list(self.board().squares(), |target| self.met_by_walks_back(target));
        for blocker in self.board().squares() {
            let standing = Standing::all(blocker.bit());
            let squares = self.board().squares().zip(self.attackers(standing));
            let may_differ = |&(target, expected): &(Square, SquareSet)| {
                let target = target.index();
                blocker.is_in(met[target]) || expected != unhindered[target]
            };
            self.check_attackers_of(squares.filter(may_differ), standing)?;
        }
        Ok(())
    }

    /// The squares whose occupants matter to walks back from a square.
    fn met_by_walks_back(&self, target: Square) -> SquareSet {
        let (numbering, board) = (self.side.numbering, self.board());
        let (at, bit) =
            ((board.file(target), board.rank(target)), U256::bit(self.number(target).into()));
        let walks = &self.side.solved.attackers.walks;
        let relevant = in_words!(self.side.word, W => {
            let routes: Vec<Route<'_, W>> = list(walks, |walk| walk.borrowed().route);
            relevant(grid(numbering, &self.cells), &routes, at, W::truncated(bit)).into()
        });
        numbering.set(relevant)
    }

    /// Checks that attackers by trial are tried from each square whose bent lines have the square, by the walks of attacks,
    /// which are checked.
    pub(super) fn check_trial(&self) -> Result<(), String> {
        let Some(OwnedTrial { walks, from: tried }) = &self.side.solved.attackers.trial else {
            return Ok(());
        };
        let is_checked = |walk: &OwnedWalk| self.side.solved.attacks.walks.contains(walk);
        if !walks.iter().all(is_checked) {
            return Err("walks of attackers that attacks do not have".to_owned());
        }
        let numbering = self.side.numbering;
        let is_walked = |rule: &Rule| rule.manner != Manner::Leap && self.goes_around(rule);
        for (from, _, line) in self.lines_past_squares(is_walked) {
            let is_tried = |target: &Square| {
                from.is_in(numbering.set(tried[usize::from(numbering.number(*target))]))
            };
            if let Some(target) = line.iter().find(|target| !is_tried(target)) {
                return Err(format!("attackers of {target:?} are not tried from {from:?}"));
            }
        }
        Ok(())
    }
}
