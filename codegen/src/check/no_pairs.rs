//! The error of sets of pairs in a compiler without the feature `pairs`.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::Piece;
use crate::parse::{Entry, Name, PairsKeys};

use super::pieces::MovementContext;
use super::{NamedBoard, PairSets};

/// Reports the first set, since this compiler has no numbers for any.
pub(crate) fn pairs(
    entry: &Entry<Vec<(Name, PairsKeys)>>,
    _: &[Piece],
    _: MovementContext<'_>,
    _: &NamedBoard,
    _: Option<usize>,
    diagnostics: &mut Diagnostics,
) -> PairSets {
    if let [(name, _), ..] = entry.items() {
        let message = "numbers of pairs need the feature `pairs`";
        let help = "add it to the features of `quadrille` in Cargo.toml: `features = [\"pairs\"]`";
        diagnostics.push(Diagnostic::new(name.extent, message).help(help));
    }
    PairSets::default()
}
