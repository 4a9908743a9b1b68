//! `quadrille search`: long searches whose results are written into descriptions.
//!
//! `quadrille search magics w.layout` looks for magics with small keys, shared by as many squares as
//! symmetry allows, and writes them into the description. What it has found is kept beside it: it can
//! be stopped at any time, and goes on where it was.
//!
//! `quadrille search flips w.layout` looks for short circuits that mirror, turn and move bitboards,
//! and writes those into the description that are better than what the compiler finds by itself.

mod book;
mod class;
mod describe;
mod flips;
mod hunt;
mod lowest;
mod state;
mod windows;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, thread};

use clap::Subcommand;
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Leap;

use crate::file;
use crate::outcome::Outcome;
use describe::Description;
use hunt::Hunt;
use state::StateFile;

/// What to search for.
#[derive(Subcommand)]
pub enum Search {
    /// Finds magics that share tables, and writes them into the description.
    Magics(Magics),
    /// Finds short circuits for bitboards, and writes them into the description.
    Flips(flips::Flips),
}

/// Finds magics that share tables, and writes them into the description.
#[derive(clap::Args)]
pub struct Magics {
    /// The `.layout` file, which holds one layout.
    description: PathBuf,
    /// The directory for the file that keeps what was found; that of the description by default.
    #[arg(long)]
    state: Option<PathBuf>,
    /// How many rounds to search; each tries four times as long as the one before.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(0..=16))]
    rounds: u32,
    /// Threads; all cores by default.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: Option<u32>,
}

/// Searches, and prints what was found.
pub fn run(search: &Search, out: &mut dyn Write) -> Outcome {
    match search {
        Search::Magics(magics) => {
            let report = search_magics(magics)?;
            Ok(write!(out, "{report}")?)
        }
        Search::Flips(flips) => Ok(flips::search_all(flips)?),
    }
}

fn search_magics(magics: &Magics) -> Result<String, String> {
    let path = &magics.description;
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let description = Description::read(&path.display().to_string(), text.clone())?;
    let mut hunt = Hunt::new(&description)?;
    let file = StateFile::new(state_path(path, magics.state.as_deref())?);
    file.load(&mut hunt)?;

    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = magics.threads.map_or(cores, |threads| threads as usize);
    let mut present = text;
    hunt.share_minimal_keys();
    file.save(&hunt)?;
    for round in 0..magics.rounds {
        hunt.round(round, threads, |hunt| file.save(hunt))?;
        // Each round's findings are safe even if the next is stopped.
        let text = description.with_magics(&hunt)?;
        file::replace_read(path, &present, &text)?;
        present = text;
    }
    Ok(hunt.report())
}

/// `w.layout` keeps its state in `w.magics-search`.
fn state_path(description: &Path, directory: Option<&Path>) -> Result<PathBuf, String> {
    let beside = description.with_extension("magics-search");
    let Some(directory) = directory else { return Ok(beside) };
    fs::create_dir_all(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    beside
        .file_name()
        .map(|name| directory.join(name))
        .ok_or_else(|| format!("{} is no file", description.display()))
}

/// Which squares are known not to share an index of a rider with keys of minimal size: a line for each
/// class that cannot share one as a whole.
pub fn impossible(described: &Described, ride: Leap) -> Vec<String> {
    let description = Description::of(described.clone());
    let Ok(mut hunt) = Hunt::new(&description) else { return Vec::new() };
    hunt.share_minimal_keys();
    hunt.impossible_for_all(ride)
}
