//! Why a request failed.

use quadrille_codegen::diagnostic::Diagnostics;

use crate::source::Source;

/// Why a request failed.
#[derive(Debug)]
pub enum Failure {
    /// Descriptions have mistakes: all of them, and the text that they are in. [`report`](crate::report) writes them
    /// for people and for programs.
    Mistakes(Box<Source>, Box<Diagnostics>),
    /// The numbering of the layout with this name does not allow something that its description asks for, at these
    /// tokens of its text.
    Refused(String, Box<Diagnostics>),
    /// Something else that does not exist was asked for, such as a piece that the layout lacks; in words.
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
