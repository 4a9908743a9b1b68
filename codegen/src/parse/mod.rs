//! Parses tokens into [`Ast`]s. It knows the syntax of the description language and nothing of its meaning.
//!
//! - `declaration`, `layout_keys`: the type, and the keys of its description; `calls`: macros in place of them
//! - `type_name`: names of types, and derived traits
//! - `entries`: lists of keys and values; [`keys`]: lists whose keys the language knows
//! - `board`, `number_table`, `formula`, `claims`, `packed`, `directions`, `names`, `regions`, `pieces`, `pairs`,
//!   `sliders`, `magics`, `path`: the values of keys, with a file for each
//! - [`expression`]: the expressions in formulas, claims and circuits
//! - [`readers`], [`input`], `word`: shared by all of these
//! - `ast`: the result
//!
//! A value with at most one mistake implements [`Parse`], or is read by a function of its signature; the mistake
//! takes its place. A value that goes on after a mistake, such as a list, has a [`Reader`](readers::Reader).

mod ast;
mod board;
mod calls;
mod claims;
pub(crate) mod declaration;
pub(crate) mod directions;
pub(crate) mod entries;
pub(crate) mod expression;
mod formula;
pub(crate) mod input;
pub(crate) mod keys;
pub(crate) mod layout_keys;
mod magics;
pub(crate) mod names;
pub(crate) mod number_table;
pub(crate) mod packed;
pub(crate) mod pairs;
pub(crate) mod path;
mod pieces;
pub(crate) mod readers;
pub(crate) mod regions;
pub(crate) mod sliders;
pub(crate) mod type_name;
pub(crate) mod word;

use proc_macro2::TokenStream;
use syn::parse::{Parse, ParseStream};

use crate::diagnostic::Diagnostics;

pub use ast::Origin;
pub(crate) use ast::*;
pub(crate) use entries::Entries;
use input::Result;
pub(crate) use layout_keys::{Circuits, Groups, LayoutKeys};
pub(crate) use names::NameLists;
pub(crate) use number_table::ABSENT;
pub(crate) use pairs::PairsKeys;
pub(crate) use word::{is_keyword, name_length};

/// The part of a description that could be read, and all mistakes in it.
#[derive(Default)]
pub(crate) struct Parsed<T>(pub(crate) T, pub(crate) Diagnostics);

impl<T> Parsed<T>
where
    Parsed<T>: Parse,
{
    /// Reads the input of a macro. The result is `unread` if the input is beyond the limits.
    pub(crate) fn of(tokens: TokenStream, unread: T) -> Parsed<T> {
        input::parse(tokens).unwrap_or_else(|error| Parsed(unread, error.into()))
    }
}

/// The layouts in the input of `layout!`, or in a `.layout` file.
impl Parse for Parsed<Vec<Ast>> {
    fn parse(input: ParseStream<'_>) -> Result<Parsed<Vec<Ast>>> {
        let mut parsed = Parsed::default();
        layouts(input, &mut parsed);
        Ok(parsed)
    }
}

fn layouts(input: ParseStream<'_>, parsed: &mut Parsed<Vec<Ast>>) {
    while !input::is_at_end(input) {
        if !calls::called(input, parsed) {
            let Parsed(asts, mistakes) = parsed;
            asts.extend(declaration::declared(input, mistakes));
        }
    }
}

/// The input of `#[derive(Layout)]`.
impl Parse for Parsed<Option<Ast>> {
    fn parse(input: ParseStream<'_>) -> Result<Parsed<Option<Ast>>> {
        let mut mistakes = Diagnostics::new();
        let ast = declaration::derived(input, &mut mistakes);
        input::skip_until(input, input::is_at_end);
        Ok(Parsed(ast, mistakes))
    }
}
