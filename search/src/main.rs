//! Long searches whose results are written into descriptions.
//!
//! `cargo run --release -p quadrille-search -- magics layouts/w.layout` looks for magics with small
//! keys, shared by as many squares as symmetry allows, and writes them into the description. What
//! it has found is kept beside it: it can be stopped at any time, and goes on where it was.
//!
//! `cargo run --release -p quadrille-search -- flips layouts/w.layout` looks for short circuits that
//! mirror, turn and move bitboards, and writes those into the description that are better than what
//! the compiler finds by itself.

mod book;
mod class;
mod describe;
mod file;
mod flips;
mod hunt;
mod lowest;
mod state;
mod windows;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, thread};

use clap::{Parser, Subcommand};

use describe::Description;
use hunt::Hunt;
use state::StateFile;

/// Long searches whose results are written into descriptions.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Finds magics that share tables, and writes them into the description.
    Magics(Magics),
    /// Finds short circuits for bitboards, and writes them into the description.
    Flips(flips::Flips),
}

#[derive(clap::Args)]
struct Magics {
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

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Magics(magics) => search(&magics),
        Command::Flips(flips) => flips::search_all(&flips),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn search(magics: &Magics) -> Result<(), String> {
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
    match write!(io::stdout(), "{}", hunt.report()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
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
