//! The type that carries a layout: `pub struct W`, and what stands before it.
//!
//! Attributes, visibility and name are kept as tokens. syn could parse them, but only with the feature
//! that reads types and derives, which costs more to compile than everything else that is used of syn.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use syn::ext::IdentExt as _;
use syn::parse::ParseStream;
use syn::{Token, token};

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::ast::{Ast, Body, Entry, Head, Origin};
use super::body::Reader;
use super::input::{self, Result, expected};
use super::type_name::{capital, derived_twice};

const FORM: &str = "a layout is written `pub struct Name { board: 8 x 8, ... }`";
const DERIVE_FORM: &str =
    "write `#[layout(board = 8 x 8, number = rank * 8 + file)] pub struct Name;`";

/// Reads one layout of `layout!`. If it has no body, its missing keys are not reported as well.
pub(crate) fn declared(input: ParseStream<'_>, diagnostics: &mut Diagnostics) -> Option<Ast> {
    let attributes = attributes(input, diagnostics);
    let visibility = visibility(input);
    let Some(name) = diagnostics.take(struct_name(input, FORM)) else {
        skip_item(input);
        return None;
    };
    let head = Head { origin: Origin::Macro, attributes, visibility, name };
    let body = declared_body(input, diagnostics).unwrap_or_else(|| {
        skip_item(input);
        Body { board: Entry::Broken, ..Body::default() }
    });
    Some(Ast { head, body })
}

/// `{ key: value, ... }`.
fn declared_body(input: ParseStream<'_>, diagnostics: &mut Diagnostics) -> Option<Body> {
    diagnostics.take(no_parameters(input))?;
    if !input.peek(token::Brace) {
        diagnostics.push(expected(input, "`{ board: ... }`").help(FORM));
        return None;
    }
    let mut reader = Reader::new(":");
    let read = input::within(input, Delimiter::Brace, "`{`", |content| {
        reader.read(content, diagnostics);
        Ok(())
    });
    diagnostics.take(read)?;
    Some(reader.body)
}

/// Reads the struct that derives a layout.
pub(crate) fn derived(input: ParseStream<'_>, diagnostics: &mut Diagnostics) -> Option<Ast> {
    let (mut body, is_described) = annotations(input, diagnostics);
    let visibility = visibility(input);
    let name = diagnostics.take(struct_name(input, DERIVE_FORM))?;
    if !is_described {
        let message = format!("`{name}` derives a layout but no `#[layout(...)]` describes it");
        diagnostics.push(Diagnostic::new(name.span(), message).help(DERIVE_FORM));
        body.board = Entry::Broken;
    }
    let origin = match diagnostics.take(unit_struct(input)) {
        Some(()) => Origin::Derive,
        None => Origin::DeriveWithFields,
    };
    let head = Head { origin, attributes: TokenStream::new(), visibility, name };
    Some(Ast { head, body })
}

/// `#[layout(key = value, ...)]`, several of them being one description, among other attributes;
/// and whether there is any.
fn annotations(input: ParseStream<'_>, diagnostics: &mut Diagnostics) -> (Body, bool) {
    let mut reader = Reader::new("=");
    let mut is_described = false;
    each_attribute(input, diagnostics, &mut |content, diagnostics| {
        if input::eat_word(content, "layout") {
            is_described = true;
            let read = arguments(content, &mut reader, diagnostics);
            if diagnostics.take(read).is_none() {
                reader.body.board = Entry::Broken;
            }
        }
    });
    (reader.body, is_described)
}

/// What stands after `#[layout`, up to the bracket.
fn arguments(
    input: ParseStream<'_>,
    reader: &mut Reader,
    diagnostics: &mut Diagnostics,
) -> Result<()> {
    if !input.peek(token::Paren) {
        return Err(expected(input, "`(...)` after `layout`").help(DERIVE_FORM).into());
    }
    let behind = input.fork();
    input::skip(&behind);
    if !input::is_at_end(&behind) {
        return Err(expected(&behind, "`]` after `layout(...)`").into());
    }
    input::within(input, Delimiter::Parenthesis, "`(`", |content| {
        reader.read(content, diagnostics);
        Ok(())
    })
}

/// Reads attributes, as tokens.
pub(crate) fn attributes(input: ParseStream<'_>, diagnostics: &mut Diagnostics) -> TokenStream {
    each_attribute(input, diagnostics, &mut |_, _| {})
}

/// Reads attributes, as tokens, and what stands between the brackets of each.
fn each_attribute(
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
    read: &mut dyn FnMut(ParseStream<'_>, &mut Diagnostics),
) -> TokenStream {
    let mut attributes = TokenStream::new();
    while is_at_attribute(input) {
        attributes.extend(input::peek(input));
        input::skip(input);
        if let Some(inner) = input.parse::<Option<Token![!]>>().unwrap_or_default() {
            let message = "an inner attribute describes what it stands in, which is no layout";
            let error = Diagnostic::new(inner.spans[0], message);
            diagnostics.push(error.help("write `#[...]` or `///`"));
        }
        attributes.extend(input::peek(input));
        let brackets = input::span(input);
        let content = input::within(input, Delimiter::Bracket, "`[`", |content| {
            diagnostics.extend(refused(content, brackets).or_else(|| derived_twice(content)));
            read(content, diagnostics);
            Ok(())
        });
        diagnostics.take(content);
    }
    attributes
}

fn is_at_attribute(input: ParseStream<'_>) -> bool {
    let is_inner = input.peek2(Token![!]) && input.peek3(token::Bracket);
    input.peek(Token![#]) && (input.peek2(token::Bracket) || is_inner)
}

/// The type is not all that is emitted, and an attribute on it alone would leave the rest behind.
fn refused(content: ParseStream<'_>, brackets: Span) -> Option<Diagnostic> {
    let message = "`#[cfg]` on a layout would leave out the type and keep what is emitted for it";
    let is_cfg = matches!(input::peek(content), Some(TokenTree::Ident(ident)) if ident == "cfg");
    is_cfg.then(|| {
        Diagnostic::new(brackets, message)
            .help("put `#[cfg(...)]` before `layout!`, or on a module around it")
    })
}

/// `pub`, `pub(crate)` or nothing.
pub(crate) fn visibility(input: ParseStream<'_>) -> TokenStream {
    let mut visibility = TokenStream::new();
    if input.peek(Token![pub]) {
        visibility.extend(input::peek(input));
        input::skip(input);
        if input.peek(token::Paren) {
            visibility.extend(input::peek(input));
            input::skip(input);
        }
    }
    visibility
}

fn struct_name(input: ParseStream<'_>, form: &str) -> Result<Ident> {
    if input.parse::<Option<Token![struct]>>()?.is_none() {
        return Err(expected(input, "`struct`").help(form).into());
    }
    let missing = expected(input, "the name of the layout's type").help(form);
    capital(Ident::parse_any(input).map_err(|_| missing)?)
}

fn no_parameters(input: ParseStream<'_>) -> Result<()> {
    if !input.peek(Token![<]) {
        return Ok(());
    }
    let message = "a layout's type has no parameters: it stands for one numbering";
    Err(Diagnostic::new(input::span(input), message).help("leave out `<...>`").into())
}

fn unit_struct(input: ParseStream<'_>) -> Result<()> {
    no_parameters(input)?;
    if input.parse::<Option<Token![;]>>()?.is_some() {
        return Ok(());
    }
    let found = input::found(input);
    let message = format!("a layout's type has no fields: expected `;`, found {found}");
    Err(Diagnostic::new(input::span(input), message).help(DERIVE_FORM).into())
}

/// After an error: skips to where the next layout may begin.
fn skip_item(input: ParseStream<'_>) {
    while !input::is_at_end(input) {
        let is_body = input.peek(token::Brace);
        input::skip(input);
        if is_body || input.peek(Token![#]) || input.peek(Token![pub]) || input.peek(Token![struct])
        {
            break;
        }
    }
}
