//! Paths, such as that of the facade: `::my_engine::board`.

use proc_macro2::TokenStream;
use syn::Token;
use syn::parse::ParseStream;

use super::input::{self, Result, eat};

/// Reads a path, up to a comma, the end, or a token that cannot be part of it.
pub(crate) fn path(input: ParseStream<'_>) -> Result<TokenStream> {
    let start = input.cursor();
    eat::<Token![::]>(input);
    loop {
        input::ident(input, "a path, such as `::quadrille`")?;
        if !eat::<Token![::]>(input) {
            return Ok(input::tokens_since(start, input));
        }
    }
}
