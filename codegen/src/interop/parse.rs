//! A type of an engine's own: an enum without data, or a struct of one field.

use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};
use quote::quote;
use syn::parse::ParseStream;
use syn::{Token, token};

use crate::diagnostic::Diagnostic;
use crate::parse::head::visibility;
use crate::parse::input::{self, Result, expected};
use crate::parse::values;

/// A type, and what it stands for.
pub(super) struct OwnType {
    pub(super) name: Ident,
    /// The path of the facade.
    pub(super) krate: TokenStream,
    pub(super) meanings: Vec<Meaning>,
    pub(super) shape: Shape,
}

/// What a type stands for.
pub(super) enum Meaning {
    /// The squares of this layout.
    Square(TokenStream),
    /// The sets of this layout.
    Bitboard(TokenStream),
    /// The colours; with the variant that moves first, if it is not called White.
    Color(Option<Ident>),
}

pub(super) enum Shape {
    /// At least one variant.
    Enum(Vec<Ident>),
    /// The first field's name or number. It stands where the field's type does.
    Struct(TokenTree),
}

const FORM: &str =
    "write `#[quadrille(square = Lerf)]`, `#[quadrille(bitboard = Lerf)]` or `#[quadrille(color)]`";
const KEYS: &str = "`square`, `bitboard`, `color` or `crate`";

/// Reads the type that derives conversions.
pub(super) fn own_type(item: TokenStream) -> Result<OwnType> {
    input::read(item, |input| {
        let (mut meanings, mut krate) = (Vec::new(), quote!(::quadrille));
        attributes(input, &mut |content| entry(content, &mut meanings, &mut krate))?;
        visibility(input);
        let is_enum = input::eat_word(input, "enum");
        if !is_enum && !input::eat_word(input, "struct") {
            return Err(expected(input, "`enum` or `struct`").into());
        }
        let name = input::ident(input, "the name of the type")?;
        if meanings.is_empty() {
            let message = format!("`{name}` derives conversions, but nothing says what it is");
            return Err(Diagnostic::new(name.span(), message).help(FORM).into());
        }
        let shape = if is_enum { variants(input) } else { field(input) };
        Ok(OwnType { name, krate, meanings, shape: shape? })
    })
}

/// Reads attributes, and what stands in parentheses after `quadrille`, entry by entry.
fn attributes(
    input: ParseStream<'_>,
    entry: &mut dyn FnMut(ParseStream<'_>) -> Result<()>,
) -> Result<()> {
    while input.parse::<Option<Token![#]>>()?.is_some() {
        input::within(input, Delimiter::Bracket, "`[`", |content| {
            if !input::eat_word(content, "quadrille") {
                return Ok(());
            }
            let what = "`(...)` after `quadrille`";
            input::within(content, Delimiter::Parenthesis, what, |content| entries(content, entry))
        })?;
    }
    Ok(())
}

fn entries(
    input: ParseStream<'_>,
    entry: &mut dyn FnMut(ParseStream<'_>) -> Result<()>,
) -> Result<()> {
    while !input::is_at_end(input) {
        entry(input)?;
        if !input::is_at_end(input) && !input::eat_comma(input) {
            return Err(expected(input, "`,` or `)`").into());
        }
    }
    Ok(())
}

/// `square = Lerf`, `bitboard = Lerf`, `color`, `color = Sente` or `crate = ::board`.
fn entry(
    input: ParseStream<'_>,
    meanings: &mut Vec<Meaning>,
    krate: &mut TokenStream,
) -> Result<()> {
    let unknown = expected(input, KEYS).help(FORM);
    let key = input::ident(input, KEYS)?;
    let is_given = input::eat_punctuation(input, "=");
    let path = || match is_given {
        true => values::path(input),
        false => Err(expected(input, &format!("`=` and a path after `{key}`")).into()),
    };
    match key.to_string().as_str() {
        "square" => meanings.push(Meaning::Square(path()?)),
        "bitboard" => meanings.push(Meaning::Bitboard(path()?)),
        "color" => {
            let first = is_given.then(|| input::ident(input, "the variant that moves first"));
            meanings.push(Meaning::Color(first.transpose()?));
        }
        "crate" => *krate = path()?,
        _ => return Err(unknown.into()),
    }
    Ok(())
}

/// `{ A1, B1 = 1, ... }`
fn variants(input: ParseStream<'_>) -> Result<Shape> {
    let mut variants = Vec::new();
    input::within(input, Delimiter::Brace, "`{`", |content| {
        while variants.is_empty() || !input::is_at_end(content) {
            attributes(content, &mut |_| Ok(()))?;
            variants.push(input::ident(content, "a variant")?);
            while !input::is_at_end(content) && !input::eat_comma(content) {
                input::skip(content);
            }
        }
        Ok(Shape::Enum(variants))
    })
}

/// `(u64);` or `{ bits: u64 }`. Of further fields rustc says that they have no value.
fn field(input: ParseStream<'_>) -> Result<Shape> {
    let is_named = input.peek(token::Brace);
    let delimiter = if is_named { Delimiter::Brace } else { Delimiter::Parenthesis };
    input::within(input, delimiter, "`(` or `{` and a field", |content| {
        attributes(content, &mut |_| Ok(()))?;
        visibility(content);
        let mut field: TokenTree = match is_named {
            true => input::ident(content, "a field")?.into(),
            false => Literal::usize_unsuffixed(0).into(),
        };
        input::eat_punctuation(content, ":");
        field.set_span(input::span(content).resolved_at(Span::call_site()));
        Ok(Shape::Struct(field))
    })
}
