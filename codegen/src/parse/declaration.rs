//! The type that carries a layout: `pub struct W`, and its attributes.
//!
//! Attributes, visibility and name are kept as tokens.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::layout_keys::Reader;
use super::type_name::{capital, derived_twice};
use super::{Ast, Declaration, Entry, LayoutKeys, Origin, Result, Tokens, expected, input};

const FORM: &str = "a layout is written `pub struct Name { board: 8 x 8, ... }`";
const DERIVE_FORM: &str =
    "write `#[layout(board = 8 x 8, number = rank * 8 + file)] pub struct Name;`";

/// Reads one layout of `layout!`. If it has no braces, missing keys are not reported as well.
pub(crate) fn declared(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<Ast> {
    let attributes = attributes(input, diagnostics);
    let visibility = visibility(input);
    let Some(name) = diagnostics.take(struct_name(input, FORM)) else {
        skip_item(input);
        return None;
    };
    let declaration = Declaration { origin: Origin::Macro, attributes, visibility, name };
    let keys = declared_keys(input, diagnostics).unwrap_or_else(|| {
        skip_item(input);
        LayoutKeys { board: Entry::Broken, ..LayoutKeys::default() }
    });
    Some(Ast { declaration, keys })
}

/// `{ key: value, ... }`.
fn declared_keys(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<LayoutKeys> {
    diagnostics.take(no_parameters(input))?;
    if !input.is_at_group(Delimiter::Brace) {
        diagnostics.push(expected(input, "`{ board: ... }`").help(FORM));
        return None;
    }
    let mut reader = Reader::new(":");
    let read = input::within(input, Delimiter::Brace, "`{`", |content| {
        reader.read(content, diagnostics);
        Ok(())
    });
    diagnostics.take(read)?;
    Some(reader.keys)
}

/// Reads the struct that derives a layout.
pub(crate) fn derived(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<Ast> {
    let (mut keys, is_described) = annotations(input, diagnostics);
    let visibility = visibility(input);
    let name = diagnostics.take(struct_name(input, DERIVE_FORM))?;
    if !is_described {
        let message = format!("`{name}` derives a layout but no `#[layout(...)]` describes it");
        diagnostics.push(Diagnostic::new(name.span(), message).help(DERIVE_FORM));
        keys.board = Entry::Broken;
    }
    let origin = match diagnostics.take(unit_struct(input)) {
        Some(()) => Origin::Derive,
        None => Origin::DeriveWithFields,
    };
    let declaration = Declaration { origin, attributes: TokenStream::new(), visibility, name };
    Some(Ast { declaration, keys })
}

/// `#[layout(key = value, ...)]`, several of them being one description, among other attributes;
/// and whether there is any.
fn annotations(input: &Tokens, diagnostics: &mut Diagnostics) -> (LayoutKeys, bool) {
    let mut reader = Reader::new("=");
    let mut is_described = false;
    each_attribute(input, diagnostics, &mut |content, diagnostics| {
        if content.eat("layout") {
            is_described = true;
            let read = arguments(content, &mut reader, diagnostics);
            if diagnostics.take(read).is_none() {
                reader.keys.board = Entry::Broken;
            }
        }
    });
    (reader.keys, is_described)
}

/// Reads the arguments of `#[layout(...)]`.
fn arguments(input: &Tokens, reader: &mut Reader, diagnostics: &mut Diagnostics) -> Result<()> {
    if !input.is_at_group(Delimiter::Parenthesis) {
        return Err(expected(input, "`(...)` after `layout`").help(DERIVE_FORM).into());
    }
    let behind = input.clone();
    behind.skip();
    if !behind.is_at_end() {
        return Err(expected(&behind, "`]` after `layout(...)`").into());
    }
    input::within(input, Delimiter::Parenthesis, "`(`", |content| {
        reader.read(content, diagnostics);
        Ok(())
    })
}

/// Reads attributes, as tokens.
pub(crate) fn attributes(input: &Tokens, diagnostics: &mut Diagnostics) -> TokenStream {
    each_attribute(input, diagnostics, &mut |_, _| {})
}

/// Reads attributes, as tokens, and the contents of each one's brackets.
fn each_attribute(
    input: &Tokens,
    diagnostics: &mut Diagnostics,
    read: &mut dyn FnMut(&Tokens, &mut Diagnostics),
) -> TokenStream {
    let mut attributes = TokenStream::new();
    while is_at_attribute(input) {
        attributes.extend(input.peek().cloned());
        input.skip();
        let sign = input.span();
        if input.eat("!") {
            let message = "an inner attribute describes what it stands in, which is no layout";
            let error = Diagnostic::new(sign, message);
            diagnostics.push(error.help("write `#[...]` or `///`"));
        }
        attributes.extend(input.peek().cloned());
        let brackets = input.span();
        let content = input::within(input, Delimiter::Bracket, "`[`", |content| {
            diagnostics.extend(refused(content, brackets).or_else(|| derived_twice(content)));
            read(content, diagnostics);
            Ok(())
        });
        diagnostics.take(content);
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
