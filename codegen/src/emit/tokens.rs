//! Values as Rust: literals, and values of the runtime's types by their names.

use std::fmt::Display;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quadrille_runtime::coordinate::{Coordinate, NumberOf};
use quadrille_runtime::look_ups::Landing;
use quadrille_runtime::{Direction, Symmetry, U256};
use quote::{ToTokens, quote};

use crate::list::list;
use crate::model::WordSize;

/// An integer in decimal, without the suffix of its type.
pub(crate) fn number(value: impl Display) -> Literal {
    literal(&value.to_string())
}

/// A word of up to 128 bits in hexadecimal.
pub(super) fn hex(word: u128) -> Literal {
    literal(&format!("{word:#x}"))
}

/// A set as a word of this size, in hexadecimal.
pub(super) fn set(size: WordSize, set: U256) -> TokenStream {
    let set = set & size.mask();
    let [low, high] = [set.low(), set.high()].map(hex);
    match size {
        WordSize::U256 => quote!(q::U256::from_halves(#low, #high)),
        _ => quote!(#low),
    }
}

fn literal(text: &str) -> Literal {
    text.parse().expect("a number is a literal")
}

/// The name of an item that only emitted code uses.
pub(super) fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// Items with commas between them.
pub(super) fn separated<I: IntoIterator, T: ToTokens>(
    items: I,
    tokens: impl FnMut(I::Item) -> T,
) -> TokenStream {
    let items = list(items, tokens);
    quote!(#(#items),*)
}

pub(super) fn array(integers: &[impl Display]) -> TokenStream {
    let integers = separated(integers, number);
    quote!([#integers])
}

/// An option, by its absolute path.
pub(super) fn option(value: Option<TokenStream>) -> TokenStream {
    match value {
        Some(value) => quote!(::core::option::Option::Some(#value)),
        None => quote!(::core::option::Option::None),
    }
}

/// A pair of files and ranks.
pub(super) fn pair((files, ranks): (i8, i8)) -> TokenStream {
    let [files, ranks] = [files, ranks].map(number);
    quote!((#files, #ranks))
}

/// Token streams joined. A function of its own, because every type of iterator that token streams are collected from
/// costs a thousand lines of LLVM IR.
pub(super) fn joined(pieces: Vec<TokenStream>) -> TokenStream {
    TokenStream::from_iter(pieces)
}

/// A variant of an enum of the runtime, written as its name alone.
pub(super) struct Variant<T>(pub(super) T);

/// Implements [`ToTokens`] by the names of variants.
macro_rules! variants {
    ($type:ident: $($variant:ident)*) => {
        impl ToTokens for Variant<$type> {
            fn to_tokens(&self, tokens: &mut TokenStream) {
                let name = match self.0 {
                    $($type::$variant => stringify!($variant),)*
                };
                ident(name).to_tokens(tokens);
            }
        }
    };
}
variants!(Landing: Anywhere Next);
variants!(Direction: North NorthEast East SouthEast South SouthWest West NorthWest);
variants! {
    Symmetry:
    Identity FlipHorizontal FlipVertical Rotate180 FlipDiagonal Rotate270 Rotate90 FlipAntiDiagonal
    Rotate60 Rotate120 Rotate240 Rotate300 FlipAt12 FlipAt1 FlipAt2 FlipAt3 FlipAt4 FlipAt5
}

impl ToTokens for Variant<Coordinate> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self.0 {
            Coordinate::Bits { shift, mask, flipped } => {
                let [shift, mask, flipped] = [shift, mask, flipped].map(number);
                quote!(bits(#shift, #mask, #flipped))
            }
            Coordinate::Table => quote!(Table),
        });
    }
}

impl ToTokens for Variant<NumberOf> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self.0 {
            NumberOf::Linear { file, rank, flipped } => {
                let [file, rank, flipped] = [file, rank, flipped].map(number);
                quote!(linear(#file, #rank, #flipped))
            }
            NumberOf::Table => quote!(Table),
        });
    }
}

impl ToTokens for WordSize {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            WordSize::U256 => tokens.extend(quote!(q::U256)),
            _ => ident(&self.to_string()).to_tokens(tokens),
        }
    }
}

/// The traits that every emitted type of pairs and of indexes derives.
#[cfg(any(feature = "pairs", feature = "tablebase"))]
pub(crate) fn derived() -> TokenStream {
    quote! {
        #[derive(
            ::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug,
            ::core::cmp::PartialEq, ::core::cmp::Eq, ::core::cmp::PartialOrd,
            ::core::cmp::Ord, ::core::hash::Hash, ::core::default::Default
        )]
    }
}
