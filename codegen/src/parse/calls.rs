//! `layout! { ... }` and `index! { ... }` where descriptions of layouts are expected.

use proc_macro2::{Delimiter, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::tokens::Tokens;

/// A macro of this library, whose brackets come next.
pub(crate) enum Call {
    /// `layout!` with these brackets.
    Layout(Delimiter),
    /// `index!`.
    Index,
}

/// Reads the name of a macro of this library, with its path and `!`, and reports that it has no place here.
pub(crate) fn called(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<Call> {
    let ahead = input.clone();
    let start = ahead.span();
    let mut has_path = ahead.eat("::");
    let mut name = ahead.eat_ident()?;
    while ahead.eat("::") {
        has_path = true;
        name = ahead.eat_ident()?;
    }
    if !ahead.eat("!") {
        return None;
    }
    let Some(TokenTree::Group(brackets)) = ahead.peek() else { return None };
    let (call, message, help) = if name == "layout" {
        let message = "`layout!` stands around descriptions in Rust, and is not repeated here";
        let help = "leave out `layout!` and its braces";
        (Call::Layout(brackets.delimiter()), message, help)
    } else if name == "index" {
        (Call::Index, "`index!` is no layout", help_to_index(has_path))
    } else {
        return None;
    };
    diagnostics.push(Diagnostic::new(ahead.since(start), message).help(help));
    input.go_to(&ahead);
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
