//! The whole compiler: descriptions in, Rust out. The macros and the build script are shells over
//! this file, and so give the same tokens for the same description.

use proc_macro2::TokenStream;

use crate::diagnostic::Diagnostics;
use crate::item::Described;
use crate::read::{self, Read};
use crate::{emit, solve};

/// What `layout!` expands to.
pub fn expand_layout(description: TokenStream) -> TokenStream {
    expand(read::read_macro(description))
}

/// What `#[derive(Layout)]` expands to.
pub fn expand_derive(item: TokenStream) -> TokenStream {
    expand(read::read_derive(item))
}

fn expand(read: Read) -> TokenStream {
    let (mut tokens, diagnostics) = compile(&read.layouts, read.diagnostics);
    tokens.extend(diagnostics.to_compile_errors());
    tokens
}

/// Solves and emits all layouts, substitutes for wrong ones included, and adds what is wrong with
/// their magics to `diagnostics`.
pub(crate) fn compile(
    layouts: &[Described],
    mut diagnostics: Diagnostics,
) -> (TokenStream, Diagnostics) {
    let tokens = layouts.iter().map(|described| compile_one(described, &mut diagnostics)).collect();
    (tokens, diagnostics)
}

fn compile_one(described: &Described, diagnostics: &mut Diagnostics) -> TokenStream {
    match solve::solve(&described.layout) {
        Ok(solution) => emit::emit(described, &solution),
        Err(errors) => {
            diagnostics.extend(errors.iter().map(|error| described.item.magics_error(error)));
            let mut substitute = described.clone();
            substitute.layout.magics.clear();
            compile_one(&substitute, diagnostics)
        }
    }
}
