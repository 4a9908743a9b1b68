//! `quadrille expand`: the Rust that is emitted, formatted.

use std::io::Write;

use quadrille_tools::expand;

use crate::input;
use crate::outcome::Outcome;

/// Prints what the macros emit for a file, or one item of it.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille expand lerf > src/lerf.rs")]
pub struct Expand {
    /// A file, `-`, or the name of a standard layout.
    #[arg(value_name = "FILE")]
    file: String,
    /// A function, table, type or trait, such as `flip_vertical`.
    #[arg(value_name = "ITEM")]
    item: Option<String>,
}

/// Prints the Rust of a file.
pub fn run(expand: &Expand, out: &mut dyn Write) -> Outcome {
    let document = input::document(&expand.file)?;
    let source = expand::source(&document, expand.item.as_deref())?;
    Ok(out.write_all(source.as_bytes())?)
}
