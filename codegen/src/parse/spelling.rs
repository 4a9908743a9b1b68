//! Strings that are read as tokens, some of which are no tokens of Rust: claims such as
//! `"4' -> 2'"`, circuits such as `"x >> 8"`.
//!
//! A lexer of Rust refuses `4'`, and would give all tokens of a string one place. So strings are cut into tokens here,
//! each with its column.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

use crate::diagnostic::{Diagnostic, SourcePlace};
use crate::limits::NESTING;
use crate::list::collected;

use super::expression::{Dialect, Parser};
use super::{Result, Text, Tokens, input, word};

/// Tokens, some of them from strings, and where each of them stands.
pub(crate) struct Spelled {
    tokens: TokenStream,
    /// In the order of the tokens, both ends of each group among them, and of the end of them all.
    places: Vec<SourcePlace>,
}

impl Spelled {
    /// The tokens of strings that are read as one text.
    pub(crate) fn rows(rows: &[Text]) -> Result<Spelled> {
        let mut speller = Speller::default();
        for row in rows {
            speller.text(row);
        }
        let last = rows.last().map_or_else(|| Span::call_site().into(), end);
        speller.finish(last)
    }

    /// The tokens that come next, up to where `is_over` says, with those of the strings among them.
    pub(crate) fn tokens(input: &Tokens, is_over: impl Fn(&Tokens) -> bool) -> Result<Spelled> {
        let mut speller = Speller::default();
        let mut last = SourcePlace::from(input.span());
        while let Some(tree) = input.peek()
            && !is_over(input)
        {
            input.skip();
            if let Some(text) = word::string(tree) {
                speller.text(&text);
                last = end(&text);
            } else {
                speller.tree(tree);
                last = SourcePlace::from(input.span());
            }
        }
        speller.finish(last)
    }

    pub(crate) fn parse<T>(
        self,
        dialect: &'static Dialect,
        read: impl FnOnce(&mut Parser<'_>, &Tokens) -> Result<T>,
    ) -> Result<T> {
        let mut parser = Parser::new(dialect, &self.places);
        read(&mut parser, &input::within_limits(self.tokens)?)
    }
}

/// The place behind the last character of a string.
fn end(text: &Text) -> SourcePlace {
    SourcePlace { extent: text.extent, column: Some(text.text.chars().count() + 1) }
}

/// Collects tokens and their places.
#[derive(Default)]
struct Speller {
    /// The tokens within each group that is open, and where it begins; last, those read so far.
    open: Vec<(TokenStream, SourcePlace)>,
    tokens: TokenStream,
    places: Vec<SourcePlace>,
    /// The first bracket that closes nothing.
    unmatched: Option<SourcePlace>,
    /// The first bracket that is nested too deeply.
    too_deep: Option<SourcePlace>,
}

impl Speller {
    fn text(&mut self, text: &Text) {
        let characters: Vec<char> = collected(text.text.chars());
        let mut start = 0;
        while start < characters.len() {
            let place = SourcePlace { extent: text.extent, column: Some(start + 1) };
            start += self.token(&characters[start..], place);
        }
    }

    /// Adds the token that characters begin with, and gives how many of them it takes.
    fn token(&mut self, characters: &[char], place: SourcePlace) -> usize {
        let primes = word::name_length(characters) - 1;
        match characters[0] {
            space if space.is_whitespace() => return 1,
            '(' => self.open(place),
            ')' => self.close(place),
            sign if PUNCTUATION.contains(sign) && primes == 0 => {
                let is_joint = characters.get(1).is_some_and(|&next| PUNCTUATION.contains(next));
                let spacing = if is_joint { Spacing::Joint } else { Spacing::Alone };
                self.leaf(Punct::new(sign, spacing).into(), place);
            }
            _ => {
                let length = word_length(characters);
                self.leaf(spelt(&characters[..length]), place);
                return length;
            }
        }
        1
    }

    fn leaf(&mut self, mut tree: TokenTree, place: SourcePlace) {
        tree.set_span(place.extent.start);
        self.tokens.extend([tree]);
        self.places.push(place);
    }

    /// Adds a token that was not in a string.
    fn tree(&mut self, tree: &TokenTree) {
        self.tokens.extend([tree.clone()]);
        self.places.push(tree.span().into());
        if let TokenTree::Group(group) = tree {
            // No expression that strings may be in has groups outside them.
            self.places.push(group.span_close().into());
        }
    }

    fn open(&mut self, place: SourcePlace) {
        self.places.push(place);
        if self.open.len() >= NESTING {
            self.too_deep.get_or_insert(place);
        }
        self.open.push((std::mem::take(&mut self.tokens), place));
    }

    fn close(&mut self, place: SourcePlace) {
        self.places.push(place);
        let Some((outer, _)) = self.open.pop() else {
            self.unmatched.get_or_insert(place);
            return;
        };
        let inner = std::mem::replace(&mut self.tokens, outer);
        let mut group = Group::new(Delimiter::Parenthesis, inner);
        group.set_span(place.extent.start);
        self.tokens.extend([TokenTree::from(group)]);
    }

    fn finish(mut self, end: SourcePlace) -> Result<Spelled> {
        if let Some(place) = self.too_deep {
            return Err(input::too_deep(place).into());
        }
        if let Some(place) = self.unmatched {
            return Err(Diagnostic::new(place, "this `)` closes nothing").into());
        }
        if let Some((_, place)) = self.open.pop() {
            return Err(Diagnostic::new(place, "this `(` is not closed").into());
        }
        self.places.push(end);
        Ok(Spelled { tokens: self.tokens, places: self.places })
    }
}

/// The punctuation of Rust's tokens, except the quote that opens a lifetime.
const PUNCTUATION: &str = "!#$%&*+,-./:;<=>?@^|~";

/// How many characters the word takes that a text begins with: letters and digits, or one
/// character, and the primes after it.
fn word_length(characters: &[char]) -> usize {
    let is_part = |&&character: &&char| character.is_alphanumeric() || character == '_';
    let word = characters.iter().take_while(is_part).count().max(1);
    word - 1 + word::name_length(&characters[word - 1..])
}

/// A word as a token: an identifier or a number if it is one in Rust, else a string. The compiler
/// is not asked: what it cannot read it reports by itself.
fn spelt(characters: &[char]) -> TokenTree {
    let word: String = characters.iter().collect();
    let is_part = |character: char| character.is_ascii_alphanumeric() || character == '_';
    if word.chars().all(is_part) && !word.starts_with(|first: char| first.is_ascii_digit()) {
        return Ident::new(&word, Span::call_site()).into();
    }
    let number = word::digits(&word).and_then(|_| word.parse::<Literal>().ok());
    number.unwrap_or_else(|| Literal::string(&word)).into()
}
