//! Additions to syn's streams: tokens of any kind, lists, and errors with this compiler's wording.
//!
//! A macro that passes on `$x:expr` or `$v:vis` wraps it in a group without delimiters. In an expression such a
//! group acts like parentheses, for which there is [`invisible`]; elsewhere it has no meaning. syn's `parse` and
//! `peek` see through it, and so do the functions here.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use syn::buffer::Cursor;
use syn::ext::IdentExt as _;
use syn::parse::discouraged::AnyDelimiter as _;
use syn::parse::{Parse, ParseBuffer, ParseStream};
use syn::{Token, braced, bracketed, parenthesized, token};

pub(crate) use syn::Result;

use crate::diagnostic::{Diagnostic, Extent};
use crate::limits;

/// Reads tokens that are within the limits of all descriptions.
pub(crate) fn parse<T: Parse>(tokens: TokenStream) -> Result<T> {
    limits::check(tokens.clone())?;
    syn::parse2(tokens)
}

/// The next token.
pub(crate) fn peek(input: ParseStream<'_>) -> Option<TokenTree> {
    first(input.cursor()).token_tree().map(|(tree, _)| tree)
}

/// The place of the next token, within any groups without delimiters.
fn first(mut cursor: Cursor<'_>) -> Cursor<'_> {
    while let Some((inside, _, rest)) = cursor.group(Delimiter::None) {
        let inside = first(inside);
        if !inside.eof() {
            return inside;
        }
        cursor = rest;
    }
    cursor
}

/// Reads a token of any kind.
pub(crate) fn next(input: ParseStream<'_>) -> Option<TokenTree> {
    let tree = peek(input);
    let _ = input.step(|cursor| Ok(((), after(*cursor))));
    tree
}

fn after(cursor: Cursor<'_>) -> Cursor<'_> {
    let group = |delimiter| cursor.group(delimiter).map(|(_, _, rest)| rest);
    let ident = cursor.ident().map(|(_, rest)| rest);
    ident
        .or_else(|| cursor.punct().map(|(_, rest)| rest))
        .or_else(|| cursor.literal().map(|(_, rest)| rest))
        .or_else(|| group(Delimiter::Parenthesis))
        .or_else(|| group(Delimiter::Bracket))
        .or_else(|| group(Delimiter::Brace))
        .or_else(|| cursor.token_tree().map(|(_, rest)| rest))
        .unwrap_or(cursor)
}

/// The tokens read since `start`.
pub(crate) fn tokens_since(mut start: Cursor<'_>, input: ParseStream<'_>) -> TokenStream {
    let mut tokens = TokenStream::new();
    while start < input.cursor() {
        tokens.extend(first(start).token_tree().map(|(tree, _)| tree));
        start = after(start);
    }
    tokens
}

/// Returns whether no token is left.
pub(crate) fn is_at_end(input: ParseStream<'_>) -> bool {
    first(input.cursor()).eof()
}

/// The span of the next token, or of the closing delimiter.
pub(crate) fn span(input: ParseStream<'_>) -> Span {
    first(input.cursor()).span()
}

/// The extent from `start` to the token that was read last.
pub(crate) fn since(start: Span, input: ParseStream<'_>) -> Extent {
    Extent { start, end: input.cursor().prev_span(), column: None }
}

/// The error that something else was expected in place of the next token.
pub(crate) fn expected(input: ParseStream<'_>, what: &str) -> Diagnostic {
    Diagnostic::new(span(input), format!("expected {what}, found {}", found(input)))
}

/// The next token, with its name in errors.
pub(crate) fn found(input: ParseStream<'_>) -> String {
    peek(input).map_or_else(|| "the end".to_owned(), |tree| describe(&tree))
}

/// The name of a token in errors. Groups are not printed, since they may be long.
pub(crate) fn describe(tree: &TokenTree) -> String {
    match tree {
        TokenTree::Group(group) => match group.delimiter() {
            Delimiter::Parenthesis => "`( ... )`".to_owned(),
            Delimiter::Brace => "`{ ... }`".to_owned(),
            Delimiter::Bracket => "`[ ... ]`".to_owned(),
            Delimiter::None => "a group".to_owned(),
        },
        tree => format!("`{tree}`"),
    }
}

/// Reads an identifier, which may be a keyword.
pub(crate) fn ident(input: ParseStream<'_>, what: &str) -> Result<Ident> {
    Ident::parse_any(input).map_err(|_| expected(input, what).into())
}

/// Reads a token that `read` accepts.
pub(crate) fn token<T>(
    input: ParseStream<'_>,
    what: &str,
    read: impl FnOnce(&TokenTree) -> Option<T>,
) -> Result<T> {
    let value = peek(input).as_ref().and_then(read).ok_or_else(|| expected(input, what))?;
    next(input);
    Ok(value)
}

/// Reads a keyword or punctuation, if it comes next.
pub(crate) fn eat<T: token::Token + Parse>(input: ParseStream<'_>) -> bool {
    matches!(input.parse::<Option<T>>(), Ok(Some(_)))
}

/// Reads brackets, whose contents `read` reads to their end.
pub(crate) fn within<T>(
    input: ParseStream<'_>,
    delimiter: Delimiter,
    what: &str,
    read: impl FnOnce(ParseStream<'_>) -> Result<T>,
) -> Result<T> {
    let content = open(input, delimiter, what)?;
    let value = read(&content);
    close(&content, delimiter, value)
}

fn open<'a>(input: ParseStream<'a>, delimiter: Delimiter, what: &str) -> Result<ParseBuffer<'a>> {
    let content;
    match delimiter {
        Delimiter::Brace if input.peek(token::Brace) => {
            braced!(content in input);
        }
        Delimiter::Bracket if input.peek(token::Bracket) => {
            bracketed!(content in input);
        }
        Delimiter::Parenthesis if input.peek(token::Paren) => {
            parenthesized!(content in input);
        }
        _ => return Err(expected(input, what).into()),
    }
    Ok(content)
}

/// Refuses the rest of brackets. After a mistake in them the rest is skipped, since syn reports all unread tokens.
fn close<T>(content: ParseStream<'_>, delimiter: Delimiter, value: Result<T>) -> Result<T> {
    let end = match delimiter {
        Delimiter::Brace => "`}`",
        Delimiter::Bracket => "`]`",
        _ => "`)`",
    };
    let is_read = is_at_end(content) || value.is_err();
    let value = if is_read { value } else { Err(expected(content, end).into()) };
    skip_until(content, is_at_end);
    value
}

/// Reads a group without delimiters, if a nonempty one comes next.
pub(crate) fn invisible(input: ParseStream<'_>) -> Option<ParseBuffer<'_>> {
    let (inside, ..) = input.cursor().group(Delimiter::None)?;
    if first(inside).eof() {
        return None;
    }
    input.parse_any_delimiter().ok().map(|(_, _, content)| content)
}

/// Returns whether the value ends here: at a comma, the end, or the next key after a forgotten comma.
pub(crate) fn is_value_over(input: ParseStream<'_>) -> bool {
    is_at_end(input) || input.peek(Token![,]) || is_at_key(input)
}

/// Returns whether a name with a single `:` or `=` after it comes next, which no value contains.
pub(crate) fn is_at_key(input: ParseStream<'_>) -> bool {
    let is_colon = input.peek2(Token![:]) && !input.peek2(Token![::]);
    let is_equals = input.peek2(Token![=]) && !input.peek2(Token![==]);
    input.peek(Ident::peek_any) && (is_colon || is_equals)
}

/// Returns whether a name with a single `:` or `=` after it comes anywhere in the rest, except within
/// brackets.
pub(crate) fn has_key(input: ParseStream<'_>, name: &str) -> bool {
    let ahead = input.fork();
    skip_until(&ahead, |ahead| {
        let is_named = || ahead.cursor().ident().is_some_and(|(ident, _)| ident == name);
        is_at_end(ahead) || is_at_key(ahead) && is_named()
    });
    !is_at_end(&ahead)
}

/// Skips tokens until `is_there` holds, which it must do at the end.
pub(crate) fn skip_until(input: ParseStream<'_>, is_there: impl Fn(ParseStream<'_>) -> bool) {
    while !is_there(input) {
        next(input);
    }
}

/// Reads elements up to the end, with commas between them. `what` names them in the error for a missing one.
pub(crate) fn separated<T>(
    input: ParseStream<'_>,
    what: &str,
    element: fn(ParseStream<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    let mut elements = Vec::new();
    while !is_at_end(input) {
        elements.push(element(input)?);
        if !eat::<Token![,]>(input) && !is_at_end(input) {
            return Err(expected(input, what).into());
        }
    }
    Ok(elements)
}

/// Reads the elements of a list; commas between them are optional.
pub(crate) fn each<T>(
    input: ParseStream<'_>,
    mut element: impl FnMut(ParseStream<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    let mut elements = Vec::new();
    while !is_at_end(input) {
        if !eat::<Token![,]>(input) {
            elements.push(element(input)?);
        }
    }
    Ok(elements)
}
