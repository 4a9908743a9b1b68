//! `quadrille search`: long searches whose results are written into descriptions.
//!
//! `quadrille search magics w.layout` looks for magics with small keys, shared by as many squares as
//! symmetry allows, and writes them into the description. `quadrille search flips w.layout` looks for
//! short circuits that mirror, turn and move bitboards, and writes those into the description that are
//! better than what the compiler finds by itself. `quadrille search numbering w.layout` looks for a
//! numbering whose squares share more.
//!
//! Results are kept beside the description (`w.magics-search`, `w.flips-search`, `w.numbering-search`): a search
//! can be stopped at any time, and continues where it was. Many machines can share a search: each does a part
//! (`--part 3/16`), and `quadrille search merge` puts their results together in any order.
//!
//! The library makes the searches; [`files`] keeps what they find.

mod files;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;

use clap::{Subcommand, ValueEnum};
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

/// Puts the results of shares together, in any order, and writes them into the description.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille search merge magics w.layout w.*-of-16.magics-search")]
pub struct Merge {
    /// The kind of search.
    #[arg(value_enum)]
    what: SearchKind,
    /// The `.layout` file.
    description: PathBuf,
    /// The files of the shares, such as `w.3-of-16.magics-search`.
    #[arg(required = true)]
    states: Vec<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum SearchKind {
    /// Magics.
    Magics,
    /// Circuits for bitboards.
    Flips,
    /// Numberings.
    Numbering,
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
    shares: Shares,
    /// How many rounds to search; each tries four times as long as the one before. From the second round on it
    /// also looks for keys that need carries, such as those with fewer bits than relevant squares, and from the
    /// third round on with rotations and patterns that the description does not state.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(0..=16))]
    rounds: u32,
    /// The round to begin with, counted from 0, where those before are done and kept: programs that spread a
    /// search over machines merge the shares after each round.
    #[arg(long, default_value_t = 0, value_name = "ROUND")]
    from: u32,
    /// Searches for the smallest keys of these squares, each by itself and whatever it shares with others:
    /// `a7-h8 d4`.
    #[arg(long)]
    squares: Option<String>,
    /// Makes no round: prints the fewest bits of a key that are known for each square by itself, and with a
    /// rotation or a proposed pattern behind a slash. Keys with a bit for each relevant square are found at once. `=` marks those that no fewer bits can do as there are so many
    /// attack sets, `!` those where all magics with fewer bits were tried.
    #[arg(long, conflicts_with = "squares")]
    records: bool,
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
    shares: Shares,
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
    shares: Shares,
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
    /// Draws the front of what is possible, bytes against operations of steps, as SVG.
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
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
    part: Option<Share>,
    /// Threads; all cores by default.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: Option<u32>,
}

impl Shares {
    /// `w.layout` keeps what was found in `w.magics-search`, and a share of it in a file of its own.
    fn state(&self, description: &Path, extension: &str) -> Result<PathBuf, String> {
        let beside = match self.part {
            None => description.with_extension(extension),
            Some(share) => description.with_extension(format!("{share}.{extension}")),
        };
        let Some(directory) = &self.state else { return Ok(beside) };
        beside
            .file_name()
            .map(|name| directory.join(name))
            .ok_or_else(|| format!("{} is no file", description.display()))
    }
}

/// So many threads, or one for each core.
pub fn all_cores(threads: Option<u32>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    threads.map_or_else(cores, |threads| threads as usize)
}

/// Searches, and prints what was found.
pub fn run(search: &Search, out: &mut dyn Write) -> Outcome {
    let report = match search {
        Search::Magics(Magics { description, shares, rounds, from, squares, records }) => {
            let (rounds, from, records) = (*rounds, *from, *records);
            let goal = search::Magics { rounds, from, squares: squares.clone(), records };
            searched(description, shares, None, Goal::Magics(goal))?
        }
        Search::Flips(Flips { description, shares, trials, seed }) => {
            let goal = search::Flips { trials: *trials, seed: *seed };
            searched(description, shares, None, Goal::Flips(goal))?
        }
        Search::Numbering(Numberings {
            description,
            shares,
            climbs,
            steps,
            seed,
            weigh,
            picture,
        }) => {
            let weights = weigh.clone();
            let goal = search::Numberings { climbs: *climbs, steps: *steps, seed: *seed, weights };
            searched(description, shares, picture.as_deref(), Goal::Numbering(goal))?
        }
        Search::Merge(merge) => merged(merge)?,
    };
    Ok(write!(out, "{report}")?)
}

fn searched(
    path: &Path,
    shares: &Shares,
    picture: Option<&Path>,
    goal: Goal,
) -> Result<String, String> {
    let files = Files::new(path, shares.state(path, extension(&goal))?, &[], picture)?;
    files.run(goal, shares.part, all_cores(shares.threads))
}

fn merged(Merge { what, description, states }: &Merge) -> Result<String, String> {
    if let Some(missing) = states.iter().find(|state| !state.exists()) {
        return Err(format!("{}: there is no such file", missing.display()));
    }
    let goal = Goal::Merge(match what {
        SearchKind::Magics => search::SearchKind::Magics,
        SearchKind::Flips => search::SearchKind::Flips,
        SearchKind::Numbering => search::SearchKind::Numbering,
    });
    let own = description.with_extension(extension(&goal));
    Files::new(description, own, states, None)?.run(goal, None, 1)
}

/// The extension of the files that keep what was found.
fn extension(goal: &Goal) -> &'static str {
    match goal {
        Goal::Magics(_) | Goal::Merge(search::SearchKind::Magics) => "magics-search",
        Goal::Flips(_) | Goal::Merge(search::SearchKind::Flips) => "flips-search",
        Goal::Numbering(_) | Goal::Merge(search::SearchKind::Numbering) => "numbering-search",
    }
}
