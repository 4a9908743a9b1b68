//! Additions to syn's streams: errors in this compiler's words, and the next token as it is seen
//! through groups without delimiters.
//!
//! A macro that passes on `$x:expr` or `$v:vis` wraps it in such a group. In an expression the group
//! does what parentheses do; elsewhere it means nothing. syn's `parse` and `peek` look through these
//! groups too, except through an empty one, which [`is_at_end`] is needed for.

use proc_macro2::{Delimiter, Ident, Spacing, Span, TokenStream, TokenTree};
use syn::buffer::Cursor;
use syn::ext::IdentExt as _;
use syn::parse::{ParseBuffer, ParseStream, Parser as _};
use syn::{Token, braced, bracketed, parenthesized};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent, SourcePlace};
use crate::limits::{self, NESTING, TOKENS};

/// What was read, or the mistakes in it.
pub(crate) type Result<T> = std::result::Result<T, Diagnostics>;

/// Reads tokens within the limits of all descriptions, to their end.
pub(crate) fn read<T>(
    tokens: TokenStream,
    read: impl FnOnce(ParseStream<'_>) -> Result<T>,
) -> Result<T> {
    within_limits(tokens.clone())?;
    let all = |input: ParseStream<'_>| {
        let value = read(input);
        // Tokens left over by an error are not reported again.
        skip_all(input);
        Ok(value)
    };
    all.parse2(tokens)?
}

/// Checks, without recursion, how many tokens there are, and how deep brackets are nested.
fn within_limits(tokens: TokenStream) -> std::result::Result<(), Diagnostic> {
    let mut open = vec![tokens.into_iter()];
    let mut length = 0;
    while let Some(stream) = open.last_mut() {
        let Some(tree) = stream.next() else {
            open.pop();
            continue;
        };
        length += match &tree {
            TokenTree::Literal(literal) => literal.to_string().len(),
            _ => 1,
        };
        if length > TOKENS {
            return Err(limits::too_long(tree.span()));
        }
        if let TokenTree::Group(group) = &tree {
            if open.len() > NESTING {
                return Err(too_deep(group.span_open()));
            }
            open.push(group.stream().into_iter());
        }
    }
    Ok(())
}

/// The error of a bracket that is nested too deeply.
pub(crate) fn too_deep(bracket: impl Into<SourcePlace>) -> Diagnostic {
    let message = format!("brackets are nested more than {NESTING} deep");
    Diagnostic::new(bracket, message).help("take the inner ones apart")
}

/// The next token, past the beginnings of groups without delimiters.
pub(crate) fn peek(input: ParseStream<'_>) -> Option<TokenTree> {
    first(input.cursor())
}

fn first(cursor: Cursor<'_>) -> Option<TokenTree> {
    match cursor.group(Delimiter::None) {
        Some((inside, _, rest)) => first(inside).or_else(|| first(rest)),
        None => cursor.token_tree().map(|(tree, _)| tree),
    }
}

pub(crate) fn is_at_end(input: ParseStream<'_>) -> bool {
    input.is_empty() || peek(input).is_none()
}

/// The span of the next token, or of the closing delimiter.
pub(crate) fn span(input: ParseStream<'_>) -> Span {
    peek(input).map_or_else(|| input.cursor().span(), |tree| tree.span())
}

/// From `start` to the token read last.
pub(crate) fn since(start: Span, input: ParseStream<'_>) -> Extent {
    Extent { start, end: input.cursor().prev_span() }
}

/// The error that something else than what comes next was expected.
pub(crate) fn expected(input: ParseStream<'_>, what: &str) -> Diagnostic {
    Diagnostic::new(span(input), format!("expected {what}, found {}", found(input)))
}

/// The next token, as an error names it.
pub(crate) fn found(input: ParseStream<'_>) -> String {
    peek(input).map_or_else(|| "the end".to_owned(), |tree| describe(&tree))
}

/// A token as an error names it. Groups are not printed: they may be long.
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

/// Reads the keyword `name` of Rust or of ours, if it comes next.
pub(crate) fn eat_word(input: ParseStream<'_>, name: &str) -> bool {
    let is_next = matches!(peek(input), Some(TokenTree::Ident(ident)) if ident == name);
    if is_next {
        skip(input);
    }
    is_next
}

/// Reads a comma, if one comes next.
pub(crate) fn eat_comma(input: ParseStream<'_>) -> bool {
    input.parse::<Option<Token![,]>>().is_ok_and(|comma| comma.is_some())
}

/// Reads what stands between delimiters. If that fails, the rest is skipped.
pub(crate) fn within<T>(
    input: ParseStream<'_>,
    delimiter: Delimiter,
    what: &str,
    read: impl FnOnce(ParseStream<'_>) -> Result<T>,
) -> Result<T> {
    let Ok(content) = inside(input, delimiter) else {
        return Err(expected(input, what).into());
    };
    let value = read(&content);
    skip_all(&content);
    value
}

/// Steps over a pair of delimiters, which must come next, and into it.
fn inside(input: ParseStream<'_>, delimiter: Delimiter) -> syn::Result<ParseBuffer<'_>> {
    let content;
    match delimiter {
        Delimiter::Brace => {
            braced!(content in input);
        }
        Delimiter::Bracket => {
            bracketed!(content in input);
        }
        Delimiter::Parenthesis => {
            parenthesized!(content in input);
        }
        Delimiter::None => return Err(input.error("no delimiters")),
    }
    Ok(content)
}

/// Reads a group without delimiters, if one comes next.
pub(crate) fn invisible<T>(
    input: ParseStream<'_>,
    read: impl FnOnce(ParseStream<'_>) -> Result<T>,
) -> Option<Result<T>> {
    let (inside, _, _) = input.cursor().group(Delimiter::None)?;
    first(inside)?;
    let tokens = inside.token_stream();
    let _ = input.parse::<TokenTree>();
    Some(self::read(tokens, read))
}

/// Whether the value being read is over: at a comma, the end, or the next key, where the comma was
/// forgotten.
pub(crate) fn is_value_over(input: ParseStream<'_>) -> bool {
    is_at_end(input) || input.peek(Token![,]) || is_at_key(input)
}

/// Whether a name with a single `:` or `=` after it comes next, which no value contains.
pub(crate) fn is_at_key(input: ParseStream<'_>) -> bool {
    let is_colon = input.peek2(Token![:]) && !input.peek2(Token![::]);
    let is_equals = input.peek2(Token![=]) && !input.peek2(Token![==]);
    input.peek(Ident::peek_any) && (is_colon || is_equals)
}

/// Whether a name with a single `:` or `=` after it comes anywhere in the rest, except within
/// brackets.
pub(crate) fn has_key(input: ParseStream<'_>, name: &str) -> bool {
    let ahead = input.fork();
    while !is_at_end(&ahead) {
        if is_at_key(&ahead) && matches!(peek(&ahead), Some(TokenTree::Ident(key)) if key == name) {
            return true;
        }
        skip(&ahead);
    }
    false
}

pub(crate) fn skip(input: ParseStream<'_>) {
    let _ = input.step(|cursor| Ok(((), after(*cursor))));
}

/// Behind the next token, within groups without delimiters, too.
fn after(cursor: Cursor<'_>) -> Cursor<'_> {
    let ident = cursor.ident().map(|(_, rest)| rest);
    let literal = || cursor.literal().map(|(_, rest)| rest);
    let punct = || cursor.punct().map(|(_, rest)| rest);
    let other = || cursor.token_tree().map_or(cursor, |(_, rest)| rest);
    ident.or_else(literal).or_else(punct).unwrap_or_else(other)
}

/// Skips to where the value is over.
pub(crate) fn skip_value(input: ParseStream<'_>) {
    while !is_value_over(input) {
        skip(input);
    }
}

pub(crate) fn skip_all(input: ParseStream<'_>) {
    while !input.is_empty() {
        let _ = input.parse::<TokenTree>();
    }
}

/// Whether punctuation, such as `<->`, comes next.
pub(crate) fn peek_punctuation(input: ParseStream<'_>, sign: &str) -> bool {
    let mut cursor = input.cursor();
    let mut is_joint = true;
    sign.chars().all(|character| match cursor.punct() {
        Some((punct, rest)) if is_joint && punct.as_char() == character => {
            cursor = rest;
            is_joint = punct.spacing() == Spacing::Joint;
            true
        }
        _ => false,
    })
}

/// Reads punctuation, such as `<->`, if it comes next.
pub(crate) fn eat_punctuation(input: ParseStream<'_>, sign: &str) -> bool {
    let is_next = peek_punctuation(input, sign);
    if is_next {
        sign.chars().for_each(|_| skip(input));
    }
    is_next
}

/// Reads the elements of a list; commas between them are optional.
pub(crate) fn each<T>(
    input: ParseStream<'_>,
    mut element: impl FnMut(ParseStream<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    let mut elements = Vec::new();
    while !is_at_end(input) {
        if !eat_comma(input) {
            elements.push(element(input)?);
        }
    }
    Ok(elements)
}
