//! `quadrille search magics`: magics with small keys, shared by as many squares as symmetry allows.
//!
//! - [`class`]: squares whose tables may be shared, and who among them can stand for whom
//! - [`magic_search`]: which searches are worth making for which class, and making them on all cores
//! - `minimal_keys`, `windows`, `fewer_bits`: keys of as many bits as relevant squares, of more, and of fewer
//! - `results`: what was found for a class
//! - [`state_file`]: what was found for all, in a file

pub mod class;
mod fewer_bits;
pub mod magic_search;
mod minimal_keys;
pub mod results;
mod state_file;
pub mod windows;

use std::path::{Path, PathBuf};

use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Leap;
use quadrille_tools::squares::boxes;

use crate::file;
use crate::outcome;
use crate::search::describe::Description;
use crate::search::{Shares, read};
use magic_search::{MagicSearch, ROUND_OF_FEWER};
use state_file::StateFile;

/// Finds magics that share tables, and writes them into the description.
#[derive(clap::Args)]
pub struct Magics {
    /// The `.layout` file, which holds one layout.
    description: PathBuf,
    #[command(flatten)]
    shares: Shares,
    /// How many rounds to search; each tries four times as long as the one before. From the second round on it
    /// also looks for keys with fewer bits than relevant squares, and from the third round on with rotations.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(0..=16))]
    rounds: u32,
    /// Searches for the smallest keys of these squares, each by itself and whatever it shares with others:
    /// `a7-h8 d4`.
    #[arg(long)]
    squares: Option<String>,
}

/// Searches for the magics of a description, and writes those that are better into it.
pub fn search_all(magics: &Magics) -> Result<String, String> {
    let (path, shares) = (&magics.description, &magics.shares);
    let text = read(path)?;
    let description = Description::read(&path.display().to_string(), text.clone())?;
    let mut search = MagicSearch::new(&description)?;
    if let Some(list) = &magics.squares {
        search.alone = boxes(description.layout(), list)?;
    }
    let state = StateFile::new(shares.state(path, "magics-search")?);
    state.load(&mut search)?;
    let mut present = text;
    search.share_minimal_keys();
    search.share_rotated_keys();
    state.save(&search)?;
    let left_out = search.left_out().unwrap_or_default();
    if magics.rounds > ROUND_OF_FEWER && !left_out.is_empty() {
        outcome::tell(format_args!("{}", left_out.trim_end()));
    }
    for round in 0..magics.rounds {
        let is_mine = |task: &str| shares.has(task);
        search.round(round, shares.threads(), is_mine, |search| state.save(search))?;
        if shares.part.is_none() {
            // Each round's findings are safe even if the next is stopped.
            let text = description.with_magics(&search)?;
            file::replace_read(path, &present, &text)?;
            present = text;
        }
    }
    Ok(shares.is_merged_later().unwrap_or_else(|| search.report()))
}

/// Puts the states of shares together with what the description has.
pub fn merge(path: &Path, states: &[PathBuf]) -> Result<String, String> {
    let text = read(path)?;
    let description = Description::read(&path.display().to_string(), text.clone())?;
    let mut search = MagicSearch::new(&description)?;
    let own = StateFile::new(path.with_extension("magics-search"));
    own.load(&mut search)?;
    for state in states {
        StateFile::new(state.clone()).load(&mut search)?;
    }
    own.save(&search)?;
    file::replace_read(path, &text, &description.with_magics(&search)?)?;
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
