//! The type that carries a layout: `pub struct W`, and what stands before it.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::item::Origin;

use super::ast::{Ast, Body, Entry, Head};
use super::body;
use super::cursor::{Cursor, Tokens, describe, is_punct};
use super::word::is_keyword;

const FORM: &str = "a layout is written `pub struct Name { board: 8 x 8, ... }`";
const DERIVE_FORM: &str =
    "write `#[layout(board = 8 x 8, number = rank * 8 + file)] pub struct Name;`";

/// Reads one layout of `layout!`. Where it has no body, what is missing is not asked for again.
pub(crate) fn declared(cursor: &mut Cursor<'_>, diagnostics: &mut Diagnostics) -> Option<Ast> {
    let attributes = attributes(cursor, diagnostics);
    let attributes = attributes.iter().flat_map(|attribute| attribute.tokens.clone()).collect();
    let visibility = visibility(cursor);
    let Some(name) = diagnostics.take(struct_name(cursor)) else {
        skip_item(cursor);
        return None;
    };
    let head = Head { origin: Origin::Macro, attributes, visibility, name };
    let body = if let Some(group) = diagnostics.take(braces(cursor)) {
        body::braced(group, diagnostics)
    } else {
        skip_item(cursor);
        Body { board: Entry::Broken, ..Body::default() }
    };
    Some(Ast { head, body })
}

/// Reads the struct that derives a layout.
pub(crate) fn derived(cursor: &mut Cursor<'_>, diagnostics: &mut Diagnostics) -> Option<Ast> {
    let attributes = attributes(cursor, diagnostics);
    let visibility = visibility(cursor);
    let name = diagnostics.take(struct_name(cursor).map_err(|error| error.help(DERIVE_FORM)))?;
    let attributes: Vec<_> = attributes.iter().filter(|attribute| attribute.is("layout")).collect();
    let mut body = if attributes.is_empty() {
        let message = format!("`{name}` derives a layout but no `#[layout(...)]` describes it");
        diagnostics.push(Diagnostic::new(name.span(), message).help(DERIVE_FORM));
        Body { board: Entry::Broken, ..Body::default() }
    } else {
        body::annotated(&attributes, diagnostics)
    };
    if let Err(error) = unit_struct(cursor) {
        diagnostics.push(error);
        body.board = Entry::Broken;
    }
    let head = Head { origin: Origin::Derive, attributes: TokenStream::new(), visibility, name };
    Some(Ast { head, body })
}

/// `#[path ...]`.
pub(crate) struct Attribute {
    pub(crate) tokens: TokenStream,
    group: Group,
}

impl Attribute {
    /// Whether this is an attribute of that name.
    fn is(&self, name: &str) -> bool {
        matches!(Tokens::within(&self.group).cursor().peek(),
            Some(TokenTree::Ident(ident)) if *ident == name)
    }

    /// What stands between the parentheses of `#[layout(...)]`.
    pub(crate) fn arguments(&self) -> Result<Group, Diagnostic> {
        let tokens = Tokens::within(&self.group);
        let mut cursor = tokens.cursor();
        cursor.next();
        let arguments = cursor
            .group(Delimiter::Parenthesis, "`(...)` after `layout`")
            .map_err(|error| error.help(DERIVE_FORM))?;
        if !cursor.is_at_end() {
            return Err(cursor.expected("`]` after `layout(...)`"));
        }
        Ok(arguments.clone())
    }
}

pub(crate) fn attributes(cursor: &mut Cursor<'_>, diagnostics: &mut Diagnostics) -> Vec<Attribute> {
    let mut attributes = Vec::new();
    loop {
        let mut ahead = *cursor;
        let Some(hash) = ahead.next().filter(|tree| is_punct(tree, '#')) else { break };
        if let Some(inner) = ahead.eat_punct('!') {
            let message = "an inner attribute describes what it stands in, which is no layout";
            diagnostics.push(Diagnostic::new(inner, message).help("write `#[...]` or `///`"));
        }
        let Ok(group) = ahead.group(Delimiter::Bracket, "`[`") else { break };
        let tokens = [hash.clone(), TokenTree::from(group.clone())].into_iter().collect();
        let attribute = Attribute { tokens, group: group.clone() };
        diagnostics.extend(refused(&attribute));
        attributes.push(attribute);
        *cursor = ahead;
    }
    attributes
}

/// The type is not all that is emitted, and an attribute on it alone would leave the rest behind.
fn refused(attribute: &Attribute) -> Option<Diagnostic> {
    let message = "`#[cfg]` on a layout would leave out the type and keep what is emitted for it";
    attribute.is("cfg").then(|| {
        Diagnostic::new(attribute.group.span(), message)
            .help("put `#[cfg(...)]` before `layout!`, or on a module around it")
    })
}

pub(crate) fn visibility(cursor: &mut Cursor<'_>) -> TokenStream {
    let mut visibility = TokenStream::new();
    let mut ahead = *cursor;
    if let Some(tree @ TokenTree::Ident(ident)) = ahead.next()
        && ident == "pub"
    {
        visibility.extend([tree.clone()]);
        *cursor = ahead;
        if let Ok(group) = cursor.group(Delimiter::Parenthesis, "") {
            visibility.extend([TokenTree::from(group.clone())]);
        }
    }
    visibility
}

fn struct_name(cursor: &mut Cursor<'_>) -> Result<Ident, Diagnostic> {
    let missing = cursor.expected("`struct`").help(FORM);
    cursor.eat_ident("struct").ok_or(missing)?;
    let name = cursor.ident("the name of the layout's type").map_err(|error| error.help(FORM))?;
    if is_keyword(&name.to_string()) {
        let message = format!("`{name}` is a keyword of Rust and names no type");
        return Err(Diagnostic::new(name.span(), message).help("choose another name"));
    }
    Ok(name.clone())
}

fn braces<'a>(cursor: &mut Cursor<'a>) -> Result<&'a Group, Diagnostic> {
    no_parameters(*cursor)?;
    cursor.group(Delimiter::Brace, "`{ board: ... }`").map_err(|error| error.help(FORM))
}

fn no_parameters(cursor: Cursor<'_>) -> Result<(), Diagnostic> {
    let parameters = cursor.peek().filter(|tree| is_punct(tree, '<'));
    parameters.map_or(Ok(()), |tree| {
        let message = "a layout's type has no parameters: it stands for one numbering";
        Err(Diagnostic::new(tree.span(), message).help("leave out `<...>`"))
    })
}

fn unit_struct(cursor: &mut Cursor<'_>) -> Result<(), Diagnostic> {
    no_parameters(*cursor)?;
    if cursor.eat_punct(';').is_some() {
        return Ok(());
    }
    let found = cursor.peek().map_or_else(|| "the end".to_owned(), describe);
    let message = format!("a layout's type has no fields: expected `;`, found {found}");
    Err(Diagnostic::new(cursor.span(), message).help(DERIVE_FORM))
}

/// After an error: skips to where the next layout may begin.
fn skip_item(cursor: &mut Cursor<'_>) {
    while let Some(tree) = cursor.next() {
        let is_body =
            matches!(tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        let is_next = cursor.peek().is_some_and(|tree| {
            is_punct(tree, '#')
                || matches!(tree, TokenTree::Ident(ident) if ident == "pub" || ident == "struct")
        });
        if is_body || is_next {
            break;
        }
    }
}
