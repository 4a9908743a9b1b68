//! Emitted code for people: formatted by prettyplease, with documentation as `/// ...` and byte strings as literals.
//!
//! Build scripts, committed expansions and `quadrille expand` are printed by these functions.
//!
//! - `rows`: calls of the runtime's macros, which prettyplease leaves on one line
//! - [`comment`]: texts of descriptions in comments
//!
//! ```
//! let code = r#"#[doc = "Two\nlines."] struct A; static B: &[u8; 2] = b"\x00\x01";"#;
//! let text = quadrille_codegen::pretty::formatted(code.parse().unwrap())?;
//! assert_eq!(text, "/// Two\n/// lines.\nstruct A;\nstatic B: &[u8; 2] = b\"\\x00\\x01\";\n");
//! # Ok::<(), syn::Error>(())
//! ```

pub mod comment;
mod rows;

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::quote;
use syn::{File, MetaNameValue};

/// The text of emitted code.
///
/// # Errors
/// If the tokens are not Rust items.
pub fn formatted(tokens: TokenStream) -> syn::Result<String> {
    file(tokens).map(text)
}

/// The text of a file of emitted code.
pub fn text(file: File) -> String {
    rows::formatted(file)
}

/// Emitted tokens as items, each line of their documentation an attribute.
///
/// # Errors
/// If the tokens are not Rust items.
pub fn file(tokens: TokenStream) -> syn::Result<File> {
    syn::parse2(with_lines_of_documentation(tokens))
}

/// The tokens with an attribute for each line of documentation, which is then printed as `/// ...`.
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
