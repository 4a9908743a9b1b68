//! Lame leapers: the squares that can block each step, and the look-up that tests them.
//!
//! - [`shifted`]: keys for all squares at once, if numbers grow evenly along files and ranks
//! - [`keys`]: these keys
//! - [`by_path`]: path after path, in any numbering

mod by_path;
mod keys;
mod shifted;

pub use by_path::{LamePaths, if_free};
pub use shifted::ShiftedLameLeaps;

use super::{Solver, Sought};
use crate::model::{Rule, Square, SquareSet};
use crate::reference::moves;

/// A step of a lame leaper: its target, and the squares that must be empty.
#[derive(Clone, Debug)]
struct LameLeap<T = Square> {
    target: T,
    path: SquareSet,
}

impl Solver<'_> {
    /// The look-ups of lame leapers, rules all of whose steps pass squares: with shared keys, or else path by path.
    pub(super) fn lame_leaps(
        &self,
        rules: &[Rule],
        sought: Sought,
    ) -> (Option<ShiftedLameLeaps>, Vec<LamePaths>) {
        let leaps = self.lame_leaps_by_square(rules, sought);
        let shifted = shifted::solve(self.numbering, self.word, &leaps);
        let by_path = || by_path::solve(self.numbering, &leaps);
        let paths = if shifted.is_none() { by_path() } else { Vec::new() };
        (shifted, paths)
    }

    /// The leaps from each square, or to it.
    fn lame_leaps_by_square(&self, rules: &[Rule], sought: Sought) -> Vec<Vec<LameLeap>> {
        let mut leaps = vec![Vec::new(); self.board().len()];
        for from in self.board().squares() {
            for (target, path) in
                rules.iter().flat_map(|it| moves::passed_by(self.board(), from, it))
            {
                let (at, other) = match sought {
                    Sought::Targets => (from, target),
                    Sought::Attackers => (target, from),
                };
                leaps[at.index()].push(LameLeap { target: other, path });
            }
        }
        leaps
    }
}
