//! Why something could not be done.

use quadrille_codegen::diagnostic::Diagnostics;

use crate::input::Source;

/// Why something could not be done.
#[derive(Debug)]
pub enum Failure {
    /// Descriptions have mistakes: all of them, and the text that they are in. [`report`](crate::report) writes them
    /// for people and for programs.
    Mistakes(Box<Source>, Box<Diagnostics>),
    /// The numbering of the layout with this name does not allow what its description asks for: where it does, in the
    /// text that the layout comes from.
    Refused(String, Box<Diagnostics>),
    /// Something else was asked for that cannot be had, such as a piece that the layout lacks; in words.
    Other(String),
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
