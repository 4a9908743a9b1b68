//! The inputs of the compiler: the tokens of the macro and of the derive; `texts`: the text of
//! `.layout` files; `kept`: descriptions whose expansion is a file.

mod expanded_in;
#[cfg(feature = "texts")]
mod texts;

use proc_macro2::TokenStream;

use crate::check;
use crate::described_type::Described;
use crate::diagnostic::Diagnostics;
use crate::parse::{Ast, Parsed};
pub use expanded_in::{Input, included_or};
#[cfg(feature = "texts")]
pub use texts::{FileRead, all_bytes, file_text, parsed, read_file, read_source};

/// The layouts read, and their mistakes.
///
/// A mistake gives one error: layouts with mistakes are included, as far as they could be
/// understood, so that the types they name are emitted.
#[derive(Clone, Debug)]
pub struct Read {
    /// The layouts, in the order described.
    pub layouts: Vec<Described>,
    /// The mistakes of all layouts, in the order found.
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
    checked(Parsed::of(input, Vec::new()))
}

/// Reads the struct below `#[derive(Layout)]`.
pub fn read_derive(input: TokenStream) -> Read {
    checked(Parsed::of(input, None))
}

fn checked(Parsed(asts, mut diagnostics): Parsed<impl IntoIterator<Item = Ast>>) -> Read {
    let layouts = check::all(asts, &mut diagnostics);
    diagnostics.sort();
    Read { layouts, diagnostics }
}
