//! The type that carries a layout: `pub struct W`, and its attributes.
//!
//! Attributes, visibility and name are kept as tokens. syn's own types for them need its features for all of Rust's
//! items and types, which take several times as long to compile.

use proc_macro2::{Delimiter, Ident, Span, TokenStream};
use syn::ext::IdentExt as _;
use syn::parse::ParseStream;
use syn::{Token, token};

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::input::{self, Result, eat, expected};
use super::keys::{self, Keys as _, braced};
use super::type_name::{capital, derived_twice};
use super::{Ast, Entries, Entry, LayoutKeys, Origin};

mod kw {
    syn::custom_keyword!(cfg);
    syn::custom_keyword!(layout);
}

const FORM: &str = "a layout is written `pub struct Name { board: 8 x 8, ... }`";
const DERIVE_FORM: &str =
    "write `#[layout(board = 8 x 8, number = rank * 8 + file)] pub struct Name;`";

/// Reads a layout of `layout!`. If it has no braces, missing keys are not reported as well.
pub(crate) fn declared(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<Ast> {
    let attributes = attributes(input, mistakes);
    let visibility = visibility(input);
    let Some(name) = mistakes.take(struct_name(input, FORM)) else {
        skip_item(input);
        return None;
    };
    let keys = declared_keys(input, mistakes).unwrap_or_else(|| {
        skip_item(input);
        LayoutKeys { board: Entry::Broken, ..LayoutKeys::default() }
    });
    Some(Ast { origin: Origin::Macro, attributes, visibility, name, keys })
}

/// `{ key: value, ... }`.
fn declared_keys(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<LayoutKeys> {
    const BRACES: &str = "`{ board: ... }`";
    mistakes.take(no_parameters(input))?;
    if !input.peek(token::Brace) {
        mistakes.push(expected(input, BRACES).help(FORM));
        return None;
    }
    braced(BRACES, Some("board"))(input, mistakes)
}

/// Reads the struct that derives a layout.
pub(crate) fn derived(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<Ast> {
    let (mut keys, is_described) = annotations(input, mistakes);
    let visibility = visibility(input);
    let name = mistakes.take(struct_name(input, DERIVE_FORM))?;
    if !is_described {
        let message = format!("`{name}` derives a layout but no `#[layout(...)]` describes it");
        mistakes.push(Diagnostic::new(name.span(), message).help(DERIVE_FORM));
        keys.board = Entry::Broken;
    }
    let origin = match mistakes.take(unit_struct(input)) {
        Some(()) => Origin::Derive,
        None => Origin::DeriveWithFields,
    };
    Some(Ast { origin, attributes: TokenStream::new(), visibility, name, keys })
}

/// The keys of all `#[layout(key = value, ...)]`, which are one description, among other attributes; and whether
/// there is such an attribute.
fn annotations(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> (LayoutKeys, bool) {
    let entries =
        Entries { separator: "=", needed: Some("board"), ..Entries::of(LayoutKeys::NAMES) };
    let (mut keys, mut seen, mut is_described) = (LayoutKeys::default(), Vec::new(), false);
    each_attribute(input, mistakes, &mut |content, mistakes| {
        if eat::<kw::layout>(content) {
            is_described = true;
            let read = arguments(content, |arguments| {
                keys::read(&mut keys, entries, arguments, mistakes, &mut seen);
            });
            if mistakes.take(read).is_none() {
                keys.board = Entry::Broken;
            }
        }
    });
    (keys, is_described)
}

/// The arguments of `#[layout(...)]`.
fn arguments(input: ParseStream<'_>, read: impl FnOnce(ParseStream<'_>)) -> Result<()> {
    if !input.peek(token::Paren) {
        return Err(expected(input, "`(...)` after `layout`").help(DERIVE_FORM).into());
    }
    input::within(input, Delimiter::Parenthesis, "`(`", |content| {
        read(content);
        Ok(())
    })?;
    match input::is_at_end(input) {
        true => Ok(()),
        false => Err(expected(input, "`]` after `layout(...)`").into()),
    }
}

/// Reads attributes, as tokens.
pub(crate) fn attributes(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> TokenStream {
    each_attribute(input, mistakes, &mut |_, _| {})
}

/// Reads attributes, as tokens, and the contents of each one's brackets.
fn each_attribute(
    input: ParseStream<'_>,
    mistakes: &mut Diagnostics,
    read: &mut dyn FnMut(ParseStream<'_>, &mut Diagnostics),
) -> TokenStream {
    let start = input.cursor();
    while is_at_attribute(input) {
        eat::<Token![#]>(input);
        let sign = input::span(input);
        if eat::<Token![!]>(input) {
            let message = "an inner attribute describes what it stands in, which is no layout";
            mistakes.push(Diagnostic::new(sign, message).help("write `#[...]` or `///`"));
        }
        let brackets = input::span(input);
        let _ = input::within(input, Delimiter::Bracket, "`[`", |content| {
            mistakes.extend(refused(content, brackets).or_else(|| derived_twice(content)));
            read(content, mistakes);
            input::skip_until(content, input::is_at_end);
            Ok(())
        });
    }
    input::tokens_since(start, input)
}

fn is_at_attribute(input: ParseStream<'_>) -> bool {
    let is_inner = input.peek2(Token![!]) && input.peek3(token::Bracket);
    input.peek(Token![#]) && (input.peek2(token::Bracket) || is_inner)
}

/// Refuses `#[cfg]`: more than the type is emitted, and the rest would be left behind.
fn refused(content: ParseStream<'_>, brackets: Span) -> Option<Diagnostic> {
    let message = "`#[cfg]` on a layout would leave out the type and keep what is emitted for it";
    content.peek(kw::cfg).then(|| {
        Diagnostic::new(brackets, message)
            .help("put `#[cfg(...)]` before `layout!`, or on a module around it")
    })
}

/// `pub`, `pub(crate)` or nothing.
pub(crate) fn visibility(input: ParseStream<'_>) -> TokenStream {
    let start = input.cursor();
    if eat::<Token![pub]>(input) && input.peek(token::Paren) {
        input::next(input);
    }
    input::tokens_since(start, input)
}

fn struct_name(input: ParseStream<'_>, form: &str) -> Result<Ident> {
    if !eat::<Token![struct]>(input) {
        return Err(expected(input, "`struct`").help(form).into());
    }
    let missing = expected(input, "the name of the layout's type").help(form);
    capital(input.call(Ident::parse_any).map_err(|_| missing)?)
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
    if eat::<Token![;]>(input) {
        return Ok(());
    }
    let found = input::found(input);
    let message = format!("a layout's type has no fields: expected `;`, found {found}");
    Err(Diagnostic::new(input::span(input), message).help(DERIVE_FORM).into())
}

/// Skips, after an error, to where the next layout may begin.
fn skip_item(input: ParseStream<'_>) {
    while !input::is_at_end(input) {
        let is_body = input.peek(token::Brace);
        input::next(input);
        if is_body || input.peek(Token![#]) || input.peek(Token![pub]) || input.peek(Token![struct])
        {
            break;
        }
    }
}
