//! `quadrille new`: a new crate with a board.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use quadrille_tools::new;

use crate::outcome::{Failure, Outcome};

/// Makes a small crate: a layout, kept expanded, and a perft on it that compares its counts with known ones.
///
/// The folder must not exist yet. If this command was built from a clone, the crate depends on the clone, and otherwise
/// on the release.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille new mine --board xiangqi && cd mine && cargo run")]
pub struct New {
    /// The folder, whose last part names the package.
    #[arg(value_name = "NAME")]
    folder: PathBuf,
    /// The game whose board it is.
    #[arg(long, default_value = "chess", value_parser = PossibleValuesParser::new(new::boards()))]
    board: String,
}

/// Writes all files, after all of them have been made.
pub fn run(New { folder, board }: &New, out: &mut dyn Write) -> Outcome {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let clone = clone_folder();
    let clone = clone.as_deref().and_then(Path::to_str);
    let files = new::files(&name, board, clone)?;
    fs::create_dir(folder).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Failure::file(folder, "it is there already: give another name"),
        _ => Failure::file(folder, error),
    })?;
    for (file, contents) in files {
        let path = folder.join(file);
        let parent = path.parent().map_or(Ok(()), fs::create_dir_all);
        let written = parent.and_then(|()| fs::write(&path, contents));
        written.map_err(|error| Failure::file(&path, error))?;
        writeln!(out, "{}: written", path.display())?;
    }
    Ok(())
}

/// The folder of the package `quadrille` in the clone from which this command was compiled, if it still exists. A
/// command from the registry has none.
fn clone_folder() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?.parent()?;
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).ok()?;
    manifest.contains("\nname = \"quadrille\"\n").then(|| folder.to_owned())
}
