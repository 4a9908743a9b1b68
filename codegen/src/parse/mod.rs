//! Tokens to [`Ast`]s. Knows the syntax of the description language and nothing of its meaning.

mod ast;
mod body;
mod circuits;
mod claims;
pub(crate) mod cursor;
mod entries;
mod formula;
mod groups;
pub(crate) mod head;
mod magics;
mod pieces;
mod table;
pub(crate) mod values;
pub(crate) mod word;

use proc_macro2::{Span, TokenStream};

use crate::diagnostic::Diagnostics;

pub(crate) use ast::*;
use cursor::Tokens;
pub(crate) use word::{is_keyword, name_length};

/// Reads the layouts in the input of `layout!`, or in a `.layout` file.
pub(crate) fn layouts(input: TokenStream, diagnostics: &mut Diagnostics) -> Vec<Ast> {
    let tokens = Tokens::new(input, Span::call_site());
    let mut cursor = tokens.cursor();
    let mut asts = Vec::new();
    while !cursor.is_at_end() {
        asts.extend(head::declared(&mut cursor, diagnostics));
    }
    asts
}

/// Reads the input of `#[derive(Layout)]`.
pub(crate) fn derive(input: TokenStream, diagnostics: &mut Diagnostics) -> Option<Ast> {
    let tokens = Tokens::new(input, Span::call_site());
    head::derived(&mut tokens.cursor(), diagnostics)
}
