//! Committed expansions: each is a file of Rust, and a file of bytes with its tables.

use std::fmt::Write as _;

use proc_macro2::{Group, Ident, Literal, TokenStream, TokenTree};
use quadrille_codegen::pretty;
use quote::{format_ident, quote};
use syn::{Expr, Item, Lit, LitByteStr, Stmt, parse_quote};

use super::emitted;
use crate::{Document, Failure, Kept};

/// The files of an expansion.
#[derive(Debug, PartialEq, Eq)]
pub struct Files {
    /// The text of `board.rs`.
    pub code: String,
    /// The bytes of `board.bin`, beside it; empty if there are no tables.
    pub tables: Vec<u8>,
}

/// The beginning of the code of [`Files`], which tells it from hand-written code.
pub const WRITTEN: &str = "// Written by `quadrille expand`";

impl Kept {
    /// The files that keep the expansion. Their code holds the description that was expanded, and compares the source's
    /// with it.
    ///
    /// # Errors
    /// [`Failure::Mistakes`] if the description has mistakes.
    pub fn files(&self) -> Result<Files, Failure> {
        let Kept { name, description, document } = self;
        let comparison = comparison(name, &document.source.text, description);
        files(name, document, &comparison)
    }
}

impl Files {
    /// The files that keep the expansion of a document in `name.rs`, without a macro that compares descriptions.
    ///
    /// # Errors
    /// [`Failure::Mistakes`] if the descriptions have mistakes.
    pub fn new(name: &str, document: &Document) -> Result<Files, Failure> {
        files(name, document, "")
    }

    /// Emitted code, as `name.rs` and the bytes of its tables.
    ///
    /// # Errors
    /// If the tokens are not Rust items.
    pub fn of_tokens(name: &str, tokens: TokenStream) -> syn::Result<Files> {
        written(name, tokens, |_| ())
    }
}

fn files(name: &str, document: &Document, comparison: &str) -> Result<Files, Failure> {
    let files = written(name, emitted(document)?, say_version).map_err(|error| defect(&error))?;
    let header = format!("{WRITTEN}, which does so again: do not edit.\n{comparison}");
    Ok(Files { code: format!("{header}\n{}", files.code), ..files })
}

/// The error of emitted code that is not Rust.
pub(super) fn defect(error: &syn::Error) -> String {
    format!("what was emitted is no Rust, which is a defect: {error}")
}

fn written(
    name: &str,
    tokens: TokenStream,
    change: impl FnOnce(&mut syn::File),
) -> syn::Result<Files> {
    let mut apart = TablesApart::new(name);
    let mut file = pretty::file(apart.code(tokens))?;
    change(&mut file);
    let TablesApart { file: table, tables } = apart;
    let length = tables.len();
    let declaration = match length {
        0 => String::new(),
        _ => format!("const {table}: &[u8; {length}] = include_bytes!(\"{name}.bin\");\n\n"),
    };
    Ok(Files { code: declaration + &pretty::text(file), tables })
}

/// Adds to the first anonymous constant the version that wrote it, which the including program's runtime checks.
fn say_version(file: &mut syn::File) {
    let version = env!("CARGO_PKG_VERSION");
    let statement: Stmt = parse_quote!(
        const _: () = q::expanded_by(#version);
    );
    let block = file.items.iter_mut().find_map(|item| match item {
        Item::Const(item) if item.ident == "_" => match &mut *item.expr {
            Expr::Block(block) => Some(&mut block.block),
            _ => None,
        },
        _ => None,
    });
    if let Some(block) = block {
        // The statement goes after the line that defines `q`.
        block.stmts.insert(1, statement);
    }
}

/// A macro that matches the expanded description, with any documentation, and refuses any other. The compiler compares
/// tokens, so spaces do not matter.
fn comparison(name: &str, text: &str, description: &TokenStream) -> String {
    let pattern = pattern(text, description);
    format!(
        "
macro_rules! {name} {{
    // The description that was expanded.
    (
{pattern}
    ) => {{}};
    ($($changed:tt)*) => {{
        ::core::compile_error! {{
            \"the description was changed after `{name}.rs` was written: run `quadrille expand`\"
        }}
    }};
}}
"
    )
}

/// The source of a description, with a pattern in place of documentation.
fn pattern(text: &str, description: &TokenStream) -> String {
    let tokens: Vec<TokenTree> = description.clone().into_iter().collect();
    let range = |index: usize| tokens[index].span().byte_range();
    let Some(first) = tokens.first() else { return String::new() };
    let mut pattern = " ".repeat(first.span().start().column);
    let (mut done, mut documented) = (range(0).start, 0);
    let mut next = 0;
    while next + 1 < tokens.len() {
        if !is_documentation(&tokens[next], &tokens[next + 1]) {
            next += 1;
            continue;
        }
        let before = &text[done..range(next).start];
        let _ = write!(pattern, "{before}$(#[doc = $about_{documented}:tt])*");
        documented += 1;
        // All consecutive lines of documentation.
        while next + 1 < tokens.len() && is_documentation(&tokens[next], &tokens[next + 1]) {
            done = range(next + 1).end;
            next += 2;
        }
    }
    pattern += &text[done..range(tokens.len() - 1).end];
    // The file is the same for every kind of line end in the checkout.
    pattern.replace("\r\n", "\n")
}

fn is_documentation(hash: &TokenTree, brackets: &TokenTree) -> bool {
    let (TokenTree::Punct(hash), TokenTree::Group(group)) = (hash, brackets) else { return false };
    let first = group.stream().into_iter().next();
    hash.as_char() == '#' && matches!(first, Some(TokenTree::Ident(word)) if word == "doc")
}

/// Moves the byte strings of emitted code into a file of their own: literals are more than twice as long, and hide the
/// code between them.
struct TablesApart {
    /// The constant that holds the file's bytes.
    file: Ident,
    tables: Vec<u8>,
}

impl TablesApart {
    fn new(name: &str) -> TablesApart {
        let name = name.replace(|c: char| !c.is_alphanumeric(), "_").to_uppercase();
        TablesApart { file: format_ident!("TABLES_OF_{name}"), tables: Vec::new() }
    }

    /// The code with its byte strings apart: `read(b"...")` becomes `read_at(FILE, start)`, any other string a part of the
    /// file.
    fn code(&mut self, tokens: TokenStream) -> TokenStream {
        let mut code: Vec<TokenTree> = Vec::new();
        for token in tokens {
            match token {
                TokenTree::Group(group) => match (only_bytes(&group), code.last_mut()) {
                    (Some(bytes), Some(TokenTree::Ident(read))) if read == "read" => {
                        *read = Ident::new("read_at", read.span());
                        let (file, start) = (self.file.clone(), self.start_of(&bytes.value()));
                        code.extend(quote!((#file, #start)));
                    }
                    _ => {
                        let within = self.code(group.stream());
                        code.push(Group::new(group.delimiter(), within).into());
                    }
                },
                TokenTree::Literal(literal) => match Lit::new(literal.clone()) {
                    Lit::ByteStr(bytes) => code.extend(self.table(&bytes)),
                    _ => code.push(literal.into()),
                },
                token => code.push(token),
            }
        }
        code.into_iter().collect()
    }

    fn table(&mut self, bytes: &LitByteStr) -> TokenStream {
        let bytes = bytes.value();
        let length = Literal::usize_unsuffixed(bytes.len());
        let (start, file) = (self.start_of(&bytes), &self.file);
        quote!(q::table::part::<#length>(#file, #start))
    }

    /// Adds bytes to the file, and says where they begin.
    fn start_of(&mut self, bytes: &[u8]) -> Literal {
        let start = Literal::usize_unsuffixed(self.tables.len());
        self.tables.extend(bytes);
        start
    }
}

/// The byte string that is all that a group has.
fn only_bytes(group: &Group) -> Option<LitByteStr> {
    syn::parse2(group.stream()).ok()
}
