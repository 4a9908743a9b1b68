//! Errors in a description: the location of the mistake, the message, and a help text.
//!
//! All errors of a description are collected and reported in one run, one for each mistake.

use std::fmt::{self, Write as _};

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::quote_spanned;
use syn::buffer::TokenBuffer;

use crate::list::list;
use crate::sort;
use crate::text::counted;

/// A part of the source: the tokens from `start` to `end`, or a column of a string literal or a word. Stable
/// Rust does not let a macro join spans, but it joins the spans of the first and the last token
/// that the macro returns.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// The first token.
    pub start: Span,
    /// The last token.
    pub end: Span,
    /// The character within a string literal or a word, from 1.
    pub column: Option<usize>,
}

impl Extent {
    /// From the beginning of this extent to the end of another.
    pub fn to(self, last: impl Into<Extent>) -> Extent {
        Extent { end: last.into().end, ..self }
    }

    /// From the first token to the last.
    pub(crate) fn of(tokens: &TokenStream) -> Extent {
        let mut spans = tokens.clone().into_iter().map(|tree| tree.span());
        let start = spans.next().unwrap_or_else(Span::call_site);
        Extent { start, end: spans.last().unwrap_or(start), column: None }
    }
}

impl From<Span> for Extent {
    fn from(span: Span) -> Extent {
        Extent { start: span, end: span, column: None }
    }
}

/// A mistake: its extent, the message, and what to write instead.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    extent: Extent,
    message: String,
    help: Option<String>,
}

impl Diagnostic {
    /// The mistake at `extent` that `message` describes. Within a string literal or a word the message is made to begin with
    /// the column.
    pub fn new(extent: impl Into<Extent>, message: impl Into<String>) -> Diagnostic {
        let extent = extent.into();
        let message = match extent.column {
            Some(column) => format!("{}{}", before(column), message.into()),
            None => message.into(),
        };
        Diagnostic { extent, message, help: None }
    }

    /// Adds a help text: what to write instead.
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }

    /// Puts the subject of the message before it.
    pub(crate) fn prefixed(mut self, before: impl fmt::Display) -> Diagnostic {
        self.message.insert_str(0, &before.to_string());
        self
    }

    /// The message without the help text.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The help text, if there is one.
    pub fn help_text(&self) -> Option<&str> {
        self.help.as_deref()
    }

    /// The tokens that cause it.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// `::core::compile_error! { "..." }`, spanned so that the compiler underlines the extent.
    fn to_compile_error(&self) -> TokenStream {
        let Extent { start, end, .. } = self.extent;
        let mut message = Literal::string(&self.to_string());
        message.set_span(end);
        let mut argument = Group::new(Delimiter::Brace, TokenTree::from(message).into());
        argument.set_span(end);
        quote_spanned!(start=> ::core::compile_error! #argument)
    }

    /// The mistake in the form of a compiler's error for the file at `path`.
    fn render(&self, path: &str, source: &str) -> String {
        let (start, end) = (self.extent().start.start(), self.extent().end.end());
        let line = source.lines().nth(start.line.saturating_sub(1)).unwrap_or_default();
        let (first, stop, message) = match self.within_token(line, start.column) {
            Some((at, message)) => (at, at + 1, message),
            None if end.line == start.line => (start.column, end.column, &self.message[..]),
            None => (start.column, line.chars().count(), &self.message[..]),
        };
        let number = start.line.to_string();
        let margin = " ".repeat(number.len());
        let mut text = format!("{path}:{number}:{}: error: {message}\n", first + 1);
        let (line, first, stop) = excerpt(line, first, stop);
        let carets = "^".repeat(stop.saturating_sub(first).max(1));
        let indent = " ".repeat(first);
        let _ = writeln!(text, "{margin} |\n{number} | {line}\n{margin} | {indent}{carets}");
        if let Some(help) = &self.help {
            let _ = writeln!(text, "{margin} = help: {help}");
        }
        text
    }

    /// The column of the wrong character of a string literal or a word in its line, and the message without that
    /// column. The token begins at `start`. `None` if the character is in no such token, or if its literal ends before
    /// that column.
    fn within_token(&self, line: &str, start: usize) -> Option<(usize, &str)> {
        let column = self.extent.column?;
        let message = self.message.strip_prefix(&before(column))?;
        let mut characters = line.chars().skip(start);
        let is_of_word = |character: &char| character.is_alphanumeric() || *character == '_';
        let word = characters.clone().take_while(is_of_word).count();
        let is_literal = matches!(characters.clone().nth(word), Some('"' | '#'));
        if word >= column && !is_literal {
            return Some((start + column - 1, message));
        }
        let opening = 1 + characters.by_ref().position(|character| character == '"')?;
        let passed = characters.take(column - 1).take_while(|&character| character != '"');
        (passed.count() == column - 1).then_some((start + opening + column - 1, message))
    }
}

/// The greatest number of characters of a line that are shown.
const WIDTH: usize = 400;

/// The part of a long line around a mistake from character `first` to `stop`, and their places in that part.
fn excerpt(line: &str, first: usize, stop: usize) -> (String, usize, usize) {
    const DOTS: &str = "... ";
    if line.chars().nth(WIDTH).is_none() {
        return (line.to_owned(), first, stop);
    }
    let start = first.saturating_sub(WIDTH / 4);
    let shown: String = line.chars().skip(start).take(WIDTH).collect();
    let stop = stop.min(start + WIDTH) - start + DOTS.len();
    (format!("{DOTS}{shown}"), first - start + DOTS.len(), stop)
}

/// The beginning of a message about a character of a string literal.
fn before(column: usize) -> String {
    format!("column {column}: ")
}

/// The column that a message begins with.
fn column(message: &str) -> Option<usize> {
    message.strip_prefix("column ")?.split_once(": ")?.0.parse().ok()
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.help.iter().try_for_each(|help| write!(f, "{HELP}{help}"))
    }
}

/// The separator of message and help where both are one text.
const HELP: &str = "\nhelp: ";

/// The error by which a parser of syn reports a mistake.
impl From<Diagnostic> for syn::Error {
    fn from(mistake: Diagnostic) -> syn::Error {
        let ends = [mistake.extent.start, mistake.extent.end];
        let ends = list(ends, |span| TokenTree::from(Ident::new("_", span)));
        let buffer = TokenBuffer::new2(ends.into_iter().collect());
        let mut end = buffer.begin();
        while let Some((_, rest)) = end.token_tree() {
            end = rest;
        }
        syn::Error::new_range(buffer.begin()..end, mistake)
    }
}

/// The mistakes that a parser of syn reports, syn's own or ours.
impl From<syn::Error> for Diagnostics {
    fn from(error: syn::Error) -> Diagnostics {
        error.into_iter().map(|error| Diagnostic::from(&error)).collect()
    }
}

/// The mistake of an error with a single one. syn exposes only the first span directly, and both in the tokens of
/// `compile_error!`.
impl From<&syn::Error> for Diagnostic {
    fn from(error: &syn::Error) -> Diagnostic {
        let text = error.to_string();
        let (message, help) = match text.split_once(HELP) {
            Some((message, help)) => (message, Some(help.to_owned())),
            None => (&text[..], None),
        };
        let extent = Extent { column: column(message), ..Extent::of(&error.to_compile_error()) };
        Diagnostic { extent, message: message.to_owned(), help }
    }
}

/// The greatest number of mistakes that are reported for a description. The last diagnostic counts the others.
pub const MISTAKES: usize = 100;

/// All mistakes found in a description. Beyond [`MISTAKES`] only their number is kept, and told by the last diagnostic:
/// printing each takes a compiler time, and most of them follow from one.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    /// The mistakes; if there are more, the last diagnostic counts them.
    list: Vec<Diagnostic>,
    /// The number of further mistakes.
    more: usize,
}

impl Diagnostics {
    /// An empty list.
    pub fn new() -> Diagnostics {
        Diagnostics::default()
    }

    /// Adds a mistake, or only counts it after [`MISTAKES`] others.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if self.list.len() < MISTAKES {
            self.list.push(diagnostic);
        } else {
            self.count(1, diagnostic.extent);
        }
    }

    /// Counts unreported mistakes, the first of which is at `extent`.
    fn count(&mut self, more: usize, extent: Extent) {
        let extent = self.take_count().map_or(extent, |count| count.extent);
        self.more += more;
        let count = format!("and {}", counted(self.more, "more mistake"));
        let count = Diagnostic::new(extent, count);
        self.list.push(count.help("correct those above, and the next ones are told"));
    }

    /// Removes the diagnostic that counts further mistakes, if there is one.
    fn take_count(&mut self) -> Option<Diagnostic> {
        if self.more == 0 { None } else { self.list.pop() }
    }

    /// Adds the mistakes of another list after these.
    pub fn append(&mut self, mut others: Diagnostics) {
        let count = others.take_count();
        self.extend(others.list);
        if let Some(count) = count {
            self.count(others.more, count.extent);
        }
    }

    /// The value, or `None` with its errors added.
    pub fn take<T>(&mut self, result: Result<T, impl Into<Diagnostics>>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.append(error.into());
                None
            }
        }
    }

    /// Removes diagnostics for which `is_kept` does not hold. The count of further ones stays.
    #[cfg(feature = "texts")]
    pub(crate) fn retain(&mut self, is_kept: impl Fn(&Diagnostic) -> bool) {
        self.list.retain(is_kept);
    }

    /// `value`, or the mistakes if there are any.
    pub(crate) fn or<T>(self, value: T) -> Result<T, Diagnostics> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }

    /// Sorts the mistakes by their place in the source.
    pub(crate) fn sort(&mut self) {
        let count = self.take_count();
        sort::by_key(&mut self.list, |diagnostic| {
            let start = diagnostic.extent.start.start();
            (start.line, start.column)
        });
        self.list.extend(count);
    }

    /// Removes repetitions with the same extent: a mistake of several materials is reported once.
    #[cfg(feature = "tablebase")]
    pub(crate) fn once(&mut self) {
        let mut said = std::collections::BTreeSet::new();
        self.list.retain(|diagnostic| {
            let start = diagnostic.extent.start.start();
            said.insert((start.line, start.column, diagnostic.message.clone()))
        });
    }

    /// Abridges the errors after the first `before`, which are alike: `shown` of them stay, and the last tells
    /// the number of the others. A table in the wrong radix is one mistake, however many numbers it has.
    pub(crate) fn abridge(&mut self, before: usize, shown: usize) {
        let more = (self.len() - before).saturating_sub(shown);
        if more > 0 && before + shown <= MISTAKES {
            self.list.truncate(before + shown);
            self.more = 0;
            if let Some(last) = self.list.last_mut() {
                let _ = write!(last.message, " (and {more} more like it)");
            }
        }
    }

    /// True if there are no mistakes.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The number of mistakes, further ones included.
    pub fn len(&self) -> usize {
        self.list.len() + self.more - usize::from(self.more > 0)
    }

    /// The reported mistakes in order, and then the diagnostic that counts the others.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// A `compile_error!` for each mistake, which a macro may return in the place of items.
    pub fn to_compile_errors(&self) -> TokenStream {
        let errors = list(self.iter(), Diagnostic::to_compile_error);
        TokenStream::from_iter(errors)
    }

    /// For a build script: `path:line:column: error: ...` for each, with the line of the source
    /// and carets below it.
    pub fn render(&self, path: &str, source: &str) -> String {
        list(self, |diagnostic| diagnostic.render(path, source)).concat()
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Diagnostics {
        Diagnostics { list: vec![diagnostic], more: 0 }
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl FromIterator<Diagnostic> for Diagnostics {
    fn from_iter<T: IntoIterator<Item = Diagnostic>>(diagnostics: T) -> Diagnostics {
        let mut all = Diagnostics::new();
        all.extend(diagnostics);
        all
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<T: IntoIterator<Item = Diagnostic>>(&mut self, diagnostics: T) {
        for diagnostic in diagnostics {
            self.push(diagnostic);
        }
    }
}
