//! Checks of names that become names of emitted items.

use crate::diagnostic::Diagnostic;
use crate::parse::{Name, is_keyword};

/// Checks that the name of a piece is allowed. A piece emits `<piece>_attacks`, a name that must not clash with those
/// that every layout has for its pawns.
pub(crate) fn piece_name(word: &Name) -> Result<(), Diagnostic> {
    item_name(word, "piece")?;
    let (message, help) = match &*word.text {
        "pawn" => (
            "every layout has pawns already: `pawn_attacks` and `pawn_pushes`",
            "leave `pawn` out, and say in `pawns` which way they go unless that is north and south; \
             for a pawn that moves otherwise choose another name",
        ),
        "bishop_and_rook" => (
            "`bishop_and_rook_attacks` is the function that looks a bishop and a rook up at once",
            "choose another name",
        ),
        _ => return Ok(()),
    };
    Err(Diagnostic::new(word.extent, message).help(help))
}

/// Checks that a name can be part of the name of a function: an ASCII identifier in lower case.
pub(crate) fn item_name(word: &Name, noun: &str) -> Result<(), Diagnostic> {
    let name = word.text.as_str();
    let error =
        |message: String, help: String| Err(Diagnostic::new(word.extent, message).help(help));
    if !is_identifier(name) {
        let message =
            format!("`{name}` cannot name a {noun}: emitted functions have it in their names");
        return error(
            message,
            "write lower-case ASCII letters, digits and `_`, a letter first".to_owned(),
        );
    }
    if name.contains(|c: char| c.is_ascii_uppercase()) {
        let message = format!("the {noun} `{name}` is not in lower case");
        return error(message, format!("write `{}`", name.to_lowercase()));
    }
    if is_keyword(name) {
        let message = format!("`{name}` is a keyword of Rust and cannot name a {noun}");
        return error(message, "choose another name".to_owned());
    }
    Ok(())
}

/// True if a name is an identifier of ASCII letters, digits and underscores that begins with a letter.
pub(crate) fn is_identifier(name: &str) -> bool {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(is_part)
}
