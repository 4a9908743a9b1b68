//! `quadrille export`: layouts for other languages.

use std::io::Write;

use crate::outcome::Outcome;

/// Writes a layout for C, C++, Rust without macros, or anything that reads JSON.
#[derive(clap::Args)]
pub struct Export {
    /// A file, `-`, or the name of a standard layout.
    #[arg(value_name = "FILE")]
    file: String,
}

/// Writes the layouts of a file.
pub fn run(export: &Export, _out: &mut dyn Write) -> Outcome {
    crate::input::layouts(&export.file)?;
    Err("exports are not there yet".into())
}
