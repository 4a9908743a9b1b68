//! Solves endgames backwards from the mates, in any numbering of the board.
//!
//! ```sh
//! cargo run --release --example endgame -- KRvK --layout w
//! cargo run --release --example endgame -- --all
//! ```
//!
//! The 50-move rule is ignored, and there is no castling and no capture en passant: with one pawn
//! there is none. Captures and promotions lead into smaller materials, which are solved first. The
//! last three lines count the positions that differ under the symmetries of the board, as the side
//! to move sees them, and give the longest win in moves.

mod library;
mod materials;
#[path = "../output/mod.rs"]
mod output;
mod position;
mod report;
mod solver;

use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use clap::builder::PossibleValuesParser;
use quadrille::Chess;
use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Ring, Rotary, W};

use library::Library;
use materials::Job;

/// Solves an endgame of chess backwards from the mates.
#[derive(Parser)]
struct Args {
    /// The material, such as `KRvK`: up to three men, or four without pawns.
    #[arg(required_unless_present = "all")]
    material: Option<String>,

    /// Solves all materials and prints a table.
    #[arg(long, conflicts_with = "material")]
    all: bool,

    /// The numbering of the squares.
    #[arg(long, default_value = "lerf", value_parser = PossibleValuesParser::new(names()))]
    layout: String,
}

/// Solves in one numbering and prints what came out.
type Run = fn(&Args) -> Result<(), Box<dyn Error>>;

/// The numberings by name: all that the program knows of any of them.
const NUMBERINGS: [(&str, Run); 8] = [
    ("lerf", run::<Lerf>),
    ("a8", run::<A8>),
    ("h1", run::<H1>),
    ("file_major", run::<FileMajor>),
    ("gray", run::<Gray>),
    ("rotary", run::<Rotary>),
    ("ring", run::<Ring>),
    ("w", run::<W>),
];

fn names() -> impl Iterator<Item = &'static str> {
    NUMBERINGS.iter().map(|(name, _)| *name)
}

fn main() -> ExitCode {
    let args = Args::parse();
    let numbering = NUMBERINGS.iter().find(|(name, _)| *name == args.layout);
    let result = numbering.map_or(Ok(()), |(_, run)| run(&args));
    output::ended(result)
}

fn run<L: Chess>(args: &Args) -> Result<(), Box<dyn Error>> {
    let jobs = materials::jobs::<L>();
    let library = Library::default();
    match &args.material {
        Some(name) => one(&jobs, &library, name),
        None => all(&jobs, &library),
    }
}

/// Solves a material and all that it leads to.
fn one(jobs: &[Job], library: &Library, name: &str) -> Result<(), Box<dyn Error>> {
    let job = jobs.iter().find(|job| job.name.eq_ignore_ascii_case(name)).ok_or_else(|| {
        let names: Vec<_> = jobs.iter().map(|job| job.name).collect();
        format!("`{name}` is none of the materials {}", names.join(" "))
    })?;
    let needed: Vec<_> = jobs.iter().filter(|other| job.leads_to(other)).collect();
    library.solve(&needed);
    let start = Instant::now();
    library.solve(&[job]);
    let seconds = start.elapsed().as_secs_f64();
    Ok(report::one(job.name, &library.table(job.name), seconds)?)
}

/// Solves everything and prints a table.
fn all(jobs: &[Job], library: &Library) -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    library.solve(&jobs.iter().collect::<Vec<_>>());
    Ok(report::all(jobs, library, start.elapsed().as_secs_f64())?)
}
