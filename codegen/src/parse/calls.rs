//! `layout! { ... }` and `index! { ... }` where descriptions of layouts are expected.

use proc_macro2::{TokenStream, TokenTree};

use crate::diagnostic::Diagnostic;

use super::Tokens;

/// Reads a call of a macro of this library, with its path, and reports that it has no place here. Returns the layouts
/// that it holds.
pub(crate) fn called(input: &Tokens) -> Option<Tokens> {
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
    let (layouts, message, help) = if name == "layout" {
        let message = "`layout!` stands around descriptions in Rust, and is not repeated here";
        (brackets.stream(), message, "leave out `layout!` and its braces")
    } else if name == "index" {
        (TokenStream::new(), "`index!` is no layout", help_to_index(has_path))
    } else {
        return None;
    };
    input.report(Diagnostic::new(ahead.since(start), message).help(help));
    ahead.skip();
    // The semicolon after a macro call is optional.
    ahead.eat(";");
    input.go_to(&ahead);
    Some(input.beside(layouts))
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
