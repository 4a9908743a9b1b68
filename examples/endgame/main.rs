//! Solves endgames backwards from the mates, in any numbering of the board.
//!
//! ```sh
//! cargo run --release -p quadrille-examples --bin endgame -- KRvK --layout w
//! cargo run --release -p quadrille-examples --bin endgame -- --all
//! ```
//!
//! The 50-move rule is ignored, and there is no castling. Captures and promotions lead into smaller
//! materials, which are solved first. Only one side may have pawns, so nobody captures en passant. The last three
//! lines count the positions that differ under the symmetries of the board, for each side to move, and give the
//! longest win in moves.
//!
//! - `materials`, `position`: the materials that a material leads to, and the moves of its men
//! - `solver`, `run`: the steps of retrograde analysis, and the processes that do them
//! - `files`, `table`, `library`: the files with outcomes, and the solved materials
//! - `report`: the printed text
//!
//! # Interruptions, and several machines
//!
//! Indexes are split into ranges. Each step of the solver takes a range and some files and makes a file, which is
//! written under another name until it is complete; `run.rs` lists them. A process spreads all its ranges over all
//! cores. With `--directory` the files stay: when started again, the program continues with the first step whose
//! file is missing.
//!
//! `--part 2/3` does every third range from the second on. It runs as many rounds as the files of the other parts
//! allow, and then ends and says that the others must continue. So a cluster whose machines share a directory
//! starts all parts again and again until the table is complete; `examples/cluster` does that with Dask.
//!
//! An engine that moves data by itself (Spark, Ray) calls the steps of `solver.rs` instead of `run.rs`. `begin`
//! maps a range to its state. Then, round by round, `look_back` maps the state of a range to messages, keyed by the
//! range that they go to, which is the engine's shuffle; and `decide` reduces the state of a range and the messages
//! to it to its next state. The job ends when no range has decided a position or will. A step depends only on its
//! input, and the resulting bytes are the same for any ranges, any order and any numbering.

mod files;
mod library;
mod materials;
mod position;
mod report;
mod run;
mod solver;
mod table;

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use clap::builder::PossibleValuesParser;
use quadrille::Chess;
use quadrille::layouts::{A8, Lerf, Ring, W};
use quadrille::tablebase::Material;

use quadrille_examples::output;

use library::Library;
use report::{report_all, report_one};
use run::Work;

/// Solves an endgame of chess backwards from the mates.
#[derive(Parser)]
struct Args {
    /// The material, such as `KRvK`: up to five men, with pawns of one side.
    #[arg(required_unless_present = "all")]
    material: Option<String>,

    /// Solves all materials of three men and those of four without pawns, and prints a table.
    #[arg(long, conflicts_with = "material")]
    all: bool,

    /// The numbering of the squares.
    #[arg(long, default_value = "lerf", value_parser = PossibleValuesParser::new(names()))]
    layout: String,

    /// The directory of the files; without it they are removed at the end.
    #[arg(long)]
    directory: Option<PathBuf>,

    /// The number of ranges into which the indexes of a material are split.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..=999))]
    ranges: u16,

    /// The part of several processes that share a directory, such as `1/2`.
    #[arg(long, value_parser = part, requires = "directory", default_value = "1/1")]
    part: (usize, usize),
}

/// Solves in one numbering and prints the result.
type Run = fn(&Args, &Work) -> Result<(), Box<dyn Error>>;

/// The numberings by name; the program has no other knowledge of them.
const NUMBERINGS: [(&str, Run); 4] =
    [("lerf", run::<Lerf>), ("a8", run::<A8>), ("ring", run::<Ring>), ("w", run::<W>)];

fn names() -> impl Iterator<Item = &'static str> {
    NUMBERINGS.iter().map(|(name, _)| *name)
}

/// Reads `2/3` as the second of three, counted from 0.
fn part(text: &str) -> Result<(usize, usize), String> {
    let numbers = text.split_once('/').and_then(|(part, of)| {
        let (part, of): (usize, usize) = (part.parse().ok()?, of.parse().ok()?);
        (1..=of).contains(&part).then_some((part - 1, of))
    });
    numbers.ok_or_else(|| "a part is written like `1/2`".to_owned())
}

fn main() -> ExitCode {
    output::ended(solve(&Args::parse()))
}

fn solve(args: &Args) -> Result<(), Box<dyn Error>> {
    let temporary = tempfile::tempdir()?;
    let directory = args.directory.clone().unwrap_or_else(|| temporary.path().to_owned());
    let work = Work { directory, ranges: args.ranges.into(), part: args.part };
    let numbering = NUMBERINGS.iter().find(|(name, _)| *name == args.layout);
    numbering.map_or(Ok(()), |(_, run)| run(args, &work))
}

fn run<L: Chess>(args: &Args, work: &Work) -> Result<(), Box<dyn Error>> {
    match &args.material {
        Some(name) => solve_one::<L>(work, &materials::named(name)?),
        None => solve_all::<L>(work, &materials::small()),
    }
}

/// Solves a material and all materials that it leads to.
fn solve_one<L: Chess>(work: &Work, material: &Material) -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    if !work.solve::<L>(&materials::with_all_that_follow(&[*material]))? {
        return Ok(report::open(work.part)?);
    }
    let seconds = start.elapsed().as_secs_f64();
    let mut library = Library::default();
    library.add::<L>(&work.directory, material)?;
    Ok(report_one(&material.to_string(), library.table(material), seconds)?)
}

/// Solves all materials and prints a table.
fn solve_all<L: Chess>(work: &Work, materials: &[Material]) -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    if !work.solve::<L>(&materials::with_all_that_follow(materials))? {
        return Ok(report::open(work.part)?);
    }
    let seconds = start.elapsed().as_secs_f64();
    let mut library = Library::default();
    for material in materials {
        library.add::<L>(&work.directory, material)?;
    }
    Ok(report_all(materials, &library, seconds)?)
}
