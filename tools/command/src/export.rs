//! `quadrille export`: layouts for other languages.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use quadrille_tools::export;

use crate::outcome::{Failure, Outcome};
use crate::{file, input};

/// Writes a layout for C, C++, Python, TypeScript, or anything that reads JSON.
#[derive(clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
#[command(after_help = "\
Examples:
  quadrille export w --to c --output w.h
  quadrille export mine.layout --to json")]
pub struct Export {
    /// A file, `-`, or the name of a standard layout.
    #[arg(value_name = "FILE", required_unless_present = "schema")]
    file: Option<OsString>,
    /// The format to write: a header for C11 and C++14 (`c`), a module of `python` or `typescript` without
    /// dependencies, functions as programs, as `--schema` says (`json`), or the description itself, to begin your
    /// own with (`layout`): without the magics and circuits that were found for its numbering.
    #[arg(long, value_parser = PossibleValuesParser::new(export::names()), required_unless_present = "schema")]
    to: Option<String>,
    /// Keeps magics and circuits in the description that `--to layout` writes.
    #[arg(long, requires = "to")]
    found: bool,
    /// Writes the schema of `--to json`.
    #[arg(long, conflicts_with_all = ["file", "to"])]
    schema: bool,
    /// The file to write; standard output by default.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replaces a file that is there already.
    #[arg(long, requires = "output")]
    force: bool,
    /// Writes nothing, and ends with status 1 if the file differs from what would be written.
    #[arg(long, requires = "output", conflicts_with = "force")]
    check: bool,
    /// Looks up all sliders of a standard layout by this method, such as `pext`, unless the layout has its own.
    #[arg(long, value_name = "METHOD")]
    sliders: Option<String>,
}

/// Writes the layouts of a file.
pub fn run(export: &Export, out: &mut dyn Write) -> Outcome {
    let text = text(export)?;
    let Some(path) = &export.output else { return Ok(out.write_all(text.as_bytes())?) };
    if export.check {
        return check(path, &text);
    }
    input::refuse_to_overwrite(export.file.as_slice(), path)?;
    file::save(path, export.force, &text, out)
}

/// Checks that a file has this text; the error tells where it begins to differ.
fn check(path: &Path, text: &str) -> Outcome {
    let difference = file::first_difference(path, text);
    let Some(line) = difference.map_err(|error| Failure::file(path, error))? else { return Ok(()) };
    Err(Failure::Stale(format!(
        "{}: line {line} is not what is exported now: export again with --force",
        path.display()
    )))
}

/// The text to be written.
fn text(export: &Export) -> Outcome<String> {
    let (Some(file), Some(to)) = (&export.file, &export.to) else {
        return Ok(export::JSON_SCHEMA.to_owned());
    };
    let document = input::document_with(file, export.sliders.as_deref())?;
    if export.found {
        if to != "layout" {
            return Err(
                "`--found` is for `--to layout`: other languages have what was found".into()
            );
        }
        let text = document.source.text.clone();
        document.layouts()?;
        return Ok(text);
    }
    // The command stands in comments as users type it.
    let sliders = export.sliders.as_ref().map(|method| format!(" --sliders {method}"));
    let command =
        format!("quadrille export {}{} --to {to}", file.display(), sliders.unwrap_or_default());
    Ok(export::text(to, &command, document)?)
}
