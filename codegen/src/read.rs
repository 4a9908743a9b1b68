//! Where descriptions come in: the macro's tokens, the derive's, and the text of `.layout` files.

use std::collections::VecDeque;

use proc_macro2::{TokenStream, TokenTree};

use crate::check;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::item::Described;
use crate::parse::{self, Ast};

/// What was read.
///
/// One mistake gives one error: a layout that has mistakes is here as well, with what could be
/// understood of it, so that the type it names can be emitted.
#[derive(Clone, Debug)]
pub struct Read {
    /// The layouts, in the order described.
    pub layouts: Vec<Described>,
    /// What is wrong with them.
    pub diagnostics: Diagnostics,
}

/// Reads the input of `layout!`: any number of layouts.
///
/// ```
/// let read = quadrille_codegen::read::read_macro(quote::quote! {
///     pub struct Lerf { board: 8 x 8, number: rank * 8 + file }
/// });
/// assert!(read.diagnostics.is_empty());
/// assert_eq!(read.layouts[0].layout.numbering.len(), 64);
/// ```
pub fn read_macro(input: TokenStream) -> Read {
    let mut diagnostics = Diagnostics::new();
    let asts = parse::layouts(input, &mut diagnostics);
    checked(asts, diagnostics)
}

/// Reads the struct that `#[derive(Layout)]` stands on.
pub fn read_derive(input: TokenStream) -> Read {
    let mut diagnostics = Diagnostics::new();
    let ast = parse::derive(input, &mut diagnostics);
    checked(ast, diagnostics)
}

fn checked(asts: impl IntoIterator<Item = Ast>, mut diagnostics: Diagnostics) -> Read {
    let layouts = check::all(asts, &mut diagnostics);
    diagnostics.sort();
    Read { layouts, diagnostics }
}

/// Reads the text of a `.layout` file: what stands between the braces of `layout!`.
///
/// ```
/// let read = quadrille_codegen::read::read_source("struct Tiny { board: 0 x 3 }");
/// assert_eq!(read.layouts.len(), 1);
/// assert!(read.diagnostics.render("tiny.layout", "...").starts_with("tiny.layout:1:22: error: "));
/// ```
pub fn read_source(text: &str) -> Read {
    match text.parse() {
        Ok(input) => read_macro(input),
        Err(error) => {
            let error: proc_macro2::LexError = error;
            let diagnostic = Diagnostic::new(error.span(), "this is no token of Rust").help(
                "rows of such numbers or names are written as strings, and all brackets closed",
            );
            Read { layouts: Vec::new(), diagnostics: [diagnostic].into_iter().collect() }
        }
    }
}

/// What the parser made of the text of a `.layout` file, for people who look at the compiler's stages:
/// the examples of this crate have one that prints them all.
///
/// ```
/// let parsed = quadrille_codegen::read::parsed("struct A { board: 2 x 3, number: rank * 2 + file }");
/// assert!(parsed.contains("files: 2"));
/// ```
pub fn parsed(text: &str) -> String {
    let tokens = text.parse().unwrap_or_default();
    format!("{:#?}", parse::layouts(tokens, &mut Diagnostics::new()))
}

/// What was read of a file.
#[derive(Clone, Debug)]
pub struct FileRead {
    /// The layouts.
    pub layouts: Read,
    /// What stands within each `index! { ... }`, where the feature `tablebase` is on.
    pub indexes: Vec<TokenStream>,
}

/// Reads the text of a `.layout` file that may hold `index! { ... }` between its layouts.
///
/// ```
/// let text = "struct A { board: 2 x 2, number: rank * 2 + file } index! { board: 2 x 2; }";
/// let read = quadrille_codegen::read::read_file(text);
/// assert!(read.layouts.diagnostics.is_empty());
/// assert_eq!(read.indexes.len(), 1);
/// ```
pub fn read_file(text: &str) -> FileRead {
    let Ok(tokens) = text.parse::<TokenStream>() else {
        // It says where the text is no Rust.
        return FileRead { layouts: read_source(text), indexes: Vec::new() };
    };
    let mut tokens: VecDeque<TokenTree> = tokens.into_iter().collect();
    let (mut layouts, mut indexes) = (TokenStream::new(), Vec::new());
    while let Some(token) = tokens.pop_front() {
        let within = match (&token, tokens.front(), tokens.get(1)) {
            (
                TokenTree::Ident(name),
                Some(TokenTree::Punct(mark)),
                Some(TokenTree::Group(within)),
            ) if name == "index" && mark.as_char() == '!' && cfg!(feature = "tablebase") => {
                Some(within.stream())
            }
            _ => None,
        };
        match within {
            Some(within) => {
                tokens.drain(..2);
                indexes.push(within);
            }
            None => layouts.extend([token]),
        }
    }
    FileRead { layouts: read_macro(layouts), indexes }
}
