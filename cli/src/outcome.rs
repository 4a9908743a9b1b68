//! How a command ends, and with which status.

use std::fmt;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// What `--help` says of the statuses.
pub const STATUSES: &str = "\
Exit status:
  0  everything asked for was done
  1  a description has mistakes, which were reported
  2  something else went wrong: arguments, files that cannot be read or written";

/// The end of a command, which has printed its output by then.
pub type Outcome<T = ()> = Result<T, Failure>;

/// Why a command did not do everything that it was asked for.
#[derive(Debug)]
pub enum Failure {
    /// Descriptions have mistakes, and these were reported.
    Mistakes,
    /// Something else, to be printed behind `error: `.
    Other(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    /// What went wrong with a file.
    pub fn file(path: &Path, error: impl fmt::Display) -> Failure {
        Failure::Other(format!("{}: {error}", path.display()))
    }

    /// Prints it to standard error; mistakes are there already.
    pub fn print(&self) {
        let message = match self {
            Failure::Mistakes => return,
            Failure::Output(error) => format!("standard output: {error}"),
            Failure::Other(message) => message.clone(),
        };
        tell(format_args!("{ERROR}error{ERROR:#}: {message}"));
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Failure {
        Failure::Other(message)
    }
}

impl From<&str> for Failure {
    fn from(message: &str) -> Failure {
        Failure::Other(message.to_owned())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Prints why a command failed, if it did, and gives the status to end with.
pub fn status(outcome: Outcome) -> ExitCode {
    let Err(failure) = outcome else { return ExitCode::SUCCESS };
    match &failure {
        // Whoever reads has seen enough, as `head` does: no fault of anybody.
        Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Failure::Mistakes => ExitCode::from(1),
        _ => {
            failure.print();
            ExitCode::from(2)
        }
    }
}

/// Writes a line to standard error. If that cannot be written, nobody can be told so.
pub fn tell(line: fmt::Arguments<'_>) {
    let _ = writeln!(anstream::stderr(), "{line}");
}

/// How errors begin, as cargo and the compiler print them.
const ERROR: anstyle::Style = anstyle::AnsiColor::Red.on_default().bold();
