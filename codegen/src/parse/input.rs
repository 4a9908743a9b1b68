//! Helpers of all parsers besides [`Tokens`]: limits, lists, and errors in this compiler's words.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

use super::tokens::Tokens;
use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::limits::{self, NESTING, TOKENS};

/// The value read, or the mistakes in it.
pub(crate) type Result<T> = std::result::Result<T, Diagnostics>;

/// The tokens, if they are within the limits of all descriptions.
pub(crate) fn within_limits(tokens: TokenStream) -> std::result::Result<Tokens, Diagnostic> {
    // Without recursion, as nobody knows yet how deep brackets are nested.
    let mut open = vec![tokens.clone().into_iter()];
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
    Ok(Tokens::new(tokens))
}

/// The error of a bracket that is nested too deeply.
pub(crate) fn too_deep(bracket: impl Into<Extent>) -> Diagnostic {
    let message = format!("brackets are nested more than {NESTING} deep");
    Diagnostic::new(bracket, message).help("take the inner ones apart")
}

/// The error that something else than what comes next was expected.
pub(crate) fn expected(input: &Tokens, what: &str) -> Diagnostic {
    Diagnostic::new(input.span(), format!("expected {what}, found {}", found(input)))
}

/// The next token, as an error names it.
pub(crate) fn found(input: &Tokens) -> String {
    input.peek().map_or_else(|| "the end".to_owned(), describe)
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
pub(crate) fn ident(input: &Tokens, what: &str) -> Result<Ident> {
    input.eat_ident().ok_or_else(|| expected(input, what).into())
}

/// The contents of delimiters, which are to be read.
pub(crate) fn group(input: &Tokens, delimiter: Delimiter, what: &str) -> Result<Tokens> {
    input.eat_group(delimiter).ok_or_else(|| expected(input, what).into())
}

/// Whether the value being read ends here: at a comma, the end, or the next key, where the comma was
/// forgotten.
pub(crate) fn is_value_over(input: &Tokens) -> bool {
    input.is_at_end() || input.is_at(",") || is_at_key(input)
}

/// Whether a name with a single `:` or `=` after it comes next, which no value contains.
pub(crate) fn is_at_key(input: &Tokens) -> bool {
    let is_colon = input.is_ahead(1, ":") && !input.is_ahead(1, "::");
    let is_equals = input.is_ahead(1, "=") && !input.is_ahead(1, "==");
    input.is_at_ident() && (is_colon || is_equals)
}

/// Whether a name with a single `:` or `=` after it comes anywhere in the rest, except within
/// brackets.
pub(crate) fn has_key(input: &Tokens, name: &str) -> bool {
    let ahead = input.clone();
    while !ahead.is_at_end() {
        if is_at_key(&ahead) && ahead.is_at(name) {
            return true;
        }
        ahead.skip();
    }
    false
}

/// Skips the rest of the value.
pub(crate) fn skip_value(input: &Tokens) {
    while !is_value_over(input) {
        input.skip();
    }
}

/// Reads the elements of a list; commas between them are optional.
pub(crate) fn each<T>(
    input: &Tokens,
    mut element: impl FnMut(&Tokens) -> Result<T>,
) -> Result<Vec<T>> {
    let mut elements = Vec::new();
    while !input.is_at_end() {
        if !input.eat(",") {
            elements.push(element(input)?);
        }
    }
    Ok(elements)
}
