//! The tokens of expressions, from tokens of Rust and from strings that may not be Rust: claims such as `"4' ->
//! 2'"`, circuits such as `"x >> 8"`.
//!
//! A lexer of Rust refuses `4'`, and would give all tokens of a string one span. So strings are cut into tokens
//! here, each with its column. Parentheses are ordinary tokens, so that a reader needs no nested streams.

use proc_macro2::{Spacing, Span, TokenTree};
use syn::ext::IdentExt as _;
use syn::parse::ParseStream;
use syn::{Ident, parenthesized, token};

use super::super::input::{self, Result};
use super::super::{Text, word};
use super::expr_tokens::{ExprToken, ExprTokens};
use crate::diagnostic::{Diagnostic, Extent};
use crate::limits::{self, NESTING, TOKENS};
use crate::list::collected;

/// Collects tokens with their extents.
#[derive(Default)]
struct Speller {
    reads_strings: bool,
    tokens: Vec<(ExprToken, Extent)>,
    /// The extents of the open parentheses.
    open: Vec<Extent>,
    /// The first bracket that closes no other.
    unmatched: Option<Extent>,
    /// The first bracket that is nested too deeply.
    too_deep: Option<Extent>,
}

impl Speller {
    /// A speller that reads strings as the tokens that they hold.
    fn with_strings() -> Speller {
        Speller { reads_strings: true, ..Speller::default() }
    }

    /// Adds the next tokens. Returns the end of the last one if it is a string.
    fn all(
        &mut self,
        input: ParseStream<'_>,
        is_over: &dyn Fn(ParseStream<'_>) -> bool,
    ) -> Result<Option<Extent>> {
        let mut last = None;
        while !input::is_at_end(input) && (self.is_word_due(input) || !is_over(input)) {
            last = self.next(input)?;
        }
        Ok(last)
    }

    /// Returns whether a formula needs an operand here: then a word does not end it.
    fn is_word_due(&self, input: ParseStream<'_>) -> bool {
        let is_operand_due = match self.tokens.last() {
            Some((ExprToken::Sign(sign, _), _)) => "+-*/%&|^<>=!".contains(*sign),
            last => last.is_none(),
        };
        !self.reads_strings && is_operand_due && input.peek(Ident::peek_any)
    }

    fn next(&mut self, input: ParseStream<'_>) -> Result<Option<Extent>> {
        let span = input::span(input);
        // A macro that passes on `$x:expr` wraps it in a group without delimiters, which acts like parentheses.
        if !self.reads_strings
            && let Some(inside) = input::invisible(input)
        {
            self.within(&inside, [span; 2], "the end")?;
            return Ok(None);
        }
        if input.peek(token::Paren) {
            let inside;
            let ends = parenthesized!(inside in input).span;
            self.within(&inside, [ends.open(), ends.close()], "`)`")?;
            return Ok(None);
        }
        let Some(tree) = input::next(input) else { return Ok(None) };
        let token = match &tree {
            TokenTree::Ident(ident) => ExprToken::Name(ident.to_string()),
            TokenTree::Punct(punct) => {
                ExprToken::Sign(punct.as_char(), punct.spacing() == Spacing::Joint)
            }
            TokenTree::Literal(literal) => {
                match word::string(&tree).filter(|_| self.reads_strings) {
                    Some(text) => {
                        self.text(&text);
                        return Ok(Some(text.end()));
                    }
                    None => ExprToken::Literal(literal.to_string()),
                }
            }
            TokenTree::Group(_) => ExprToken::Brackets(input::describe(&tree)),
        };
        self.tokens.push((token, span.into()));
        Ok(None)
    }

    fn within(
        &mut self,
        inside: ParseStream<'_>,
        [open, close]: [Span; 2],
        end: &'static str,
    ) -> Result<()> {
        self.tokens.push((ExprToken::Open, open.into()));
        self.all(inside, &|_| false)?;
        self.tokens.push((ExprToken::Close(end), close.into()));
        Ok(())
    }

    fn text(&mut self, text: &Text) {
        let characters: Vec<char> = collected(text.text.chars());
        let mut start = 0;
        while start < characters.len() {
            let extent = Extent { column: Some(start + 1), ..text.extent };
            start += self.spell(&characters[start..], extent);
        }
    }

    /// Adds the token that characters begin with, and returns its length in characters.
    fn spell(&mut self, characters: &[char], extent: Extent) -> usize {
        let primes = word::name_length(characters) - 1;
        match characters[0] {
            space if space.is_whitespace() => {}
            '(' => self.open(extent),
            ')' => self.close(extent),
            sign if PUNCTUATION.contains(sign) && primes == 0 => {
                let is_joint = characters.get(1).is_some_and(|&next| PUNCTUATION.contains(next));
                self.tokens.push((ExprToken::Sign(sign, is_joint), extent));
            }
            _ => {
                let length = word_length(characters);
                self.tokens.push((spelt(characters[..length].iter().collect()), extent));
                return length;
            }
        }
        1
    }

    fn open(&mut self, extent: Extent) {
        if self.open.len() >= NESTING {
            self.too_deep.get_or_insert(extent);
        }
        self.open.push(extent);
        self.tokens.push((ExprToken::Open, extent));
    }

    fn close(&mut self, extent: Extent) {
        if self.open.pop().is_none() {
            self.unmatched.get_or_insert(extent);
        }
        self.tokens.push((ExprToken::Close("`)`"), extent));
    }

    fn finish(self, end: Extent) -> Result<ExprTokens> {
        if let Some(extent) = self.too_deep {
            return Err(limits::too_deep(extent).into());
        }
        if let Some(extent) = self.unmatched {
            return Err(Diagnostic::new(extent, "this `)` closes nothing").into());
        }
        if let Some(&extent) = self.open.last() {
            return Err(Diagnostic::new(extent, "this `(` is not closed").into());
        }
        if let Some(&(_, extent)) = self.tokens.get(TOKENS) {
            return Err(limits::too_long(extent).into());
        }
        Ok(ExprTokens { tokens: self.tokens, next: 0, end, end_name: "the end".to_owned() })
    }
}

impl ExprTokens {
    /// The tokens of strings that are read as one text.
    pub(super) fn rows(rows: &[Text]) -> Result<ExprTokens> {
        let mut speller = Speller::default();
        for row in rows {
            speller.text(row);
        }
        speller.finish(rows.last().map_or_else(|| Span::call_site().into(), Text::end))
    }

    /// The tokens that come next, up to where `is_over` says.
    pub(super) fn up_to(
        input: ParseStream<'_>,
        is_over: &dyn Fn(ParseStream<'_>) -> bool,
    ) -> Result<ExprTokens> {
        let mut speller = Speller::default();
        speller.all(input, is_over)?;
        let tokens = speller.finish(input::span(input).into())?;
        Ok(ExprTokens { end_name: input::found(input), ..tokens })
    }

    /// The same, with strings replaced by the tokens that they hold.
    pub(crate) fn with_strings(
        input: ParseStream<'_>,
        is_over: &dyn Fn(ParseStream<'_>) -> bool,
    ) -> Result<ExprTokens> {
        let mut speller = Speller::with_strings();
        let last = speller.all(input, is_over)?;
        speller.finish(last.unwrap_or_else(|| input::span(input).into()))
    }
}

/// The punctuation of Rust's tokens, except the quote that opens a lifetime.
const PUNCTUATION: &str = "!#$%&*+,-./:;<=>?@^|~";

/// The length of the word with which a text begins: letters and digits, or one character, and the primes after it.
fn word_length(characters: &[char]) -> usize {
    let is_part = |&&character: &&char| character.is_alphanumeric() || character == '_';
    let word = characters.iter().take_while(is_part).count().max(1);
    word - 1 + word::name_length(&characters[word - 1..])
}

/// A word as a token: an identifier if it is one in Rust, else a literal.
fn spelt(word: String) -> ExprToken {
    let is_part = |character: char| character.is_ascii_alphanumeric() || character == '_';
    if word.chars().all(is_part) && !word.starts_with(|first: char| first.is_ascii_digit()) {
        return ExprToken::Name(word);
    }
    ExprToken::Literal(word)
}
