//! Solution -> tokens: writes out what was decided, and decides nothing.
//!
//! - `page`: all methods, in the order of the documentation
//! - [`squares`], [`bitboards`], [`packed`]: names, coordinates, sets and flips, each for its kind of word
//! - `lines`: squares between two, and lines through two
//! - `programs`: circuits as Rust
//! - [`pieces`], [`riders`]: what is looked up for pieces, as data
//! - [`conversion`]: to other layouts that are described together
//! - [`emitted_table`]: a table as one byte string
//! - `template`: Rust with gaps, which costs users less than `quote!`
//! - [`docs`], `drawings`: documentation, and boards drawn in text
//! - `costs`: the list `COSTS`, and the table of costs on the layout's page
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
mod pieces;
mod programs;
mod riders;
mod squares;
pub(crate) mod template;

use proc_macro2::{Literal, TokenStream};
use quadrille_circuits::packing::Packing;
use quote::{format_ident, quote};

pub use conversion::Conversion;
pub use costs::ListedCost;

use crate::emit::template::template;
use crate::item::{Described, Item, Origin};
use crate::layout::{Layout, Numbering, WordSize};
use crate::solve::Solution;
use emitted_table::{EmittedTable, Scalar};

/// The tokens of Rust that a printer wrote; an error for the user's compiler if it wrote something else.
fn tokens(text: &str) -> TokenStream {
    let message = "Quadrille wrote what is not Rust: please report it with the description";
    text.parse().unwrap_or_else(|_| template!([message] ::core::compile_error! { #message }))
}

/// What the emitter looks at: a description and what was found for it.
struct Emission<'a> {
    item: &'a Item,
    layout: &'a Layout,
    solution: &'a Solution,
    /// The tables of sets that the board alone decides, with their names.
    set_tables: Vec<(&'static str, EmittedTable)>,
    conversions: &'a [Conversion<'a>],
}

/// The declaration of a described type, where it is not there yet, and all its implementations.
pub fn emit(
    described: &Described,
    solution: &Solution,
    conversions: &[Conversion<'_>],
) -> TokenStream {
    let emission = Emission::new(described, solution, conversions);
    let declaration = emission.declaration();
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
    template! {
        [declaration, krate, items, derived]
        #declaration
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
    costs::costs(&Emission::new(described, solution, &[]))
}

impl<'a> Emission<'a> {
    fn new(
        described: &'a Described,
        solution: &'a Solution,
        conversions: &'a [Conversion<'a>],
    ) -> Emission<'a> {
        let (item, layout) = (&described.item, &described.layout);
        let set_tables = bitboards::tables(layout, solution.bitboards.as_ref());
        Emission { item, layout, solution, set_tables, conversions }
    }

    /// The packing of positions in a word of 64 bits.
    fn packing(&self) -> Packing {
        self.layout.packing(WordSize::U64.bits())
    }

    fn declaration(&self) -> TokenStream {
        let Item { attributes, visibility, name, .. } = self.item;
        let costs = costs::table(&costs::costs(self));
        let summary =
            docs::layout(self.layout) + &docs::sharing(self.layout, self.solution) + &costs;
        match self.item.origin {
            Origin::Derive | Origin::DeriveWithFields => TokenStream::new(),
            Origin::Macro => template! {
                [attributes, summary, visibility, name]
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

    /// The type of a square's number.
    fn index(&self) -> TokenStream {
        index_type(self.entries())
    }

    /// How many values that type has.
    fn entries(&self) -> usize {
        self.numbering().entries()
    }
}

/// The type of numbers with this many values.
fn index_type(values: usize) -> TokenStream {
    match values {
        64 => quote!(q::index::U6),
        128 => quote!(q::index::U7),
        _ => quote!(q::index::U8),
    }
}

/// The scalar of a word.
fn scalar(word: WordSize) -> Scalar {
    match word {
        WordSize::U64 => Scalar::U64,
        WordSize::U128 => Scalar::U128,
    }
}

fn literal(byte: u8) -> Literal {
    Literal::u8_unsuffixed(byte)
}

/// The path of a fieldless variant, such as `q::Direction::North`.
fn variant(of: &str, value: &impl std::fmt::Debug) -> TokenStream {
    let (of, value) = (format_ident!("{of}"), format_ident!("{value:?}"));
    quote!(q::#of::#value)
}
