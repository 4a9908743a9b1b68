//! The command `quadrille`: checks, draws, explains, compares and exports the numberings of boards.
//!
//! It is a shell over the library `quadrille-tools`, which is one over the compiler. Each command is a module, with
//! its arguments and a function `run`: [`check`], [`show`], [`explain`], [`compare`], [`expand`], [`convert`],
//! [`index`], [`export`], [`new`] and [`search`]. These modules serve several commands:
//!
//! - [`input`]: descriptions from files, standard input, and standard layouts;
//! - [`outcome`]: the end of a command, and its status;
//! - [`lines`]: input that is read line by line;
//! - [`file`]: writes files so that nothing is lost;
//! - [`progress`]: the progress of a long search.

mod check;
mod compare;
mod convert;
mod expand;
mod explain;
mod export;
mod file;
mod index;
mod input;
mod lines;
mod new;
mod outcome;
mod progress;
mod search;
mod show;

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use outcome::{Failure, Outcome};

/// Checks, draws, explains, compares and exports the numberings of game boards.
///
/// A FILE is a `.layout` file, a Rust source that holds `layout!`, `index!` or `derive(Layout)`, `-`
/// for standard input, or the name of a standard layout such as `lerf` or `w`. Where it describes several
/// layouts, `FILE:NAME` is one of them, such as `boards.layout:Lerf`.
#[derive(Parser)]
#[command(name = "quadrille", version, after_help = outcome::STATUSES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// The commands. They have no comments here, which would replace the help of their arguments.
#[derive(Subcommand)]
enum Command {
    Check(check::Check),
    Show(show::Show),
    Explain(explain::Explain),
    Compare(compare::Compare),
    Expand(expand::Expand),
    Convert(convert::Convert),
    Index(index::Index),
    New(new::New),
    Export(export::Export),
    /// Long searches, whose results are written into descriptions.
    #[command(subcommand)]
    Search(search::Search),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Buffered in blocks rather than lines, since tables are long.
    let mut out = BufWriter::new(anstream::stdout().lock());
    let outcome = run(&arguments.command, &mut out);
    // Mistakes that could not be written have not been reported.
    let written = out.flush().map_err(Failure::Output);
    outcome::status(match outcome {
        Ok(()) | Err(Failure::Mistakes) => written.and(outcome),
        failed => failed,
    })
}

fn run(command: &Command, out: &mut dyn Write) -> Outcome {
    match command {
        Command::Check(check) => check::run(check, out),
        Command::Show(show) => show::run(show, out),
        Command::Explain(explain) => explain::run(explain, out),
        Command::Compare(compare) => compare::run(compare, out),
        Command::Expand(expand) => expand::run(expand, out),
        Command::Convert(convert) => convert::run(convert, out),
        Command::Index(index) => index::run(index, out),
        Command::New(new) => new::run(new, out),
        Command::Export(export) => export::run(export, out),
        Command::Search(search) => search::run(search, out),
    }
}
