//! Magics with small keys, shared by as many squares as symmetry allows.
//!
//! - [`class`]: squares whose tables may be shared, and who among them can stand for whom
//! - [`magic_search`]: which searches are worth making for which class, and making them
//! - `windows`, `carries`: keys of as many bits as relevant squares or more, and those that need carries: of fewer, or
//!   shared where none are without
//! - `patterns`: the patterns that are proposed
//! - `results`: what was found for a class; [`cheapest`]: what it costs, which a search lowers
//! - `records`: the smallest keys of squares by themselves
//! - [`state`]: what was found for all, as the text that is kept

mod carries;
pub mod cheapest;
pub mod class;
pub mod magic_search;
mod patterns;
mod records;
pub mod results;
mod state;
pub mod windows;

use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Leap;

use super::describe::Description;
use super::{Host, Request};
use crate::squares::boxes;
use magic_search::MagicSearch;

/// How long magics are searched for, and of which squares.
#[derive(Clone, Debug)]
pub struct Magics {
    /// How many rounds to search; each tries four times as long as the one before. From the second round on it
    /// also looks for keys that need carries, such as those with fewer bits than relevant squares, and from the
    /// third round on with rotations and with patterns that the description does not state.
    pub rounds: u32,
    /// The round to begin with. Before the first one, 0, it is settled what shares minimal keys without carries;
    /// a later one goes on with what was kept of the rounds before.
    pub from: u32,
    /// Squares whose smallest keys are searched for, each by itself and whatever it shares with others, such as
    /// `a7-h8 d4`; without them what lowers the bytes of all is.
    pub squares: Option<String>,
    /// Makes no round, and says what is known of the smallest key of each square by itself: at most a bit for each
    /// relevant square, as far as such keys are found at once.
    pub records: bool,
}

/// Searches for the magics of a description, and writes those that are better into it.
pub fn search_all(
    magics: &Magics,
    request: &Request<'_>,
    host: &mut dyn Host,
) -> Result<String, String> {
    let description = request.description()?;
    let mut search = MagicSearch::new(&description)?;
    if let Some(list) = &magics.squares {
        search.alone = boxes(description.layout(), list)?;
    }
    search.propose();
    host.kept()?.iter().try_for_each(|kept| search.load(kept))?;
    if magics.records {
        search.find_minimal_keys();
        return Ok(search.records());
    }
    if magics.from == 0 {
        search.share_minimal_keys();
        search.share_rotated_keys();
    }
    host.keep(&search.state())?;
    for round in magics.from..magics.rounds {
        search.round(round, request.threads, |task| request.has(task), host)?;
        if request.share.is_none() {
            // Each round's findings are safe even if the next is stopped.
            host.rewrite(&description.with_magics(&search)?)?;
        }
    }
    Ok(request.is_merged_later().unwrap_or_else(|| search.report()))
}

/// Puts what shares have kept together with what the description has.
pub fn merge(request: &Request<'_>, host: &mut dyn Host) -> Result<String, String> {
    let description = request.description()?;
    let mut search = MagicSearch::new(&description)?;
    search.propose();
    host.kept()?.iter().try_for_each(|kept| search.load(kept))?;
    host.keep(&search.state())?;
    host.rewrite(&description.with_magics(&search)?)?;
    Ok(search.report())
}

/// Which squares are known not to share an index of a rider with keys of minimal size: a line for each
/// class that cannot share one as a whole.
pub fn impossible(described: &Described, ride: Leap) -> Vec<String> {
    let description = Description::of(described.clone());
    let Ok(mut search) = MagicSearch::new(&description) else { return Vec::new() };
    search.share_minimal_keys();
    search.share_rotated_keys();
    search.impossible_for_all(ride)
}
