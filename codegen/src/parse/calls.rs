//! `layout! { ... }` and `index! { ... }` where descriptions of layouts are expected.

use proc_macro2::{Delimiter, Ident, TokenTree};
use syn::Token;
use syn::ext::IdentExt as _;
use syn::parse::ParseStream;
use syn::parse::discouraged::Speculative as _;

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::input;

/// A macro of this library, whose brackets come next.
pub(crate) enum Call {
    /// `layout!` with these brackets.
    Layout(Delimiter),
    /// `index!`.
    Index,
}

/// Reads the name of a macro of this library, with its path and `!`, and reports that it has no place here.
pub(crate) fn called(input: ParseStream<'_>, diagnostics: &mut Diagnostics) -> Option<Call> {
    let ahead = input.fork();
    let start = input::span(&ahead);
    let mut has_path = ahead.parse::<Option<Token![::]>>().ok()?.is_some();
    let mut name = Ident::parse_any(&ahead).ok()?;
    while ahead.parse::<Option<Token![::]>>().ok()?.is_some() {
        has_path = true;
        name = Ident::parse_any(&ahead).ok()?;
    }
    ahead.parse::<Token![!]>().ok()?;
    let Some(TokenTree::Group(brackets)) = input::peek(&ahead) else { return None };
    let (call, message, help) = if name == "layout" {
        let message = "`layout!` stands around descriptions in Rust, and is not repeated here";
        let help = "leave out `layout!` and its braces";
        (Call::Layout(brackets.delimiter()), message, help)
    } else if name == "index" {
        (Call::Index, "`index!` is no layout", help_to_index(has_path))
    } else {
        return None;
    };
    diagnostics.push(Diagnostic::new(input::since(start, &ahead), message).help(help));
    input.advance_to(&ahead);
    Some(call)
}

fn help_to_index(has_path: bool) -> &'static str {
    if has_path {
        "in a file write `index! { ... }`; in Rust it stands beside `layout!`"
    } else if cfg!(feature = "tablebase") {
        "in Rust it stands beside `layout!`; files may have it where a build script compiles them"
    } else {
        "it needs the feature `tablebase`"
    }
}
