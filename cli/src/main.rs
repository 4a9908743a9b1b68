//! The command `quadrille`: checks, draws, explains, compares and exports the numberings of boards.
//!
//! A shell over the one compiler, `quadrille-codegen`. Each command is a module of its own, with its
//! arguments and a function `run`; what they share lies beside them:
//!
//! - [`input`]: where descriptions come from: files, standard input, the standard layouts;
//! - [`report`]: mistakes, as a compiler prints them;
//! - [`outcome`]: how a command ends, and with which status;
//! - [`file`]: writing files so that nothing is lost.

mod check;
mod export;
mod file;
mod input;
mod outcome;
mod report;
mod search;
mod standard;

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use outcome::Outcome;

/// Checks, draws, explains, compares and exports the numberings of game boards.
///
/// A FILE is a `.layout` file, a Rust source that holds `layout!`, `index!` or `derive(Layout)`, `-`
/// for standard input, or the name of a standard layout such as `lerf` or `w`.
#[derive(Parser)]
#[command(name = "quadrille", version, after_help = outcome::STATUSES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Reports every mistake of descriptions, with its source.
    Check(check::Check),
    /// Writes a layout for C, C++, Rust without macros, or anything that reads JSON.
    Export(export::Export),
    /// Long searches, whose results are written into descriptions.
    #[command(subcommand)]
    Search(search::Search),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Whole lines at once, and not one by one: tables are long.
    let mut out = BufWriter::new(anstream::stdout().lock());
    let outcome = run(&arguments.command, &mut out).and_then(|()| Ok(out.flush()?));
    outcome::status(outcome)
}

fn run(command: &Command, out: &mut dyn Write) -> Outcome {
    match command {
        Command::Check(check) => check::run(check, out),
        Command::Export(export) => export::run(export, out),
        Command::Search(search) => search::run(search, out),
    }
}
