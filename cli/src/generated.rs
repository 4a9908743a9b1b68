//! `quadrille completions` and `quadrille manual`: texts that are made from the definitions of the
//! arguments.

use std::io::Write;
use std::path::PathBuf;

use clap::Command;
use clap_complete::Shell;

use crate::file;
use crate::outcome::Outcome;

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
  quadrille manual --to man")]
pub struct Manual {
    /// The folder for the pages `quadrille.1`, `quadrille-check.1` and so on; without it the first of
    /// them is printed.
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    /// Replaces pages that are there already.
    #[arg(long, requires = "to")]
    force: bool,
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

/// Writes or prints the manual.
pub fn manual(manual: &Manual, mut command: Command, out: &mut dyn Write) -> Outcome {
    let Some(folder) = &manual.to else {
        return Ok(clap_mangen::Man::new(command).render(&mut &mut *out)?);
    };
    command.build();
    pages(&command, "quadrille", &mut |name, page| {
        file::save(&folder.join(format!("{name}.1")), manual.force, page, out)
    })
}

/// Gives the page of a command and those of its commands to `write`.
fn pages(command: &Command, name: &str, write: &mut impl FnMut(&str, &str) -> Outcome) -> Outcome {
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone().display_name(name.to_owned()))
        .render(&mut page)
        .map_err(|error| error.to_string())?;
    write(name, &String::from_utf8_lossy(&page))?;
    let commands = command.get_subcommands().filter(|command| command.get_name() != "help");
    for command in commands {
        pages(command, &format!("{name}-{}", command.get_name()), write)?;
    }
    Ok(())
}
