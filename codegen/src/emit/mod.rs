//! Solution -> tokens: writes out what was decided, and decides nothing.
//!
//! - `page`: all methods, in the order of the documentation
//! - [`squares`], [`bitboards`], [`packed`]: names, coordinates, sets and flips, each for its kind of word
//! - `lines`: squares between two, and lines through two
//! - `programs`: circuits as Rust
//! - [`pieces`], [`riders`]: what is looked up for pieces, as data
//! - `pairs`: sets of pairs, each with its type and tables
//! - [`conversion`]: to other layouts that are described together
//! - [`emitted_table`]: a table as one byte string
//! - `tokens`: Rust from text
//! - [`docs`], `drawings`: documentation, and boards drawn in text
//! - `costs`: what `solve` found that functions and tables cost, as a list and on the layout's page
//!
//! All emitted code lives in one anonymous `const` beside the type. There `q` is the runtime, reached
//! through the facade by an absolute path, and `u64` and its like are the primitive types, even if the
//! user's module has other types of these names.

mod bitboards;
mod conversion;
mod costs;
pub mod docs;
mod drawings;
pub mod emitted_table;
mod lines;
mod packed;
mod page;
#[cfg(feature = "pairs")]
mod pairs;
mod pieces;
mod programs;
mod riders;
mod squares;
pub(crate) mod tokens;

use proc_macro2::TokenStream;
use quote::quote;

pub use conversion::Conversion;

use crate::item::{Described, Item, Origin};
use crate::list::list;
use crate::model::{Layout, Numbering};
pub use crate::solve::costs::ListedCost;
use crate::solve::{self, Solution};
use crate::verify::Verified;

/// What the emitter looks at: a description and what was found for it.
struct Emission<'a> {
    item: &'a Item,
    layout: &'a Layout,
    solution: &'a Solution,
    verified: &'a Verified,
    costs: Vec<ListedCost>,
    conversions: &'a [Conversion<'a>],
}

/// The declaration of a described type, where it is not there yet, and all its implementations.
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
    let (page, squares) = (page::page(&emission), squares::emit(&emission));
    let bitboards = solution.bitboards.as_ref();
    let bitboards = bitboards.map(|bitboards| bitboards::emit(&emission, bitboards));
    let krate = &described.item.krate;
    let items = quote!(#page #squares #bitboards);
    let name = &described.item.name;
    let derived = match described.item.origin {
        Origin::Macro => TokenStream::new(),
        Origin::Derive => quote!(q::standard_traits! { #name, Self {} }),
        // Nobody runs this: the fields have been reported.
        Origin::DeriveWithFields => quote!(q::standard_traits! { #name, loop {} }),
    };
    quote! {
        #declaration
        #sets
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction, unused, non_upper_case_globals, non_camel_case_types)]
        const _: () = {
            use #krate::__private as q;
            use ::core::primitive::{bool, i8, str, u8, u32, u64, u128, usize};
            #items
            #derived
        };
    }
}

/// What the functions and tables of a layout cost: what it says of itself as `Layout::COSTS`.
pub fn costs(described: &Described, solution: &Solution) -> Vec<ListedCost> {
    solve::costs::costs(&described.layout, solution, &[])
}

impl<'a> Emission<'a> {
    fn new(
        described: &'a Described,
        solution: &'a Solution,
        verified: &'a Verified,
        conversions: &'a [Conversion<'a>],
    ) -> Emission<'a> {
        let (item, layout) = (&described.item, &described.layout);
        let by_name = list(conversions, |conversion| (conversion.name(), &conversion.found));
        let costs = solve::costs::costs(layout, solution, &by_name);
        Emission { item, layout, solution, verified, costs, conversions }
    }

    fn declaration(&self) -> TokenStream {
        let Item { attributes, visibility, name, .. } = self.item;
        let costs = costs::table(&self.costs);
        let summary = docs::layout(self.layout)
            + &docs::sharing(self.layout, self.solution)
            + &docs::verified(self.verified)
            + &costs;
        match self.item.origin {
            Origin::Derive | Origin::DeriveWithFields => TokenStream::new(),
            Origin::Macro => quote! {
                #attributes
                #[doc = #summary]
                #[derive(
                    ::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug,
                    ::core::cmp::PartialEq, ::core::cmp::Eq, ::core::cmp::PartialOrd,
                    ::core::cmp::Ord, ::core::hash::Hash, ::core::default::Default
                )]
                #visibility struct #name;
            },
        }
    }

    fn numbering(&self) -> &Numbering {
        &self.layout.numbering
    }

    /// How many values the type of a square's number has.
    fn entries(&self) -> usize {
        self.numbering().entries()
    }
}
