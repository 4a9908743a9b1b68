//! Magics with keys of minimal size, shared by as many squares as symmetry allows.
//!
//! - [`class`]: squares whose tables may be shared, and who among them can stand for whom
//! - [`found`]: magics by which some squares of a class have equal keys
//! - [`known`]: what is known of one class; [`cheapest`]: what it costs, which a search lowers
//! - [`magic_search`]: all classes of a layout, and finding out which of their squares share keys
//! - [`begin`]: the keys that a layout has before a search
//! - [`report`]: what was found, for people

mod begin;
pub mod cheapest;
pub mod class;
pub mod found;
pub mod known;
pub mod magic_search;
mod report;

pub use begin::{by_magics, cells, set_bytes, tables};
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Leap;

use super::describe::Description;
use super::{Host, Request};
use magic_search::MagicSearch;

/// Finds the magics of a description, and writes those that are better into it.
pub fn search_all(request: &Request<'_>, host: &mut dyn Host) -> Result<String, String> {
    let description = request.description()?;
    let mut search = MagicSearch::new(&description)?;
    search.share_keys();
    host.rewrite(&description.with_magics(&search)?)?;
    Ok(search.report())
}

/// Which squares are known not to share an index of a rider with keys of minimal size: a line for each
/// class that cannot share one as a whole.
pub fn impossible(described: &Described, ride: Leap) -> Vec<String> {
    let description = Description::of(described.clone());
    let Ok(mut search) = MagicSearch::new(&description) else { return Vec::new() };
    search.share_keys();
    search.impossible_for_all(ride)
}
