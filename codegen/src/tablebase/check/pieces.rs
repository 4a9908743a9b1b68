//! Letters of pieces, and of those that only go forward.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::parse::{Entry, Name};

/// The letters that materials may use.
pub(super) fn pieces(said: &Entry<Name>, diagnostics: &mut Diagnostics) -> Vec<u8> {
    let Some(word) = said.given() else { return b"KQRBNP".to_vec() };
    let bad = word.text.chars().find(|letter| !letter.is_ascii_uppercase());
    if let Some(bad) = bad {
        let message = format!("`{bad}` is no letter for a piece");
        let help = "pieces are capital letters: `pieces: KQRBNPAC;`";
        diagnostics.push(Diagnostic::new(word.extent, message).help(help));
    }
    word.text.bytes().filter(u8::is_ascii_uppercase).collect()
}

/// The letters of the men that only go forward; each must be a piece. One that is none is added, since the error here is
/// enough.
pub(super) fn forward(
    said: &Entry<Name>,
    pieces: &mut Vec<u8>,
    diagnostics: &mut Diagnostics,
) -> String {
    let Some(word) = said.given() else { return String::new() };
    for man in word.text.chars() {
        if let Err(unknown) = letter(&Name::new(man, word.extent), pieces) {
            diagnostics.push(unknown);
            pieces.extend(u8::try_from(man).ok().filter(u8::is_ascii_uppercase));
        }
    }
    word.text.clone()
}

/// The letter of a piece that a key names.
pub(super) fn letter(name: &Name, pieces: &[u8]) -> Result<u8, Diagnostic> {
    let known: String = pieces.iter().copied().map(char::from).collect();
    match name.text.as_bytes() {
        [man] if pieces.contains(man) => Ok(*man),
        _ => {
            let message = format!("there is no piece `{}`", name.text);
            let help =
                format!("pieces are {known}; where a game has others, name them in `pieces`");
            Err(Diagnostic::new(name.extent, message).help(help))
        }
    }
}
