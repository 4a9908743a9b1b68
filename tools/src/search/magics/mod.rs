//! Magics with small keys, shared by as many squares as symmetry allows.
//!
//! - [`square_class`]: squares that may share tables, and the symmetries that map them to each other
//! - [`shared_key`]: a key that some squares of a class share, and a short search for it
//! - [`class_results`]: the results for a class; [`cheapest`]: its cost, which a search lowers
//! - [`magic_search`]: all classes of a layout, and the search for minimal keys
//! - [`round`]: chooses searches for keys that need carries; [`carries`]: such a search
//! - [`initial`]: the keys that are known before a search
//! - [`report`]: the report of a search; `written`: its magics in the description

mod carries;
pub mod cheapest;
pub mod class_results;
mod initial;
pub mod magic_search;
mod report;
mod round;
pub mod shared_key;
pub mod square_class;
mod written;

pub use initial::{by_magics, cells, set_bytes, tables};
use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::Leap;

use super::description::Description;
use super::{Listener, News, Request};
use magic_search::MagicSearch;

/// Searches for magics, with this many rounds for keys that need carries, and writes better ones into the description
/// as they are found. Returns the report.
pub fn search_all(
    rounds: u32,
    request: &Request<'_>,
    tell: &mut Listener<'_>,
) -> Result<String, String> {
    let description = request.description()?;
    let mut search = MagicSearch::new(&description)?;
    if search.classes.is_empty() {
        return Err(format!("{}: {}", request.name, search.nothing()));
    }
    search.share_keys();
    let keep = |search: &MagicSearch, tell: &mut Listener<'_>| {
        tell(News::Rewrite(&description.with_magics(search)?))
    };
    keep(&search, tell)?;
    for round in 1..=rounds {
        search.round(round, request.threads, tell, keep)?;
    }
    Ok(search.report())
}

/// A line for each class of a rider's squares that provably cannot share one index with minimal keys.
pub fn impossible(described: &Described, ride: Leap) -> Vec<String> {
    let description = Description::of(described.clone());
    let Ok(mut search) = MagicSearch::new(&description) else { return Vec::new() };
    search.share_keys();
    search.impossible_for_all(ride)
}
