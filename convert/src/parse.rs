//! A type of an engine's own: an enum without data, or a struct of one field.

use proc_macro::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};

use crate::mistake::{Mistake, Result};
use crate::template::fill;
use crate::tokens::Tokens;

/// A user's type, and our types that it converts to and from.
pub(crate) struct OwnType {
    pub(crate) name: Ident,
    /// The path of the facade.
    pub(crate) facade: TokenStream,
    pub(crate) meanings: Vec<Meaning>,
    pub(crate) shape: Shape,
}

/// One of our types that a type converts to and from.
pub(crate) enum Meaning {
    /// The squares of this layout.
    Square(TokenStream),
    /// The sets of this layout.
    Bitboard(TokenStream),
    /// The enum of colours, with the variant for the side that moves first if it is not called White.
    Color(Option<Ident>),
}

pub(crate) enum Shape {
    /// At least one variant.
    Enum(Vec<Ident>),
    /// The first field's name or number, spanned at its type: errors stand there.
    Struct(TokenTree),
}

const FORM: &str =
    "write `#[quadrille(square = Lerf)]`, `#[quadrille(bitboard = Lerf)]` or `#[quadrille(color)]`";
const KEYS: &str = "`square`, `bitboard`, `color` or `crate`";

/// Reads the type that derives conversions.
pub(crate) fn own_type(item: TokenStream) -> Result<OwnType> {
    let mut input = Tokens::new(item);
    let mut meanings = Vec::new();
    let mut facade = fill(Span::call_site(), "::quadrille", &[]);
    attributes(&mut input, &mut |content| entry(content, &mut meanings, &mut facade))?;
    visibility(&mut input);
    let is_enum = input.eat_word("enum");
    if !is_enum && !input.eat_word("struct") {
        return Err(input.expected("`enum` or `struct`"));
    }
    let name = input.ident("the name of the type")?;
    if meanings.is_empty() {
        let message = format!("`{name}` derives conversions, but nothing says what it is");
        return Err(Mistake::new(name.span(), message).help(FORM));
    }
    let shape = if is_enum { variants(&mut input) } else { field(&mut input) };
    Ok(OwnType { name, facade, meanings, shape: shape? })
}

/// Reads attributes, and what stands in parentheses after `quadrille`, entry by entry.
fn attributes(input: &mut Tokens, entry: &mut dyn FnMut(&mut Tokens) -> Result<()>) -> Result<()> {
    while input.eat('#') {
        let mut attribute = input.within(Delimiter::Bracket, "`[`")?;
        if attribute.eat_word("quadrille") {
            let what = "`(...)` after `quadrille`";
            entries(&mut attribute.within(Delimiter::Parenthesis, what)?, entry)?;
        }
    }
    Ok(())
}

fn entries(input: &mut Tokens, entry: &mut dyn FnMut(&mut Tokens) -> Result<()>) -> Result<()> {
    while !input.is_at_end() {
        entry(input)?;
        if !input.is_at_end() && !input.eat(',') {
            return Err(input.expected("`,` or `)`"));
        }
    }
    Ok(())
}

/// `square = Lerf`, `bitboard = Lerf`, `color`, `color = Sente` or `crate = ::board`.
fn entry(input: &mut Tokens, meanings: &mut Vec<Meaning>, facade: &mut TokenStream) -> Result<()> {
    let unknown = input.expected(KEYS).help(FORM);
    let key = input.ident(KEYS)?.to_string();
    let is_given = input.eat('=');
    let path = |input: &mut Tokens| match is_given {
        true => path(input),
        false => Err(input.expected(&format!("`=` and a path after `{key}`"))),
    };
    match key.as_str() {
        "square" => meanings.push(Meaning::Square(path(input)?)),
        "bitboard" => meanings.push(Meaning::Bitboard(path(input)?)),
        "color" => {
            let first = is_given.then(|| input.ident("the variant that moves first"));
            meanings.push(Meaning::Color(first.transpose()?));
        }
        "crate" => *facade = path(input)?,
        _ => return Err(unknown),
    }
    Ok(())
}

/// `::my_engine::board`, up to a comma, the end, or a token that cannot belong to it.
fn path(input: &mut Tokens) -> Result<TokenStream> {
    let mut path = TokenStream::new();
    let mut is_separated = separator(input, &mut path);
    while path.is_empty() || is_separated {
        let name = input.ident("a path, such as `::quadrille`")?;
        path.extend([TokenTree::Ident(name)]);
        is_separated = separator(input, &mut path);
    }
    Ok(path)
}

/// Reads `::` into a path, if it comes next.
fn separator(input: &mut Tokens, path: &mut TokenStream) -> bool {
    let colons = [input.next_sign(':'), input.next_sign(':')];
    let is_there = colons[0].is_some();
    path.extend(colons.into_iter().flatten());
    is_there
}

/// `{ A1, B1 = 1, ... }`
fn variants(input: &mut Tokens) -> Result<Shape> {
    let mut content = input.within(Delimiter::Brace, "`{`")?;
    let mut variants = Vec::new();
    while variants.is_empty() || !content.is_at_end() {
        attributes(&mut content, &mut |_| Ok(()))?;
        variants.push(content.ident("a variant")?);
        while !content.is_at_end() && !content.eat(',') {
            content.skip();
        }
    }
    Ok(Shape::Enum(variants))
}

/// `(u64);` or `{ bits: u64 }`. Of further fields rustc says that they have no value.
fn field(input: &mut Tokens) -> Result<Shape> {
    if let Ok(mut content) = input.within(Delimiter::Brace, "") {
        field_start(&mut content)?;
        let name = content.ident("a field")?.into();
        content.eat(':');
        return Ok(at_type(name, &mut content));
    }
    let mut content = input.within(Delimiter::Parenthesis, "`(` or `{` and a field")?;
    field_start(&mut content)?;
    let number = Literal::usize_unsuffixed(0).into();
    Ok(at_type(number, &mut content))
}

/// Reads what stands before a field's name or type.
fn field_start(content: &mut Tokens) -> Result<()> {
    attributes(content, &mut |_| Ok(()))?;
    visibility(content);
    Ok(())
}

/// A field, placed where its type comes next.
fn at_type(mut field: TokenTree, content: &mut Tokens) -> Shape {
    field.set_span(content.span().resolved_at(Span::call_site()));
    Shape::Struct(field)
}

fn visibility(input: &mut Tokens) {
    if input.eat_word("pub") {
        input.group(Delimiter::Parenthesis);
    }
}
