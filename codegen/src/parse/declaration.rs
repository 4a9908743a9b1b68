//! The type that carries a layout: `pub struct W`, and its attributes.
//!
//! Attributes, visibility and name are kept as tokens.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

use crate::diagnostic::Diagnostic;

use super::keys::{self, Keys as _, braced};
use super::type_name::{capital, derived_twice};
use super::{Ast, Entries, Entry, LayoutKeys, Origin, Result, Tokens, expected, input};

const FORM: &str = "a layout is written `pub struct Name { board: 8 x 8, ... }`";
const DERIVE_FORM: &str =
    "write `#[layout(board = 8 x 8, number = rank * 8 + file)] pub struct Name;`";

/// Reads one layout of `layout!`. If it has no braces, missing keys are not reported as well.
pub(crate) fn declared(input: &Tokens) -> Option<Ast> {
    let attributes = attributes(input);
    let visibility = visibility(input);
    let Some(name) = input.take(struct_name(input, FORM)) else {
        skip_item(input);
        return None;
    };
    let keys = declared_keys(input).unwrap_or_else(|| {
        skip_item(input);
        LayoutKeys { board: Entry::Broken, ..LayoutKeys::default() }
    });
    Some(Ast { origin: Origin::Macro, attributes, visibility, name, keys })
}

/// `{ key: value, ... }`.
fn declared_keys(input: &Tokens) -> Option<LayoutKeys> {
    const BRACES: &str = "`{ board: ... }`";
    input.take(no_parameters(input))?;
    if !input.is_at_group(Delimiter::Brace) {
        input.report(expected(input, BRACES).help(FORM));
        return None;
    }
    braced(BRACES, Some("board"))(input)
}

/// Reads the struct that derives a layout.
pub(crate) fn derived(input: &Tokens) -> Option<Ast> {
    let (mut keys, is_described) = annotations(input);
    let visibility = visibility(input);
    let name = input.take(struct_name(input, DERIVE_FORM))?;
    if !is_described {
        let message = format!("`{name}` derives a layout but no `#[layout(...)]` describes it");
        input.report(Diagnostic::new(name.span(), message).help(DERIVE_FORM));
        keys.board = Entry::Broken;
    }
    let origin = match input.take(unit_struct(input)) {
        Some(()) => Origin::Derive,
        None => Origin::DeriveWithFields,
    };
    Some(Ast { origin, attributes: TokenStream::new(), visibility, name, keys })
}

/// `#[layout(key = value, ...)]`, several of them being one description, among other attributes;
/// and whether there is any.
fn annotations(input: &Tokens) -> (LayoutKeys, bool) {
    let entries =
        Entries { separator: "=", needed: Some("board"), ..Entries::of(LayoutKeys::NAMES) };
    let (mut keys, mut seen, mut is_described) = (LayoutKeys::default(), Vec::new(), false);
    each_attribute(input, &mut |content| {
        if content.eat("layout") {
            is_described = true;
            match content.take(arguments(content)) {
                Some(arguments) => keys::read(&mut keys, entries, &arguments, &mut seen),
                None => keys.board = Entry::Broken,
            }
        }
    });
    (keys, is_described)
}

/// The arguments of `#[layout(...)]`.
fn arguments(input: &Tokens) -> Result<Tokens> {
    let Some(arguments) = input.eat_group(Delimiter::Parenthesis) else {
        return Err(expected(input, "`(...)` after `layout`").help(DERIVE_FORM).into());
    };
    if !input.is_at_end() {
        return Err(expected(input, "`]` after `layout(...)`").into());
    }
    Ok(arguments)
}

/// Reads attributes, as tokens.
pub(crate) fn attributes(input: &Tokens) -> TokenStream {
    each_attribute(input, &mut |_| {})
}

/// Reads attributes, as tokens, and the contents of each one's brackets.
fn each_attribute(input: &Tokens, read: &mut dyn FnMut(&Tokens)) -> TokenStream {
    let mut attributes = TokenStream::new();
    while is_at_attribute(input) {
        attributes.extend(input.peek().cloned());
        input.skip();
        let sign = input.span();
        if input.eat("!") {
            let message = "an inner attribute describes what it stands in, which is no layout";
            let error = Diagnostic::new(sign, message);
            input.report(error.help("write `#[...]` or `///`"));
        }
        attributes.extend(input.peek().cloned());
        let brackets = input.span();
        let Some(content) = input.eat_group(Delimiter::Bracket) else { break };
        if let Some(mistake) = refused(&content, brackets).or_else(|| derived_twice(&content)) {
            input.report(mistake);
        }
        read(&content);
    }
    attributes
}

fn is_at_attribute(input: &Tokens) -> bool {
    let is_inner = input.is_ahead(1, "!") && input.is_group_ahead(2, Delimiter::Bracket);
    input.is_at("#") && (input.is_group_ahead(1, Delimiter::Bracket) || is_inner)
}

/// The type is not all that is emitted, and an attribute on it alone would leave the rest behind.
fn refused(content: &Tokens, brackets: Span) -> Option<Diagnostic> {
    let message = "`#[cfg]` on a layout would leave out the type and keep what is emitted for it";
    let is_cfg = matches!(content.peek(), Some(TokenTree::Ident(ident)) if ident == "cfg");
    is_cfg.then(|| {
        Diagnostic::new(brackets, message)
            .help("put `#[cfg(...)]` before `layout!`, or on a module around it")
    })
}

/// `pub`, `pub(crate)` or nothing.
pub(crate) fn visibility(input: &Tokens) -> TokenStream {
    let mut visibility = TokenStream::new();
    if input.is_at("pub") {
        visibility.extend(input.peek().cloned());
        input.skip();
        if input.is_at_group(Delimiter::Parenthesis) {
            visibility.extend(input.peek().cloned());
            input.skip();
        }
    }
    visibility
}

fn struct_name(input: &Tokens, form: &str) -> Result<Ident> {
    if !input.eat("struct") {
        return Err(expected(input, "`struct`").help(form).into());
    }
    let missing = expected(input, "the name of the layout's type").help(form);
    capital(input.eat_ident().ok_or(missing)?)
}

fn no_parameters(input: &Tokens) -> Result<()> {
    if !input.is_at("<") {
        return Ok(());
    }
    let message = "a layout's type has no parameters: it stands for one numbering";
    Err(Diagnostic::new(input.span(), message).help("leave out `<...>`").into())
}

fn unit_struct(input: &Tokens) -> Result<()> {
    no_parameters(input)?;
    if input.eat(";") {
        return Ok(());
    }
    let found = input::found(input);
    let message = format!("a layout's type has no fields: expected `;`, found {found}");
    Err(Diagnostic::new(input.span(), message).help(DERIVE_FORM).into())
}

/// After an error: skips to where the next layout may begin.
fn skip_item(input: &Tokens) {
    while !input.is_at_end() {
        let is_body = input.is_at_group(Delimiter::Brace);
        input.skip();
        if is_body || input.is_at("#") || input.is_at("pub") || input.is_at("struct") {
            break;
        }
    }
}
