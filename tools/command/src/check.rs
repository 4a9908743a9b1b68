//! `quadrille check`: every mistake of descriptions.

use std::ffi::{OsStr, OsString};
use std::io::Write;

use clap::ValueEnum;
use quadrille_tools::report;

use crate::input;
use crate::outcome::{self, Failure, Outcome};

/// Reports every mistake in descriptions, with its source.
///
/// It compiles as the macros do, makes and verifies tables and circuits, and tells how much was verified. Files without
/// descriptions are named; if no file has any, that is an error.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadrille check boards/*.layout src/*.rs
  quadrille check mine.layout --format json")]
pub struct Check {
    /// Files, `-`, or names of standard layouts.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<OsString>,
    /// The form of reports: for people, or one JSON object in each line for editors.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// With the source, in rustc's form.
    #[default]
    Human,
    /// A JSON object for each mistake, in a line of its own.
    Json,
}

/// Checks all files, even after one that is wrong or cannot be read.
pub fn run(check: &Check, out: &mut dyn Write) -> Outcome {
    let (mut mistakes, mut unread, mut empty) = (false, 0, 0);
    for name in &check.files {
        match one(name, check.format, out) {
            Ok(true) => {}
            Ok(false) => empty += 1,
            Err(Failure::Mistakes) => mistakes = true,
            Err(Failure::Output(error)) => return Err(Failure::Output(error)),
            Err(failure) => {
                failure.print();
                unread += 1;
            }
        }
    }
    match (unread, mistakes) {
        // Among several files, such as `src/*.rs`, some may have no descriptions.
        (0, false) if empty == check.files.len() => Err("nothing was checked".into()),
        (0, false) => Ok(()),
        (0, true) => Err(Failure::Mistakes),
        (1, _) => Err("a file was not checked".into()),
        _ => Err(Failure::Other(format!("{unread} files were not checked"))),
    }
}

/// Reports the mistakes of a file, and returns true if it has a description.
fn one(name: &OsStr, format: Format, out: &mut dyn Write) -> Outcome<bool> {
    let document = input::document(name)?;
    if document.is_empty() {
        out.flush()?;
        outcome::tell(format_args!("note: {}: nothing is described there", document.source.name));
        return Ok(false);
    }
    match (document.check(), format) {
        (Ok(verified), Format::Human) => {
            writeln!(out, "{}: no mistakes in {}", document.source.name, document.summary())?;
            for line in verified {
                writeln!(out, "  {line}")?;
            }
        }
        (Ok(_), Format::Json) => {}
        (Err(mistakes), format) => {
            for mistake in &mistakes {
                match format {
                    Format::Human => outcome::report(&document.source, mistake),
                    Format::Json => writeln!(out, "{}", report::json(&document.source, mistake))?,
                }
            }
            return Err(Failure::Mistakes);
        }
    }
    Ok(true)
}
