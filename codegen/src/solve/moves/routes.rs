//! The steps that pieces may hinder, for emitted functions that walk from square to square.

use quadrille_runtime::moves::Route;
use quadrille_runtime::{U256, Word};

use crate::list::{both, collected, list, some_list};
use crate::model::{Manner, Numbering, PassingStep, Piece, Rule, Step, Wraps};

/// A route that owns its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedRoute {
    /// The route without its path.
    route: Route<'static, U256>,
    /// The squares passed on the way, as steps from the start.
    path: Vec<(i8, i8)>,
}

impl OwnedRoute {
    /// The route as the runtime's functions read it.
    pub fn borrowed<W: Word>(&self) -> Route<'_, W> {
        let Route { step, range, captures, from, within, wraps, .. } = self.route;
        let [from, within] = [from, within].map(W::truncated);
        Route { step, range, path: &self.path, captures, from, within, wraps }
    }
}

/// The routes of a piece, for White and for Black.
pub fn routes(numbering: &Numbering, piece: &Piece) -> [Vec<OwnedRoute>; 2] {
    let of_rule = |rule: &Rule| routes_of(numbering, rule);
    both(piece.rules(), |rules| list(rules.iter(), of_rule).concat())
}

pub(super) fn routes_of(numbering: &Numbering, rule: &Rule) -> Vec<OwnedRoute> {
    let word = |set| if set == U256::MAX { set } else { numbering.word(set) };
    let (from, within, captures) = (word(rule.from), word(rule.within), rule.purpose.captures);
    let range = rule.manner.range();
    let Wraps { files, ranks } = rule.board(numbering.board()).wraps();
    let route = |PassingStep { step, path }: &PassingStep| {
        let path = some_list(path, |&passed| short(passed))?;
        let (step, wraps) = (short(*step)?, [files, ranks]);
        let route = Route { step, range, path: &[], captures, from, within, wraps };
        Some(OwnedRoute { route, path })
    };
    // A leap that passes no square cannot be hindered.
    let is_hindered = |it: &&PassingStep| rule.manner != Manner::Leap || !it.path.is_empty();
    collected(rule.steps.iter().filter(is_hindered).filter_map(route))
}

/// A step in bytes, or `None` if it leads off every board.
fn short((files, ranks): Step) -> Option<(i8, i8)> {
    Some((files.try_into().ok()?, ranks.try_into().ok()?))
}
