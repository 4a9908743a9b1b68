//! `quadrille expand`: the Rust that is emitted, printed or kept in files.
//!
//! - `sources`: the descriptions of a crate that are kept expanded
//! - `committed`: the two files of an expansion

mod committed;
mod sources;

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};

use quadrille_tools::expand::{self, Files};

use crate::input;
use crate::outcome::{Failure, Outcome};
use committed::Target;

/// Writes what the macros expand to, for programs that compile no generator, or prints it.
///
/// In a crate's sources, a description after `expanded in board.rs;` is kept expanded in the file `board.rs` beside its
/// source, with its tables in `board.bin`. All such files that are stale are written. Dangling links, and `.rs` files
/// that are not Rust, are skipped with a note.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadrille expand engine
  quadrille expand --check
  quadrille expand shogi --output src/shogi.rs")]
pub struct Expand {
    /// The folder of a crate, by default the current one; or a file, `-`, or the name of a standard layout, whose expansion
    /// is printed.
    #[arg(value_name = "FILE")]
    file: Option<OsString>,
    /// A Rust source to write one file's expansion to, with its tables beside it.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Writes nothing, tells which files are stale, and ends with status 1 if there are any.
    #[arg(long)]
    check: bool,
    /// Looks up all sliders of a standard layout by this method, such as `pext`, unless the layout has its own.
    #[arg(long, value_name = "METHOD")]
    sliders: Option<String>,
}

/// Expands one file, to standard output or `--output`; or all descriptions of a crate that name a file, to those files.
pub fn run(expand: &Expand, out: &mut dyn Write) -> Outcome {
    let name = expand.file.as_deref().unwrap_or(".".as_ref());
    if !Path::new(name).is_dir() {
        return one_file(expand, name, out);
    }
    if expand.output.is_some() || expand.sliders.is_some() {
        return Err(Failure::file(name.as_ref(), "a folder's descriptions say what is written"));
    }
    let targets = sources::targets(name.as_ref())?;
    committed::write_or_check(&targets, expand.check, out)
}

fn one_file(expand: &Expand, name: &OsStr, out: &mut dyn Write) -> Outcome {
    let document = input::document_with(name, expand.sliders.as_deref())?;
    let Some(path) = &expand.output else {
        if expand.check {
            return Err("`--check` is for the folder of a crate, or for `--output FILE`".into());
        }
        return Ok(out.write_all(expand::source(&document)?.as_bytes())?);
    };
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let Some(stem) = stem.filter(|_| path.extension().is_some_and(|extension| extension == "rs"))
    else {
        return Err(Failure::file(path, "this is no name of a Rust source, such as `board.rs`"));
    };
    let files = Files::new(stem, &document)?;
    committed::write_or_check(&[Target { path: path.clone(), files }], expand.check, out)
}
