//! `quadrille compare`: the costs of several numberings side by side.

use std::ffi::OsString;
use std::io::Write;

use quadrille_tools::compare;

use crate::input;
use crate::outcome::Outcome;

/// Puts the costs of several numberings side by side, and marks the best with `*`.
///
/// A circuit is shown as `operations/cycles`, a table as bytes. The fewest cycles win, then operations, then
/// bytes. A look-up by a square counts five cycles; for sliders the fewest bytes win.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille compare lerf w mine.layout")]
pub struct Compare {
    /// Files, `-`, or names of standard layouts: at least two layouts.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<OsString>,
}

/// Compares the layouts of all files.
pub fn run(compare: &Compare, out: &mut dyn Write) -> Outcome {
    let mut layouts = Vec::new();
    for name in &compare.files {
        layouts.extend(input::layouts(name)?);
    }
    Ok(out.write_all(compare::table(&layouts)?.as_bytes())?)
}
