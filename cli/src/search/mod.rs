//! `quadrille search`: long searches whose results are written into descriptions.
//!
//! `quadrille search magics w.layout` looks for magics with small keys, shared by as many squares as
//! symmetry allows, and writes them into the description. `quadrille search flips w.layout` looks for
//! short circuits that mirror, turn and move bitboards, and writes those into the description that are
//! better than what the compiler finds by itself. `quadrille search numbering w.layout` looks for a
//! numbering with the same symmetry whose squares share more.
//!
//! What was found is kept beside the description (`w.magics-search`, `w.flips-search`, `w.numbering-search`): a search can be
//! stopped at any time, and goes on where it was. Many machines do it together: each a share
//! (`--part 3/16`), whose findings `quadrille search merge` puts together in any order.
//!
//! - [`part`]: shares of a search
//! - [`describe`]: putting what was found into the text of a description
//! - [`state_file`], [`circuits`]: what was found, in files
//! - [`flips`]: the search for circuits
//! - [`magics`]: the search for magics, class by class (`class`), with what was found for each (`results`)
//! - `minimal_keys`, `windows`, `fewer_bits`: keys of as many bits as relevant squares, of more, and of fewer
//! - [`numbering`], `family`: numberings

mod circuits;
mod class;
mod describe;
mod family;
mod fewer_bits;
mod flips;
mod magics;
mod minimal_keys;
mod numbering;
mod part;
mod results;
mod state_file;
mod windows;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, thread};

use clap::{Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Leap;

use crate::file;
use crate::outcome::Outcome;
use describe::Description;
use magics::MagicSearch;
use part::Part;
use state_file::StateFile;

/// What to search for.
#[derive(Subcommand)]
pub enum Search {
    /// Finds magics that share tables, and writes them into the description.
    Magics(Magics),
    /// Finds short circuits for bitboards, and writes them into the description.
    Flips(flips::Flips),
    /// Climbs to a numbering whose squares share more, and writes it into the description.
    Numbering(numbering::Numberings),
    /// Puts the findings of shares together, in any order, and writes them into the description.
    Merge(Merge),
}

/// Finds magics that share tables, and writes them into the description.
#[derive(clap::Args)]
pub struct Magics {
    /// The `.layout` file, which holds one layout.
    description: PathBuf,
    #[command(flatten)]
    shares: Shares,
    /// How many rounds to search; each tries four times as long as the one before. From the second on keys
    /// with fewer bits than there are relevant squares are looked for, and from the third on with rotations.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(0..=16))]
    rounds: u32,
}

/// Puts the findings of shares together, and writes them into the description.
#[derive(clap::Args)]
pub struct Merge {
    /// What was searched for.
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
    /// The directory for the file that keeps what was found; that of the description by default.
    #[arg(long)]
    state: Option<PathBuf>,
    /// Only a share of the search, such as the third of sixteen: what it finds stays in its own file,
    /// `w.3-of-16.magics-search`, for `merge`, and the description as it is.
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
        Search::Magics(magics) => search_magics(magics)?,
        Search::Flips(flips) => flips::search_all(flips)?,
        Search::Numbering(numberings) => numbering::search_all(numberings)?,
        Search::Merge(Merge { what, description, states }) => {
            if let Some(missing) = states.iter().find(|state| !state.exists()) {
                return Err(format!("{}: there is no such file", missing.display()).into());
            }
            match what {
                What::Magics => merge_magics(description, states)?,
                What::Flips => flips::merge(description, states)?,
                What::Numbering => numbering::merge(description, states)?,
            }
        }
    };
    Ok(write!(out, "{report}")?)
}

fn search_magics(magics: &Magics) -> Result<String, String> {
    let (path, shares) = (&magics.description, &magics.shares);
    let text = read(path)?;
    let description = Description::read(&path.display().to_string(), text.clone())?;
    let mut search = MagicSearch::new(&description)?;
    let state = StateFile::new(shares.state(path, "magics-search")?);
    state.load(&mut search)?;
    let mut present = text;
    search.share_minimal_keys();
    search.share_rotated_keys();
    state.save(&search)?;
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
fn merge_magics(path: &Path, states: &[PathBuf]) -> Result<String, String> {
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

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
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

/// Which squares are known not to share an index of a rider with keys of minimal size: a line for each
/// class that cannot share one as a whole.
pub fn impossible(described: &Described, ride: Leap) -> Vec<String> {
    let description = Description::of(described.clone());
    let Ok(mut search) = MagicSearch::new(&description) else { return Vec::new() };
    search.share_minimal_keys();
    search.share_rotated_keys();
    search.impossible_for_all(ride)
}
