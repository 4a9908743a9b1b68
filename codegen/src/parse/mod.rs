//! Tokens to [`Ast`]s. Knows the syntax of the description language and nothing of its meaning.
//!
//! - `declaration`, `layout_keys`: the type, and the keys of its description; `calls`: macros in place of them
//! - `type_name`: names of types, and derived traits
//! - `entries`: lists of keys and values; [`keys`]: those whose keys the language knows
//! - `number_table`, `formula`, `claims`, `directions`, `regions`, `pieces`, `pairs`, `sliders`, `magics`: the values of
//!   keys, each in a file of its own; `values`: the short ones
//! - [`expression`]: the expressions in formulas, claims and circuits
//! - [`tokens`]: tokens one after another; [`input`], `word`: shared by all of these
//! - `ast`: the result
//!
//! A function that reads one thing returns its mistakes in place of it. One that reads a list goes on after a
//! mistake, which it reports to its [`Tokens`].

mod ast;
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
pub(crate) mod number_table;
pub(crate) mod pairs;
mod pieces;
pub(crate) mod regions;
pub(crate) mod sliders;
pub(crate) mod tokens;
pub(crate) mod type_name;
pub(crate) mod values;
pub(crate) mod word;

use proc_macro2::TokenStream;

use crate::diagnostic::Diagnostics;

pub use ast::Origin;
pub(crate) use ast::*;
use entries::Entries;
use input::{Result, expected};
pub(crate) use layout_keys::LayoutKeys;
pub(crate) use number_table::ABSENT;
pub(crate) use pairs::PairsKeys;
use tokens::Tokens;
pub(crate) use values::{Circuits, Groups, NameLists};
pub(crate) use word::{is_keyword, name_length};

/// Reads the layouts in the input of `layout!`, or in a `.layout` file.
pub(crate) fn layouts(tokens: TokenStream) -> (Vec<Ast>, Diagnostics) {
    let mut asts = Vec::new();
    match input::within_limits(tokens) {
        Ok(input) => {
            all(&input, &mut asts);
            (asts, input.all_mistakes())
        }
        Err(mistake) => (asts, mistake.into()),
    }
}

fn all(input: &Tokens, asts: &mut Vec<Ast>) {
    while !input.is_at_end() {
        match calls::called(input) {
            Some(layouts) => all(&layouts, asts),
            None => asts.extend(declaration::declared(input)),
        }
    }
}

/// Reads the input of `#[derive(Layout)]`.
pub(crate) fn derive(tokens: TokenStream) -> (Option<Ast>, Diagnostics) {
    match input::within_limits(tokens) {
        Ok(input) => (declaration::derived(&input), input.all_mistakes()),
        Err(mistake) => (None, mistake.into()),
    }
}
