//! `quadrille search`: searches whose results are written into descriptions. The library runs them; [`file`] keeps the
//! description, with the results found so far.

mod file;

use std::io::Write;
use std::path::PathBuf;
use std::thread;

use clap::Subcommand;
use quadrille_tools::search::{self, Goal, Weights};

use crate::outcome::Outcome;
use file::File;

/// The goal of a search.
#[derive(Subcommand)]
pub enum Search {
    Magics(Magics),
    Flips(Flips),
    Numbering(Numberings),
}

/// Finds magics that share tables, and writes them into the description.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille search magics mine.layout --rounds 2")]
pub struct Magics {
    #[command(flatten)]
    common: CommonArguments,
    /// The number of rounds of searches for keys that need carries: keys with fewer bits than relevant squares, or keys that
    /// squares share only by carries. The first takes minutes (ten where 27 of 36 squares need such keys), and each further
    /// one four times as long as the one before.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=8))]
    rounds: u32,
}

/// Finds short circuits for bitboards, and writes them into the description.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille search flips mine.layout")]
pub struct Flips {
    #[command(flatten)]
    common: CommonArguments,
    /// The number of steps of each search. By default all flips and steps of an irregular numbering of 64 squares take
    /// less than a minute on one core.
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    trials: u32,
}

/// Climbs from numbering to numbering, and writes the best so far into the description, so that a search may be stopped
/// at any time.
///
/// It climbs in families of numberings with a common symmetry, and reports the best of each: the description's own
/// family, and those in which a quarter turn, a half turn or the mirror of ranks adds a constant to every number. Magics,
/// groups, fields, circuits and claims are left out, since they belong to the description's own numbering.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille search numbering mine.layout
  quadrille search numbering mine.layout --weigh bytes=1,sets=1,steps=50,pawns=20")]
pub struct Numberings {
    #[command(flatten)]
    common: CommonArguments,
    /// The number of climbs in each family, each from a different numbering.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    climbs: u32,
    /// The number of steps of each climb.
    #[arg(long, default_value_t = 6000, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    steps: u32,
    /// The seed of the first climb; each further climb adds 1.
    #[arg(long, default_value_t = 0)]
    seed: u32,
    /// The weights of costs: `bytes` of indexes, bytes of attack `sets`, and operations of `steps`, of `flips` and of set-wise
    /// `pawns`, by the compiler's own circuits.
    #[arg(long, value_name = "TERM=WEIGHT,...", default_value = "bytes=1")]
    weigh: Weights,
}

/// The arguments of every search.
#[derive(clap::Args)]
struct CommonArguments {
    /// The `.layout` file, which holds one layout.
    description: PathBuf,
    /// The number of threads, by default one for each core.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: Option<u32>,
}

/// This many threads, or one for each core.
pub fn threads_or_all_cores(threads: Option<u32>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    threads.map_or_else(cores, |threads| threads as usize)
}

/// Searches, and prints the report.
pub fn run(search: &Search, out: &mut dyn Write) -> Outcome {
    let (common, goal) = match search {
        Search::Magics(Magics { common, rounds }) => (common, Goal::Magics { rounds: *rounds }),
        Search::Flips(Flips { common, trials }) => (common, Goal::Flips { trials: *trials }),
        Search::Numbering(Numberings { common, climbs, steps, seed, weigh }) => {
            let (climbs, steps, seed, weights) = (*climbs, *steps, *seed, *weigh);
            (common, Goal::Numbering(search::Numberings { climbs, steps, seed, weights }))
        }
    };
    let report =
        File::read(&common.description)?.search(goal, threads_or_all_cores(common.threads))?;
    Ok(write!(out, "{report}")?)
}
