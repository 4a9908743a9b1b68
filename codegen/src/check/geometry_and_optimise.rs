//! Keys whose value is one of a few words: `geometry` and `optimise`.

use quadrille_circuits::Objective;

use crate::diagnostic::Diagnostic;
use crate::did_you_mean::did_you_mean;
use crate::layout::GeometryTables;
use crate::parse::{Entry, Word};

/// How the squares between two and the line through them are looked up.
pub(crate) fn geometry_tables(
    geometry: &Entry<Word>,
    default: GeometryTables,
) -> Result<GeometryTables, Diagnostic> {
    let Some(word) = geometry.given() else { return Ok(default) };
    let named = GeometryTables::NAMES.into_iter().find(|(name, _)| *name == word.text);
    named.map(|(_, tables)| tables).ok_or_else(|| {
        let message = format!("lines cannot be looked up by `{}`", word.text);
        let help = did_you_mean(&word.text, GeometryTables::NAMES.map(|(name, _)| name));
        Diagnostic::new(word.place, message).help(help)
    })
}

/// What circuits are to be good at.
pub(crate) fn objective(optimise: &Entry<Word>) -> Result<Objective, Diagnostic> {
    let Some(word) = optimise.given() else { return Ok(Objective::default()) };
    let named = Objective::NAMES.into_iter().find(|(name, _)| *name == word.text);
    named.map(|(_, objective)| objective).ok_or_else(|| {
        let message = format!("circuits cannot be optimised for `{}`", word.text);
        let help = did_you_mean(&word.text, Objective::NAMES.map(|(name, _)| name));
        Diagnostic::new(word.place, message).help(help)
    })
}
