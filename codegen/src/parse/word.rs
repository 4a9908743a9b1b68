//! Words: names, integers and the texts of string literals.

use std::str::Chars;

use proc_macro2::{Literal, TokenTree};

use crate::diagnostic::{Diagnostic, Place};

use super::ast::{Text, Word};
use super::cursor::{Cursor, describe};

impl Word {
    pub(crate) fn new(text: impl Into<String>, place: impl Into<Place>) -> Word {
        Word { text: text.into(), place: place.into() }
    }
}

/// The text that a string literal stands for, or `None` if it is another literal.
pub(crate) fn string_text(literal: &Literal) -> Option<String> {
    let source = literal.to_string();
    if let Some(raw) = source.strip_prefix('r') {
        let raw = raw.trim_matches('#');
        return Some(raw.strip_prefix('"')?.strip_suffix('"')?.to_owned());
    }
    let mut characters = source.strip_prefix('"')?.strip_suffix('"')?.chars();
    let mut text = String::new();
    while let Some(character) = characters.next() {
        text.extend(if character == '\\' { escaped(&mut characters) } else { Some(character) });
    }
    Some(text)
}

/// The character that a backslash and what follows stand for; none where the line goes on.
fn escaped(characters: &mut Chars<'_>) -> Option<char> {
    match characters.next()? {
        'n' => Some('\n'),
        't' => Some('\t'),
        'r' => Some('\r'),
        '0' => Some('\0'),
        'x' => by_number(characters.by_ref().take(2)),
        'u' => by_number(characters.by_ref().skip(1).take_while(|&digit| digit != '}')),
        '\n' => {
            let rest = characters.as_str().trim_start_matches([' ', '\t', '\r', '\n']);
            *characters = rest.chars();
            None
        }
        other => Some(other),
    }
}

/// The character with a number, in hexadecimal.
fn by_number(digits: impl Iterator<Item = char>) -> Option<char> {
    let digits = digits.filter_map(|digit| digit.to_digit(16));
    char::from_u32(digits.fold(0, |number, digit| number << 4 | digit))
}

/// Reads a string literal.
pub(crate) fn text(cursor: &mut Cursor<'_>, what: &str) -> Result<Text, Diagnostic> {
    let expected = cursor.expected(what);
    let literal = cursor.literal(what)?;
    let text = string_text(literal).ok_or(expected)?;
    Ok(Text { text, extent: literal.span().into() })
}

/// Reads a name that need not be a Rust identifier: one, an integer, `-`, or a string literal.
pub(crate) fn name(cursor: &mut Cursor<'_>, what: &str) -> Result<Word, Diagnostic> {
    let word = match cursor.peek() {
        Some(TokenTree::Ident(ident)) => Word::new(ident.to_string(), ident.span()),
        Some(TokenTree::Punct(punct)) if punct.as_char() == '-' => Word::new("-", punct.span()),
        Some(TokenTree::Literal(literal)) => {
            let text = string_text(literal).unwrap_or_else(|| literal.to_string());
            Word::new(text.trim(), literal.span())
        }
        _ => return Err(cursor.expected(what)),
    };
    cursor.next();
    Ok(word)
}

impl Text {
    /// The words that white space or commas part, each with its column.
    pub(crate) fn words(&self) -> impl Iterator<Item = Word> {
        let parted = |character: char| character.is_whitespace() || character == ',';
        let mut characters = self.text.chars().enumerate().peekable();
        std::iter::from_fn(move || {
            while characters.next_if(|&(_, character)| parted(character)).is_some() {}
            let &(start, _) = characters.peek()?;
            let place = Place { extent: self.extent, column: Some(start + 1) };
            let mut word = Word::new("", place);
            while let Some((_, next)) = characters.next_if(|&(_, next)| !parted(next)) {
                word.text.push(next);
            }
            Some(word)
        })
    }
}

/// How many characters of a text, which must not be empty, belong to the name at its beginning: a
/// character and the primes after it.
pub(crate) fn name_length(characters: &[char]) -> usize {
    1 + characters[1..].iter().take_while(|&&character| character == '\'').count()
}

/// The value of an integer in Rust's notation, without a suffix.
pub(crate) fn integer(text: &str) -> Option<u128> {
    let digits = text.replace('_', "");
    let (radix, digits) = match digits.get(..2) {
        Some("0x") => (16, &digits[2..]),
        Some("0o") => (8, &digits[2..]),
        Some("0b") => (2, &digits[2..]),
        _ => (10, &digits[..]),
    };
    let plain = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
    plain.then(|| u128::from_str_radix(digits, radix).unwrap_or(u128::MAX))
}

/// Reads an integer. What is too large for the type is its greatest value, which is out of range
/// wherever integers are read.
pub(crate) fn integer_token(cursor: &mut Cursor<'_>, what: &str) -> Result<u128, Diagnostic> {
    let expected = cursor.expected(what);
    let literal = cursor.literal(what)?;
    integer(&literal.to_string()).ok_or(expected)
}

/// The text of a token that may be part of a word: an identifier, or a literal but a string.
pub(crate) fn word_text(tree: &TokenTree) -> Option<String> {
    match tree {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        TokenTree::Literal(literal) if string_text(literal).is_none() => Some(literal.to_string()),
        _ => None,
    }
}

/// Reads words, bare or in strings, up to the end; commas between them are optional.
pub(crate) fn word_list(cursor: &mut Cursor<'_>, what: &str) -> Result<Vec<Word>, Diagnostic> {
    let mut list = Vec::new();
    while let Some(tree) = cursor.next() {
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == ',' => {}
            TokenTree::Literal(literal) if string_text(literal).is_some() => {
                let text = string_text(literal).unwrap_or_default();
                list.extend(Text { text, extent: literal.span().into() }.words());
            }
            tree => {
                let unexpected = format!("expected {what}, found {}", describe(tree));
                let error = || Diagnostic::new(tree.span(), unexpected);
                list.push(Word::new(word_text(tree).ok_or_else(error)?, tree.span()));
            }
        }
    }
    Ok(list)
}

/// Whether an identifier means something else in some edition of Rust.
pub(crate) fn is_keyword(name: &str) -> bool {
    KEYWORDS.contains(&name)
}

/// The Rust reference, "Keywords": strict and reserved ones.
const KEYWORDS: [&str; 53] = [
    "_", "as", "break", "const", "continue", "crate", "else", "enum", "extern", "false", "fn",
    "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref",
    "return", "self", "Self", "static", "struct", "super", "trait", "true", "type", "unsafe",
    "use", "where", "while", "async", "await", "dyn", "abstract", "become", "box", "do", "final",
    "gen", "macro", "override", "priv", "typeof", "unsized", "virtual", "yield", "try",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_those_of_rust() {
        let text = |source: &str| string_text(&source.parse().expect("a literal"));
        let all = r#""\u{6_1}\x62\"\\\n\t\r\0|\
            |""#;
        assert_eq!(text(all).as_deref(), Some("ab\"\\\n\t\r\0||"));
        assert_eq!(text(r##"r#"\n"#"##).as_deref(), Some(r"\n"));
        assert_eq!(text("7"), None);
    }
}
