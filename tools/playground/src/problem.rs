//! The problems that prevent an answer.

use quadrille_codegen::diagnostic::{Diagnostic, Diagnostics};
use quadrille_tools::{Failure, Source, report};
use serde::Serialize;

/// The reason why there is no answer.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Problem {
    /// The reason in words; empty if there are mistakes.
    pub message: String,
    /// The mistakes of the description.
    pub mistakes: Vec<Mistake>,
}

/// A mistake at its tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// Its start, in JavaScript's units.
    pub from: usize,
    /// Its end.
    pub to: usize,
    /// The message.
    pub message: String,
    /// The help, if there is some.
    pub help: Option<String>,
    /// The message and the help with the line of the source, as `quadrille check` prints them to a terminal.
    pub report: String,
}

impl Problem {
    /// The problem of a request that failed on this source.
    pub fn new(source: &Source, failure: Failure) -> Problem {
        match failure {
            Failure::Mistakes(source, mistakes) => Problem::of(&source, &mistakes),
            Failure::Refused(_, mistakes) => Problem::of(source, &mistakes),
            Failure::Other(message) => Problem::from(message),
        }
    }

    fn of(source: &Source, mistakes: &Diagnostics) -> Problem {
        Problem { message: String::new(), mistakes: self::mistakes(source, mistakes) }
    }
}

impl From<String> for Problem {
    fn from(message: String) -> Problem {
        Problem { message, mistakes: Vec::new() }
    }
}

/// The mistakes of a source.
pub fn mistakes(source: &Source, mistakes: &Diagnostics) -> Vec<Mistake> {
    mistakes.iter().map(|mistake| located(source, mistake)).collect()
}

fn located(source: &Source, mistake: &Diagnostic) -> Mistake {
    let bytes = report::range(source, mistake);
    let units = |byte: usize| source.text[..byte].encode_utf16().count();
    Mistake {
        from: units(bytes.start),
        to: units(bytes.end),
        message: mistake.message().to_owned(),
        help: mistake.help_text().map(str::to_owned),
        report: report::text(source, mistake),
    }
}
