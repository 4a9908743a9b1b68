//! `quadrille export`: layouts for other languages.

use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use quadrille_tools::export;

use crate::outcome::Outcome;
use crate::{file, input};

/// Writes a layout for C, C++, Rust without macros, or anything that reads JSON.
#[derive(clap::Args)]
pub struct Export {
    /// A file, `-`, or the name of a standard layout.
    #[arg(value_name = "FILE", required_unless_present = "schema")]
    file: Option<String>,
    /// The language to write.
    #[arg(long, value_enum, required_unless_present = "schema")]
    to: Option<Language>,
    /// Writes the schema of `--to json`.
    #[arg(long, conflicts_with_all = ["file", "to"])]
    schema: bool,
    /// Where to write it; standard output by default.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replaces a file that is there already.
    #[arg(long, requires = "output")]
    force: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Language {
    /// A header for C11 and C++17.
    C,
    /// A source that needs the runtime and no macro.
    Rust,
    /// Everything that is known of a layout, as `--schema` says.
    Json,
}

/// Writes the layouts of a file.
pub fn run(export: &Export, out: &mut dyn Write) -> Outcome {
    let text = text(export)?;
    let Some(path) = &export.output else { return Ok(out.write_all(text.as_bytes())?) };
    input::refuse_to_overwrite(export.file.as_slice(), path)?;
    file::save(path, export.force, &text, out)
}

/// The text to be written.
fn text(export: &Export) -> Outcome<String> {
    let (Some(file), Some(language)) = (&export.file, export.to) else {
        return Ok(export::JSON_SCHEMA.to_owned());
    };
    let document = input::document(file)?;
    Ok(match language {
        Language::C => export::c(document)?,
        Language::Rust => export::rust(document)?,
        Language::Json => export::json(document)?,
    })
}
