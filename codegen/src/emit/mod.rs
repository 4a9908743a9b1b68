//! Solution -> tokens: writes out decisions, and makes none.
//!
//! - [`squares`], [`bitboards`], [`packed`]: names, coordinates, sets and flips, each for its kind of word
//! - `programs`: circuits as Rust, the only code that is written as text
//! - [`pieces`], [`riders`]: look-ups of pieces as data
//! - `pairs`: sets of pairs, each with its type and tables
//! - [`conversion`]: to other layouts that are described together
//! - [`emitted_table`]: a table as one byte string
//! - `tokens`: literals, and values of the runtime's types by their names
//! - [`layout_doc`], `drawings`: the documentation of the layout, and boards drawn in text
//! - `costs`: costs of functions and tables, as a list and on the layout's page
//!
//! All emitted code lives in one anonymous `const` beside the type. There `q` is the runtime, reached
//! through the facade by an absolute path, and `u64` and its like are the primitive types, even if the
//! user's module has other types of these names.

mod bitboards;
mod conversion;
mod costs;
mod drawings;
pub mod emitted_table;
pub mod layout_doc;
mod packed;
#[cfg(feature = "pairs")]
mod pairs;
mod pieces;
mod programs;
mod riders;
mod squares;
pub(crate) mod tokens;

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

pub use conversion::Conversion;

use crate::described_type::{Described, Item, Origin};
use crate::list::list;
use crate::model::{Layout, Numbering};
use crate::solve::costs::ListedCost;
use crate::solve::{self, Bitboards, Solution};
use crate::verify::Verified;
use tokens::joined;

/// A description, its solution, and all else that is emitted.
struct Emission<'a> {
    item: &'a Item,
    layout: &'a Layout,
    solution: &'a Solution,
    verified: &'a Verified,
    costs: Vec<ListedCost>,
    conversions: &'a [Conversion<'a>],
}

/// The declaration of a described type, unless the user declared it, and all its implementations.
pub fn emit(
    described: &Described,
    solution: &Solution,
    verified: &Verified,
    conversions: &[Conversion<'_>],
) -> TokenStream {
    let emission = Emission::new(described, solution, verified, conversions);
    let declaration = emission.declaration();
    #[cfg(feature = "pairs")]
    let sets = pairs::declarations(&emission);
    #[cfg(not(feature = "pairs"))]
    let sets = TokenStream::new();
    let (methods, squares) = (emission.methods(), squares::emit(&emission));
    let bitboards = solution.bitboards.as_ref();
    let bitboards = bitboards.map(|bitboards| bitboards::emit(&emission, bitboards));
    let Item { facade, name, origin, .. } = &described.item;
    let traits = match origin {
        Origin::Macro | Origin::Derive => quote!(q::standard_traits! { #name, Self {} }),
        // Nobody runs this: the fields have been reported.
        Origin::DeriveWithFields => quote!(q::standard_traits! { #name, loop {} }),
    };
    quote! {
        #declaration
        #sets
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction, unused, non_upper_case_globals, non_camel_case_types)]
        const _: () = {
            use #facade::__private as q;
            use ::core::primitive::{bool, i8, str, u8, u32, u64, u128, usize};
            #methods #squares #bitboards
            #traits
        };
    }
}

/// Returns whether some attributes are documentation.
fn is_documented(attributes: &TokenStream) -> bool {
    attributes.clone().into_iter().any(|token| {
        let TokenTree::Group(attribute) = token else { return false };
        let name = attribute.stream().into_iter().next();
        matches!(name, Some(TokenTree::Ident(name)) if name == "doc")
    })
}

impl<'a> Emission<'a> {
    fn new(
        described: &'a Described,
        solution: &'a Solution,
        verified: &'a Verified,
        conversions: &'a [Conversion<'a>],
    ) -> Emission<'a> {
        let (item, layout) = (&described.item, &described.layout);
        let by_name = list(conversions, |it| (it.to.item.conversion_name(), &it.found));
        let costs = solve::costs::costs(layout, solution, &by_name);
        Emission { item, layout, solution, verified, costs, conversions }
    }

    fn declaration(&self) -> TokenStream {
        let Item { attributes, visibility, name, .. } = self.item;
        // Another attribute begins another line, so that a line break leaves one line empty below the user's own words.
        let apart = if is_documented(attributes) { "\n" } else { "" };
        let summary = apart.to_owned()
            + &layout_doc::layout(self.layout)
            + &layout_doc::sharing(self.layout, self.solution)
            + &layout_doc::verified(self.verified)
            + &costs::table(&self.costs);
        match self.item.origin {
            Origin::Derive | Origin::DeriveWithFields => TokenStream::new(),
            Origin::Macro => quote!(#attributes #[doc = #summary] #visibility struct #name;),
        }
    }

    /// All methods in `impl` blocks under headings, which rustdoc lists in the order of the source. What most programs call
    /// comes first, packed positions last.
    fn methods(&self) -> TokenStream {
        let of_sets = |methods: fn(&Emission<'_>, &Bitboards) -> TokenStream| {
            let bitboards = self.solution.bitboards.as_ref();
            bitboards.map_or_else(TokenStream::new, |bitboards| methods(self, bitboards))
        };
        joined(vec![
            squares::methods(self),
            of_sets(bitboards::methods),
            of_sets(pieces::emit),
            of_sets(bitboards::flips),
            squares::flips(self),
            of_sets(bitboards::steps),
            #[cfg(feature = "pairs")]
            of_sets(pairs::emit),
            of_sets(conversion::of_sets),
            squares::constants(self),
            packed::flips(self),
            conversion::of_packed(self),
        ])
    }

    fn numbering(&self) -> &Numbering {
        &self.layout.numbering
    }
}
