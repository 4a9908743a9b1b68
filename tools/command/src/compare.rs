//! `quadrille compare`: the costs of several numberings side by side.

use std::ffi::OsString;
use std::io::Write;

use quadrille_tools::compare;

use crate::input;
use crate::outcome::Outcome;

/// Puts the costs of several numberings side by side, and marks the best with `*`.
///
/// A circuit is `operations/cycles`, a table its bytes. The fewest cycles win, then operations, then
/// bytes; a look-up by a square counts five cycles, and of sliders the fewest bytes win.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille compare lerf w mine.layout")]
pub struct Compare {
    /// Files, `-`, or names of standard layouts: two layouts at least.
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
