//! `quadrille search`: searches whose results are written into descriptions.
//!
//! `quadrille search magics w.layout` looks for magics with small keys, shared by as many squares as
//! symmetry allows, and writes them into the description. `quadrille search flips w.layout` looks for
//! short circuits that mirror, turn and move bitboards, and writes those into the description that are
//! better than what the compiler finds by itself. `quadrille search numbering w.layout` looks for a
//! numbering whose squares share more.
//!
//! Numberings that were found are kept beside the description (`w.numbering-search`): such a search can be stopped at
//! any time, and continues where it was. Many machines can share it: each does a part (`--part 3/16`), and `quadrille
//! search merge` puts their results together in any order.
//!
//! The library makes the searches; [`files`] keeps what they find.

mod files;

use std::io::Write;
use std::path::PathBuf;
use std::thread;

use clap::Subcommand;
use quadrille_tools::search::{self, Goal, Share, Weights};

use crate::outcome::Outcome;
use files::Files;

/// What to search for.
#[derive(Subcommand)]
pub enum Search {
    Magics(Magics),
    Flips(Flips),
    Numbering(Numberings),
    Merge(Merge),
}

/// Puts the results of shares of a search for numberings together, in any order, and writes the best into the
/// description.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille search merge mine.layout mine.*-of-16.numbering-search")]
pub struct Merge {
    /// The `.layout` file.
    description: PathBuf,
    /// The files of the shares, such as `mine.3-of-16.numbering-search`.
    #[arg(required = true)]
    states: Vec<PathBuf>,
}

/// Finds magics that share tables, and writes them into the description.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille search magics mine.layout --rounds 2")]
pub struct Magics {
    /// The `.layout` file, which holds one layout.
    description: PathBuf,
    #[command(flatten)]
    threads: Threads,
    /// How many rounds to search for keys that need carries: keys with fewer bits than relevant squares, or shared
    /// where none are without. Each tries four times as long as the one before; the first takes a minute or so.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=8))]
    rounds: u32,
}

/// Finds short circuits for bitboards, and writes them into the description.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille search flips mine.layout")]
pub struct Flips {
    /// The `.layout` file, which holds one layout.
    description: PathBuf,
    #[command(flatten)]
    threads: Threads,
    /// How many steps each search takes. The default takes less than a minute for all flips and steps of a
    /// numbering of 64 squares without order, on one core.
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    trials: u32,
    /// The seed of the random choices.
    #[arg(long, default_value_t = 0)]
    seed: u32,
}

/// Climbs from numbering to numbering, and writes the best into the description, with what is true of it: claims
/// of symmetry, and documentation.
///
/// It tries the numberings that a turn carries as it carries the description's own, and those to which a quarter
/// turn, a half turn or the mirror of ranks adds a constant; and says what the best of each come to.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille search numbering mine.layout
  quadrille search numbering mine.layout --weigh bytes=1,sets=1,steps=50,pawns=20")]
pub struct Numberings {
    /// The `.layout` file, which holds one layout. What it says of its numbering (magics, groups, fields, circuits,
    /// claims and documentation) is set aside, as it does not hold for others.
    description: PathBuf,
    #[command(flatten)]
    threads: Threads,
    /// The directory for the file that keeps the results; by default that of the description.
    #[arg(long)]
    state: Option<PathBuf>,
    /// Searches a share only, such as the third of sixteen. Its results stay in a file of its own,
    /// `mine.3-of-16.numbering-search`, for `merge`; the description is not changed.
    #[arg(long, value_name = "K/N")]
    part: Option<Share>,
    /// How many climbs of each kind, each from another numbering.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    climbs: u32,
    /// How many steps each climb takes.
    #[arg(long, default_value_t = 6000, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    steps: u32,
    /// The seed of the first climb; the others have the numbers after it.
    #[arg(long, default_value_t = 0)]
    seed: u32,
    /// What costs count for: `bytes` of the index, bytes of attack `sets`, operations of `steps`, of `flips` and of
    /// sets of `pawns`, as the compiler's own circuits have them. Given several times, climbs are made by each; the
    /// first chooses the best.
    #[arg(long, value_name = "TERM=WEIGHT,...", default_value = "bytes=1")]
    weigh: Vec<Weights>,
}

/// With how many threads a search is made.
#[derive(clap::Args)]
struct Threads {
    /// Threads; all cores by default.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: Option<u32>,
}

/// So many threads, or one for each core.
pub fn all_cores(threads: Option<u32>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    threads.map_or_else(cores, |threads| threads as usize)
}

/// Searches, and prints what was found.
pub fn run(search: &Search, out: &mut dyn Write) -> Outcome {
    let report = match search {
        Search::Magics(Magics { description, threads, rounds }) => {
            let goal = Goal::Magics(search::Magics { rounds: *rounds });
            Files::new(description)?.run(goal, all_cores(threads.threads))?
        }
        Search::Flips(Flips { description, threads, trials, seed }) => {
            let goal = Goal::Flips(search::Flips { trials: *trials, seed: *seed });
            Files::new(description)?.run(goal, all_cores(threads.threads))?
        }
        Search::Numbering(numberings) => numbering(numberings)?,
        Search::Merge(merge) => merged(merge)?,
    };
    Ok(write!(out, "{report}")?)
}

fn numbering(numberings: &Numberings) -> Result<String, String> {
    let Numberings { description, climbs, steps, seed, weigh, .. } = numberings;
    let goal = search::Numberings {
        climbs: *climbs,
        steps: *steps,
        seed: *seed,
        weights: weigh.clone(),
        share: numberings.part,
    };
    let mut files = Files::new(description)?;
    files.kept = numberings.kept()?;
    files.run(Goal::Numbering(goal), all_cores(numberings.threads.threads))
}

fn merged(Merge { description, states }: &Merge) -> Result<String, String> {
    if let Some(missing) = states.iter().find(|state| !state.exists()) {
        return Err(format!("{}: there is no such file", missing.display()));
    }
    let mut files = Files::new(description)?;
    files.shares = states;
    files.run(Goal::Merge, 1)
}

impl Numberings {
    /// `w.layout` keeps what was found in `w.numbering-search`, and a share of it in a file of its own.
    fn kept(&self) -> Result<PathBuf, String> {
        let beside = match self.part {
            None => self.description.with_extension(EXTENSION),
            Some(share) => self.description.with_extension(format!("{share}.{EXTENSION}")),
        };
        let Some(directory) = &self.state else { return Ok(beside) };
        beside
            .file_name()
            .map(|name| directory.join(name))
            .ok_or_else(|| format!("{} is no file", self.description.display()))
    }
}

/// The extension of the files that keep what was found.
const EXTENSION: &str = "numbering-search";
