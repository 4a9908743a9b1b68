//! Sets of pairs where the feature `pairs` is off: an error at the first one.

use proc_macro2::Span;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::layout::{PairSet, Piece};
use crate::parse::{Entry, PairsKeys};

use super::NamedBoard;
use super::pieces::MovementContext;

/// No sets.
pub(crate) struct PairSets {
    pub(crate) list: Vec<PairSet>,
    pub(crate) spans: Vec<Span>,
}

/// Refuses all sets.
pub(crate) fn pairs(
    entry: &Entry<Vec<PairsKeys>>,
    _: &[Piece],
    _: MovementContext<'_>,
    _: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> PairSets {
    if let Some(set) = entry.given().and_then(|sets| sets.first()) {
        let message = "numbers of pairs need the feature `pairs`";
        let help = "add it to the features of `quadrille` in Cargo.toml: `features = [\"pairs\"]`";
        diagnostics.push(Diagnostic::new(set.name.place, message).help(help));
    }
    PairSets { list: Vec::new(), spans: Vec::new() }
}
