//! `layout! { ... }` and `index! { ... }` in place of descriptions of layouts.

use proc_macro2::Ident;
use syn::Token;
use syn::ext::IdentExt as _;
use syn::parse::ParseStream;
use syn::parse::discouraged::{AnyDelimiter as _, Speculative as _};

use crate::diagnostic::Diagnostic;

use super::input::{self, Result, eat};
use super::{Ast, Parsed, layouts};

/// Reads a call of a macro of this library, with its path, and reports that it is not allowed here. The layouts
/// inside are read too. Returns `false` if no such call comes next.
pub(crate) fn called(input: ParseStream<'_>, parsed: &mut Parsed<Vec<Ast>>) -> bool {
    let ahead = input.fork();
    let start = input::span(&ahead);
    let Ok((name, has_path)) = macro_name(&ahead) else { return false };
    let extent = input::since(start, &ahead);
    let Ok((_, _, content)) = ahead.parse_any_delimiter() else { return false };
    if name == "layout" {
        let message = "`layout!` stands around descriptions in Rust, and is not repeated here";
        let help = "leave out `layout!` and its braces";
        parsed.1.push(Diagnostic::new(extent, message).help(help));
        layouts(&content, parsed);
    } else if name == "index" {
        let error = Diagnostic::new(extent, "`index!` is no layout");
        parsed.1.push(error.help(help_to_index(has_path)));
        input::skip_until(&content, input::is_at_end);
    } else {
        return false;
    }
    // The semicolon after a macro call is optional.
    eat::<Token![;]>(&ahead);
    input.advance_to(&ahead);
    true
}

/// The last name of a path to a macro, up to `!`, and true if other names stand before it.
fn macro_name(input: ParseStream<'_>) -> Result<(Ident, bool)> {
    let mut has_path = eat::<Token![::]>(input);
    let mut name = input.call(Ident::parse_any)?;
    while eat::<Token![::]>(input) {
        has_path = true;
        name = input.call(Ident::parse_any)?;
    }
    input.parse::<Token![!]>()?;
    Ok((name, has_path))
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
