//! The Rust that is emitted, formatted.
//!
//! - `kept`: files that keep it
//! - `rows`: calls of the runtime's macros

mod kept;
mod rows;

pub use kept::{Files, WRITTEN};

use proc_macro2::{Group, TokenStream, TokenTree};
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::read::Read;
use quadrille_codegen::{compile, tablebase};
use quadrille_languages::comment;
use quote::{ToTokens, quote};
use rows::Rows;
use syn::{Expr, File, Item, ItemImpl, ItemMacro, Macro, MetaNameValue, Stmt};

use crate::{Document, Failure, Passage, unknown_name};

/// What the macros emit for a document, or those items of it that have a name, such as `flip_vertical`.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when no item has this name.
pub fn source(document: &Document, item: Option<&str>) -> Result<String, Failure> {
    let file = file(emitted(document)?).map_err(|error| kept::defect(&error))?;
    let file = match item {
        None => file,
        Some(name) => only(file, name)?,
    };
    Ok(rows::formatted(file))
}

/// All that is emitted for a document, which must be right.
fn emitted(document: &Document) -> Result<TokenStream, Failure> {
    let mut tokens = TokenStream::new();
    let mut diagnostics = Diagnostics::new();
    for part in &document.parts {
        let (code, found) = match part {
            Passage::Layouts(Read { layouts, diagnostics }) => {
                compile(layouts, layouts, diagnostics.clone())
            }
            Passage::Indexes(input) => tablebase::compile(input.clone(), None),
        };
        tokens.extend(code);
        diagnostics.append(found);
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

/// An attribute for each line, all of them with the space behind `///` if not all have it: lines of drawings keep
/// their places.
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

/// The items of this name, each with what it stands in as far as Rust needs it.
fn only(file: File, name: &str) -> Result<File, String> {
    let mut selection = Selection { name, found: Vec::new(), known: Vec::new() };
    file.items.into_iter().for_each(|item| selection.item(item));
    if selection.found.is_empty() {
        let known = selection.known.iter().map(String::as_str);
        return Err(unknown_name::error("item", name, known));
    }
    Ok(File { shebang: None, frontmatter: None, attrs: Vec::new(), items: selection.found })
}

/// The items of a name, and the names of those that users know.
struct Selection<'a> {
    name: &'a str,
    found: Vec<Item>,
    known: Vec<String>,
}

impl Selection<'_> {
    fn item(&mut self, item: Item) {
        match item {
            // What surrounds everything, and has no name.
            Item::Const(item) if item.ident == "_" => {
                let Expr::Block(block) = *item.expr else { return };
                for statement in block.block.stmts {
                    match statement {
                        Stmt::Item(item) => self.item(item),
                        Stmt::Macro(call) => self.call(&call.mac),
                        _ => {}
                    }
                }
            }
            Item::Impl(item) => self.implementation(item),
            item => {
                if name_of(&item).is_some_and(|(name, is_public)| self.is_meant(name, is_public)) {
                    self.found.push(item);
                }
            }
        }
    }

    /// A call of a macro of the runtime, with those of its rows that are meant.
    fn call(&mut self, call: &Macro) {
        let Some(rows) = Rows::of(call) else { return };
        let mut names = rows.names().into_iter();
        if names.any(|name| self.is_meant(name, true)) {
            let mac = rows.only(call, self.name);
            let attrs = Vec::new();
            self.found.push(Item::Macro(ItemMacro { attrs, ident: None, mac, semi_token: None }));
        }
        self.known.extend(names);
    }

    /// An implementation, with those of its items that are meant; all if it is of a trait that is.
    fn implementation(&mut self, mut item: ItemImpl) {
        let of = item.trait_.as_ref().and_then(|(of, _)| of.segments.last());
        let of = of.map(|segment| segment.ident.to_string());
        if of.is_some_and(|name| self.is_meant(name, true)) {
            self.found.push(Item::Impl(item));
            return;
        }
        item.items.retain(|item| {
            name_of(item).is_some_and(|(name, is_public)| self.is_meant(name, is_public))
        });
        if !item.items.is_empty() {
            self.found.push(Item::Impl(item));
        }
    }

    fn is_meant(&mut self, name: String, is_public: bool) -> bool {
        let is_meant = name == self.name;
        if is_public {
            self.known.push(name);
        }
        is_meant
    }
}

/// The name of an item, behind the words that begin it, and whether users know it: a type is theirs.
fn name_of(item: impl ToTokens) -> Option<(String, bool)> {
    const KINDS: [&str; 8] = ["const", "static", "fn", "struct", "enum", "type", "trait", "mod"];
    let words = item.into_token_stream().into_iter().filter_map(|token| match token {
        TokenTree::Ident(word) => Some(word.to_string()),
        _ => None,
    });
    let words: Vec<String> = words.collect();
    let last = words.iter().take_while(|word| *word == "pub" || KINDS.contains(&&***word)).count();
    let is_public = words[..last].iter().any(|word| ["pub", "struct", "enum"].contains(&&**word));
    Some((words.get(last)?.clone(), is_public)).filter(|_| last > 0)
}
