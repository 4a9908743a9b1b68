//! The Rust that is emitted, formatted.
//!
//! - `committed`: files that keep it
//! - `rows`: calls of the runtime's macros

mod committed;
mod rows;

pub use committed::{Files, WRITTEN};

use proc_macro2::{Group, TokenStream, TokenTree};
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::read::Read;
use quadrille_codegen::{compile, tablebase};
use quadrille_languages::comment;
use quote::quote;
use syn::{File, MetaNameValue};

use crate::{Document, Failure, Passage};

/// The code that the macros emit for a document.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions.
pub fn source(document: &Document) -> Result<String, Failure> {
    let file = file(emitted(document)?).map_err(|error| committed::defect(&error))?;
    Ok(rows::formatted(file))
}

/// The code emitted for a document, or its mistakes.
fn emitted(document: &Document) -> Result<TokenStream, Failure> {
    let mut tokens = TokenStream::new();
    let mut diagnostics = Diagnostics::new();
    for part in &document.parts {
        let (code, mistakes) = match part {
            Passage::Layouts(Read { layouts, diagnostics }) => {
                compile(layouts, layouts, diagnostics.clone())
            }
            Passage::Indexes(input) => tablebase::compile(input.clone(), None),
        };
        tokens.extend(code);
        diagnostics.append(mistakes);
    }
    if diagnostics.is_empty() {
        Ok(tokens)
    } else {
        Err(Failure::Mistakes(Box::new(document.source.clone()), Box::new(diagnostics)))
    }
}

/// Emitted tokens as items, each line of their documentation an attribute.
fn file(tokens: TokenStream) -> syn::Result<File> {
    syn::parse2(with_lines_of_documentation(tokens))
}

/// The tokens with documentation as people write it: an attribute for each line, which is printed as
/// `/// ...`.
fn with_lines_of_documentation(tokens: TokenStream) -> TokenStream {
    let mut tokens = tokens.into_iter().peekable();
    let mut lines = TokenStream::new();
    while let Some(token) = tokens.next() {
        let documentation = match (&token, tokens.peek()) {
            (TokenTree::Punct(hash), Some(TokenTree::Group(group))) if hash.as_char() == '#' => {
                syn::parse2(group.stream())
                    .ok()
                    .and_then(|meta: MetaNameValue| comment::documentation(&meta))
            }
            _ => None,
        };
        match (documentation, token) {
            (Some(text), _) => {
                tokens.next();
                lines.extend(documentation_lines(&text));
            }
            (None, TokenTree::Group(group)) => {
                let within = with_lines_of_documentation(group.stream());
                lines.extend([TokenTree::from(Group::new(group.delimiter(), within))]);
            }
            (None, token) => lines.extend([token]),
        }
    }
    lines
}

/// A doc attribute per line. If any line lacks the space after `///`, one is added to all, so that drawings keep their
/// columns.
fn documentation_lines(text: &str) -> TokenStream {
    let mut lines = comment::lines(text);
    if lines.is_empty() {
        lines.push(String::new());
    }
    let has_space = lines.iter().all(|line| line.is_empty() || line.starts_with(' '));
    let line = |line: &String| {
        let space = if has_space || line.is_empty() { "" } else { " " };
        let line = format!("{space}{line}");
        quote!(#[doc = #line])
    };
    lines.iter().map(line).collect()
}
