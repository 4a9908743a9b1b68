//! `quadrille completions` and `quadrille manual`: texts that are made from the definitions of the
//! arguments.

use std::io::Write;
use std::path::PathBuf;

use clap::Command;
use clap_complete::Shell;

use crate::outcome::{Failure, Outcome};

/// Prints a script that completes the arguments in a shell.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille completions bash > ~/.local/share/bash-completion/completions/quadrille")]
pub struct Completions {
    /// The shell.
    #[arg(value_enum)]
    shell: Shell,
}

/// Writes the manual pages, one for each command.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  quadrille manual man")]
pub struct Manual {
    /// The folder for the pages `quadrille.1`, `quadrille-check.1` and so on.
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// Prints the completions for a shell.
pub fn completions(
    completions: &Completions,
    mut command: Command,
    out: &mut dyn Write,
) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut command, "quadrille", &mut script);
    Ok(out.write_all(&script)?)
}

/// Writes the manual.
pub fn manual(manual: &Manual, command: Command) -> Outcome {
    let written = clap_mangen::generate_to(command, &manual.folder);
    written.map_err(|error| Failure::file(&manual.folder, error))
}
