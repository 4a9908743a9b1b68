//! The reasons why a request failed.

use quadrille_codegen::diagnostic::Diagnostics;

use crate::source::Source;

/// The reason why a request failed.
#[derive(Debug)]
pub enum Failure {
    /// Descriptions have mistakes: all mistakes, and the text that has them. [`report`](crate::report) writes them
    /// for people and for programs.
    Mistakes(Box<Source>, Box<Diagnostics>),
    /// The numbering of the layout with this name does not allow what its description asks for, at these tokens of its
    /// text.
    Refused(String, Box<Diagnostics>),
    /// The request was for something that does not exist, such as a piece that the layout lacks; in words.
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
