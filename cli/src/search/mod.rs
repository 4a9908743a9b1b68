//! `quadrille search`: long searches whose results are written into descriptions.
//!
//! `quadrille search magics w.layout` looks for magics with small keys, shared by as many squares as
//! symmetry allows, and writes them into the description. `quadrille search flips w.layout` looks for
//! short circuits that mirror, turn and move bitboards, and writes those into the description that are
//! better than what the compiler finds by itself. `quadrille search numbering w.layout` looks for a
//! numbering with the same symmetry whose squares share more.
//!
//! Results are kept beside the description (`w.magics-search`, `w.flips-search`, `w.numbering-search`): a search
//! can be stopped at any time, and continues where it was. Many machines can share a search: each does a part
//! (`--part 3/16`), and `quadrille search merge` puts their results together in any order.
//!
//! - [`magics`], [`flips`], [`numbering`]: the searches, each with its results and the file that keeps them
//! - [`part`]: shares of a search
//! - [`describe`]: writing results into the text of a description

mod describe;
mod flips;
pub mod magics;
mod numbering;
mod part;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, thread};

use clap::{Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};

use crate::outcome::Outcome;
use part::Part;

/// What to search for.
#[derive(Subcommand)]
pub enum Search {
    /// Finds magics that share tables, and writes them into the description.
    Magics(magics::Magics),
    /// Finds short circuits for bitboards, and writes them into the description.
    Flips(flips::Flips),
    /// Finds a numbering whose squares share more, and writes it into the description.
    Numbering(numbering::Numberings),
    /// Puts the results of shares together, in any order, and writes them into the description.
    Merge(Merge),
}

/// Puts the results of shares together, and writes them into the description.
#[derive(clap::Args)]
pub struct Merge {
    /// The kind of search.
    #[arg(value_enum)]
    what: What,
    /// The `.layout` file.
    description: PathBuf,
    /// The files of the shares, such as `w.3-of-16.magics-search`.
    #[arg(required = true)]
    states: Vec<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum What {
    /// Magics.
    Magics,
    /// Circuits for bitboards.
    Flips,
    /// Numberings.
    Numbering,
}

/// Where and how a search is made.
#[derive(clap::Args)]
struct Shares {
    /// The directory for the file that keeps the results; by default that of the description.
    #[arg(long)]
    state: Option<PathBuf>,
    /// Searches a share only, such as the third of sixteen. Its results stay in a file of its own,
    /// `w.3-of-16.magics-search`, for `merge`; the description is not changed.
    #[arg(long, value_name = "K/N")]
    part: Option<Part>,
    /// Threads; all cores by default.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: Option<u32>,
}

impl Shares {
    /// Whether a task is to be done here.
    fn has(&self, task: &str) -> bool {
        self.part.is_none_or(|part| part.has(task))
    }

    fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, |threads| threads as usize)
    }

    /// `w.layout` keeps what was found in `w.magics-search`, and a share of it in a file of its own.
    fn state(&self, description: &Path, extension: &str) -> Result<PathBuf, String> {
        let beside = match self.part {
            None => description.with_extension(extension),
            Some(part) => description.with_extension(format!("{part}.{extension}")),
        };
        let Some(directory) = &self.state else { return Ok(beside) };
        fs::create_dir_all(directory)
            .map_err(|error| format!("{}: {error}", directory.display()))?;
        beside
            .file_name()
            .map(|name| directory.join(name))
            .ok_or_else(|| format!("{} is no file", description.display()))
    }

    /// What is said at the end of a share of a search.
    fn is_merged_later(&self) -> Option<String> {
        let part = self.part?;
        Some(format!("share {part} is done: put all together with `quadrille search merge`\n"))
    }
}

/// Searches, and prints what was found.
pub fn run(search: &Search, out: &mut dyn Write) -> Outcome {
    let report = match search {
        Search::Magics(magics) => magics::search_all(magics)?,
        Search::Flips(flips) => flips::search_all(flips)?,
        Search::Numbering(numberings) => numbering::search_all(numberings)?,
        Search::Merge(Merge { what, description, states }) => {
            if let Some(missing) = states.iter().find(|state| !state.exists()) {
                return Err(format!("{}: there is no such file", missing.display()).into());
            }
            match what {
                What::Magics => magics::merge(description, states)?,
                What::Flips => flips::merge(description, states)?,
                What::Numbering => numbering::merge(description, states)?,
            }
        }
    };
    Ok(write!(out, "{report}")?)
}

/// The text of a description.
fn read(path: &Path) -> Result<String, String> {
    quadrille_codegen::read::file_text(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// How far a search is, where there is a terminal.
fn progress(tasks: usize, name: &str) -> ProgressBar {
    let bar = ProgressBar::new(tasks as u64);
    let template = "{prefix} [{bar:40}] {pos}/{len} {elapsed} {msg}";
    bar.set_style(ProgressStyle::with_template(template).expect("a template"));
    bar.set_prefix(name.to_owned());
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
