//! The end of a command, and its status.

use std::fmt;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use quadrille_codegen::diagnostic::Diagnostic;
use quadrille_tools::{Source, report};

/// The text of `--help` about statuses.
pub const STATUSES: &str = "\
Exit status:
  0  everything asked for was done
  1  a description has mistakes, which were reported, or `--check` found another file than is written now
  2  something else went wrong: arguments, files that cannot be read or written";

/// The end of a command; its output has been printed by then.
pub type Outcome<T = ()> = Result<T, Failure>;

/// The reason why a command did not do everything that was asked for.
#[derive(Debug)]
pub enum Failure {
    /// Descriptions have mistakes, which have been reported.
    Mistakes,
    /// Descriptions have mistakes, or ask for the impossible, which has not been reported yet.
    Described(quadrille_tools::Failure),
    /// `--check` found a file that is out of date; the message says which.
    Stale(String),
    /// Another failure, printed after `error: `.
    Other(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    pub fn file(path: &Path, error: impl fmt::Display) -> Failure {
        Failure::Other(format!("{}: {error}", path.display()))
    }

    /// Prints the failure to standard error, unless it has been reported.
    pub fn print(&self) {
        use quadrille_tools::Failure::{Mistakes, Other, Refused};
        match self {
            Failure::Mistakes => {}
            Failure::Described(Mistakes(source, mistakes)) => {
                mistakes.iter().for_each(|mistake| self::report(source, mistake));
            }
            Failure::Described(Refused(layout, wishes)) => {
                wishes.iter().for_each(|wish| error(&format!("{layout}: {wish}")));
            }
            Failure::Described(Other(message))
            | Failure::Stale(message)
            | Failure::Other(message) => error(message),
            Failure::Output(io) => error(&format!("standard output: {io}")),
        }
    }
}

impl From<quadrille_tools::Failure> for Failure {
    fn from(failure: quadrille_tools::Failure) -> Failure {
        match failure {
            quadrille_tools::Failure::Other(message) => Failure::Other(message),
            described => Failure::Described(described),
        }
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

/// Prints the failure of a command, if it failed, and returns the exit status.
pub fn status(outcome: Outcome) -> ExitCode {
    let Err(failure) = outcome else { return ExitCode::SUCCESS };
    match &failure {
        // The reader has seen enough and closed the pipe, as `head` does.
        Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Failure::Mistakes | Failure::Described(_) | Failure::Stale(_) => {
            failure.print();
            ExitCode::from(1)
        }
        _ => {
            failure.print();
            ExitCode::from(2)
        }
    }
}

/// Prints a mistake to standard error, with its source.
pub fn report(source: &Source, mistake: &Diagnostic) {
    tell(format_args!("{}\n", report::text(source, mistake)));
}

/// Prints an error to standard error.
fn error(message: &str) {
    tell(format_args!("{ERROR}error{ERROR:#}: {message}"));
}

/// Writes a line to standard error. A failure is ignored, since it cannot be reported.
pub fn tell(line: fmt::Arguments<'_>) {
    let _ = writeln!(anstream::stderr(), "{line}");
}

/// The style of `error:`, the same as cargo's and rustc's.
const ERROR: anstyle::Style = anstyle::AnsiColor::Red.on_default().bold();
