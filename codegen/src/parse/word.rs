//! Words: names, integers and the texts of string literals.

use proc_macro2::{Delimiter, Literal, TokenTree};
use syn::parse::ParseStream;
use syn::{Lit, Token, token};

use crate::diagnostic::{Diagnostic, Extent};
use crate::did_you_mean::did_you_mean;

use super::input::{self, Result, eat, expected};
use super::{Name, Text};

impl Name {
    pub(crate) fn new(text: impl Into<String>, extent: impl Into<Extent>) -> Name {
        Name { text: text.into(), extent: extent.into() }
    }

    /// The value of this word among some; `message` is the beginning of the error, up to the word.
    pub(crate) fn one_of<T: Copy>(
        &self,
        known: &[(&str, T)],
        message: &str,
    ) -> std::result::Result<T, Diagnostic> {
        let mut names = Vec::new();
        for &(name, value) in known {
            if name == self.text {
                return Ok(value);
            }
            names.push(name);
        }
        let help = did_you_mean(&self.text, &names);
        Err(Diagnostic::new(self.extent, format!("{message} `{}`", self.text)).help(help))
    }
}

/// The value of a string literal. `None` for another literal, and for escapes, which no text needs.
pub(crate) fn string_text(literal: &Literal) -> Option<String> {
    let spelt = literal.to_string();
    let is_plain = spelt.starts_with('"') && !spelt.contains('\\');
    // syn does not read other literals: its time for a number grows with the square of its digits.
    let is_string = is_plain || spelt.starts_with('r');
    match is_string.then(|| Lit::new(literal.clone())) {
        Some(Lit::Str(string)) if string.suffix().is_empty() => Some(string.value()),
        _ => None,
    }
}

/// The string literal of a token, if the token is one.
pub(crate) fn string(tree: &TokenTree) -> Option<Text> {
    let TokenTree::Literal(literal) = tree else { return None };
    Some(Text { text: string_text(literal)?, extent: literal.span().into() })
}

/// Reads a string literal.
pub(crate) fn text(input: ParseStream<'_>, what: &str) -> Result<Text> {
    input::token(input, what, string)
}

/// Reads a string literal, or several in brackets.
pub(crate) fn texts(input: ParseStream<'_>, what: &str) -> Result<Vec<Text>> {
    if !input.peek(token::Bracket) {
        return Ok(vec![text(input, what)?]);
    }
    input::within(input, Delimiter::Bracket, what, |list| {
        let mut texts = vec![text(list, what)?];
        texts.extend(input::each(list, |list| text(list, "a string"))?);
        Ok(texts)
    })
}

/// Reads a name that need not be a Rust identifier: an identifier, an integer, `-`, or a string literal.
pub(crate) fn name(input: ParseStream<'_>, what: &str) -> Result<Name> {
    if input.peek(Token![#]) {
        let help = "documentation stands before the type; comments begin with `//`";
        return Err(expected(input, what).help(help).into());
    }
    input::token(input, what, |tree| {
        let text = match tree {
            TokenTree::Punct(punct) if punct.as_char() == '-' => "-".to_owned(),
            tree => word_text(tree).or_else(|| string(tree).map(|string| string.text))?,
        };
        Some(Name::new(text.trim(), tree.span()))
    })
}

/// Reads an identifier as a word.
pub(crate) fn ident(input: ParseStream<'_>, what: &str) -> Result<Name> {
    let ident = input::ident(input, what)?;
    Ok(Name::new(ident.to_string(), ident.span()))
}

impl Text {
    /// The extent after the last character.
    pub(crate) fn end(&self) -> Extent {
        Extent { column: Some(self.text.chars().count() + 1), ..self.extent }
    }

    /// The words, separated by white space or commas, each with its column.
    pub(crate) fn words(&self) -> impl Iterator<Item = Name> {
        let parted = |character: char| character.is_whitespace() || character == ',';
        let mut characters = self.text.chars().enumerate().peekable();
        std::iter::from_fn(move || {
            while characters.next_if(|&(_, character)| parted(character)).is_some() {}
            let &(start, _) = characters.peek()?;
            let extent = Extent { column: Some(start + 1), ..self.extent };
            let mut word = Name::new("", extent);
            while let Some((_, next)) = characters.next_if(|&(_, next)| !parted(next)) {
                word.text.push(next);
            }
            Some(word)
        })
    }
}

/// The length of the name with which characters begin, of which there must be one: a character and the primes after
/// it.
pub(crate) fn name_length(characters: &[char]) -> usize {
    1 + characters[1..].iter().take_while(|&&character| character == '\'').count()
}

/// The base and the digits of an integer in Rust's notation, without a suffix.
pub(crate) fn digits(text: &str) -> Option<(u32, String)> {
    let mut digits = text.replace('_', "");
    let prefixes = [("0x", 16), ("0o", 8), ("0b", 2)];
    let prefixed = prefixes.iter().find(|(prefix, _)| digits.starts_with(prefix));
    let radix = prefixed.map_or(10, |(_, radix)| *radix);
    if prefixed.is_some() {
        digits.drain(..2);
    }
    let plain = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
    plain.then_some((radix, digits))
}

/// The value of an integer in Rust's notation. A value too large for the type becomes its greatest value, which is
/// out of range wherever this is used.
pub(crate) fn integer(text: &str) -> Option<u128> {
    let (radix, digits) = digits(text)?;
    Some(u128::from_str_radix(&digits, radix).unwrap_or(u128::MAX))
}

/// Reads an integer like [`integer`].
pub(crate) fn integer_token(input: ParseStream<'_>, what: &str) -> Result<u128> {
    input::token(input, what, |tree| match tree {
        TokenTree::Literal(literal) => integer(&literal.to_string()),
        _ => None,
    })
}

/// Reads an integer of at most 64 bits.
pub(crate) fn small_integer(input: ParseStream<'_>, what: &str) -> Result<u64> {
    let start = input::span(input);
    integer_token(input, what)?.try_into().map_err(|_| {
        let message = format!("{what} has at most 64 bits");
        Diagnostic::new(start, message).help("write a smaller number").into()
    })
}

/// The text of a token that may be part of a word: an identifier, or any literal except a string.
pub(crate) fn word_text(tree: &TokenTree) -> Option<String> {
    match tree {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        TokenTree::Literal(literal) if string_text(literal).is_none() => Some(literal.to_string()),
        _ => None,
    }
}

/// Reads words in brackets, bare or in strings; commas between them are optional.
pub(crate) fn word_list(input: ParseStream<'_>, form: &str, what: &str) -> Result<Vec<Name>> {
    input::within(input, Delimiter::Bracket, form, |list| {
        let mut words = Vec::new();
        while let Some(tree) = input::peek(list) {
            if eat::<Token![,]>(list) {
                continue;
            }
            if let Some(text) = string(&tree) {
                words.extend(text.words());
            } else {
                let word = word_text(&tree).ok_or_else(|| expected(list, what))?;
                words.push(Name::new(word, tree.span()));
            }
            input::next(list);
        }
        Ok(words)
    })
}

/// Returns whether an identifier is a keyword in some edition of Rust.
pub(crate) fn is_keyword(name: &str) -> bool {
    KEYWORDS.contains(&name)
}

/// The strict and reserved keywords of the Rust reference, "Keywords".
const KEYWORDS: [&str; 53] = [
    "_", "as", "break", "const", "continue", "crate", "else", "enum", "extern", "false", "fn",
    "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref",
    "return", "self", "Self", "static", "struct", "super", "trait", "true", "type", "unsafe",
    "use", "where", "while", "async", "await", "dyn", "abstract", "become", "box", "do", "final",
    "gen", "macro", "override", "priv", "typeof", "unsized", "virtual", "yield", "try",
];
