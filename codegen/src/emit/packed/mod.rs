//! Packed indexes and bit planes: packing, and flips as straight-line code for any number of
//! pieces.
//!
//! - [`map`]: the functions for a flip or a conversion of packed indexes
//! - `planes`: packing and flips of bit planes

pub(super) mod map;
#[cfg(feature = "packed-programs")]
mod planes;

use map::Functions;
use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::Symmetry;
use quote::{format_ident, quote};

use super::bitboards::word_type;
use super::function_cost::FunctionCost;
use super::squares::square_function;
use super::{Emission, conversion, docs, lacking, variant};
use crate::emit::template::{joined, template};
use crate::layout::WordSize;
use crate::model::{PackedField, PackingPair};
use crate::solve::flips::packed_map::PackedMap;

pub(super) const WORDS: [WordSize; 2] = [WordSize::U64, WordSize::U128];

/// How documentation calls the number of pieces: known at run time, and at compile time.
pub(super) const PIECES: [&str; 2] = ["`pieces`", "`N`"];

pub(super) fn emit(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let flips = &emission.solution.packed;
    #[cfg(feature = "packed-programs")]
    let planes = planes::planes(emission);
    #[cfg(not(feature = "packed-programs"))]
    let planes = TokenStream::new();
    let packing_pairs = emission.layout.packing_pairs(emission.layout);
    let functions = WORDS.into_iter().zip(&packing_pairs).map(|(word, packings)| {
        let flips =
            flips.iter().map(|(symmetry, map)| flip(emission, *symmetry, map, packings, word));
        let packing = packing_functions(emission, word);
        let canonical = canonical(emission, word);
        quote!(#packing #(#flips)* #canonical)
    });
    let conversions = conversion::packed::functions(emission);
    quote! {
        impl #name {
            #(#functions)*
            #conversions
            #planes
        }
    }
}

/// What the trait of all layouts has on packed indexes.
pub(super) fn layout_items(emission: &Emission<'_>) -> TokenStream {
    let packing = emission.layout.packing(WordSize::U64.bits());
    let span = Literal::u32_unsuffixed(packing.span());
    let fields = packing.fields().iter().map(field);
    let arms = emission.solution.packed.iter().map(|(symmetry, _)| {
        let variant = variant("Symmetry", symmetry);
        let [narrow, wide] = WORDS.map(|word| function(&format!("{symmetry}_pieces"), word));
        template! {
            [variant, narrow, wide]
            #variant => ::core::option::Option::Some(q::Word::either(
                index,
                |index| Self::#narrow(index, pieces),
                |index| Self::#wide(index, pieces),
            )),
        }
    });
    let lacking = lacking(emission.layout.board());
    let convert = conversion::packed::trait_function(emission);
    quote! {
        type NumberBits = q::packed::Bits<#span>;
        const PACKING: q::Packing = q::Packing::new(&[#(#fields),*], #span);

        #[inline(always)]
        fn transform_packed<W: q::Word>(
            index: W,
            pieces: usize,
            symmetry: q::Symmetry,
        ) -> ::core::option::Option<W> {
            match symmetry {
                q::Symmetry::Identity => ::core::option::Option::Some(index),
                #(#arms)*
                #lacking
            }
        }

        #convert
    }
}

fn field(field: &PackedField) -> TokenStream {
    let PackedField { shift, width, fixed, per_piece, stride } = *field;
    let [shift, width, fixed, per_piece, stride] =
        [shift, width, fixed, per_piece, stride].map(Literal::u32_unsuffixed);
    quote! {
        q::packed::PackedField {
            shift: #shift, width: #width, fixed: #fixed, per_piece: #per_piece, stride: #stride,
        }
    }
}

/// The name of a function on indexes in such a word: those in a `u128` say so.
pub(super) fn function(name: &str, word: WordSize) -> Ident {
    match word {
        WordSize::U64 => format_ident!("{name}"),
        WordSize::U128 => format_ident!("{name}_u128"),
    }
}

/// The packing's functions for a word.
fn on_word(name: &str, word: WordSize) -> TokenStream {
    of_packing(&quote!(Self), name, word)
}

/// A function of a layout's packing for a word.
fn of_packing(layout: &TokenStream, name: &str, word: WordSize) -> TokenStream {
    let name = format_ident!("{name}_{word}");
    quote!(<#layout as q::Layout>::PACKING.#name)
}

/// Fails to compile where `N` pieces do not fit, or would fit a smaller word.
fn fits(layout: &TokenStream, word: WordSize) -> TokenStream {
    let packing = quote!(<#layout as q::Layout>::PACKING);
    match word {
        WordSize::U64 => quote!(const { #packing.check(N, 64) }),
        WordSize::U128 => template! {
            [packing]
            const {
                #packing.check(N, 128);
                ::core::assert!(N > #packing.most_pieces(64), "so few pieces are packed in a u64");
            }
        },
    }
}

fn packing_functions(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let fits = fits(&quote!(Self), word);
    let [pack, unpack, get, set, swap] =
        ["pack", "unpack", "get_packed", "set_packed", "swap_packed"].map(|n| function(n, word));
    let [number, spread] = ["number", "spread"].map(|name| on_word(name, word));
    let size = word_type(word);
    let (read, put) = (emission.cost_of_number(), emission.cost_of_number().plus(1));
    let get_cost = read.clone().and(&emission.cost_of_square_or_none());
    let pack_doc = put
        .clone()
        .each("piece")
        .under(&format!("The packed index of `N` pieces, piece 0 first, as a `{word}`."));
    let unpack_doc = get_cost
        .clone()
        .each("piece")
        .under(&format!("The squares of a packed index of `N` pieces in a `{word}`."));
    // What changes is an exclusive-or, put where it was.
    let set_cost = read.clone().plus(1).and(&put);
    let swap_cost = read.times(2).plus(1).and(&put.times(2));
    let [get_cost, set_cost, swap_cost] =
        [get_cost, set_cost, swap_cost].map(|cost| cost.to_string());
    let square = square_with_number(emission);
    template! {
        [
            pack_doc, pack, size, fits, spread, unpack_doc, unpack, get, get_cost, number, square,
            set_cost, set, swap_cost, swap,
        ]
        #[doc = #pack_doc]
        #[inline]
        pub const fn #pack<const N: usize>(squares: [q::Square<Self>; N]) -> #size {
            #fits
            let (mut index, mut piece) = (0, 0);
            while piece < N {
                index |= #spread(squares[piece].index().number(), piece, N);
                piece += 1;
            }
            index
        }

        #[doc = #unpack_doc]
        ///
        /// # Panics
        /// If a code is no square.
        #[inline]
        pub const fn #unpack<const N: usize>(index: #size) -> [q::Square<Self>; N] {
            let (mut squares, mut piece) = ([Self::#get::<{ N }>(index, 0); N], 1);
            while piece < N {
                squares[piece] = Self::#get::<{ N }>(index, piece);
                piece += 1;
            }
            squares
        }

        /// The square of one of `N` pieces.
        ///
        #[doc = #get_cost]
        ///
        /// # Panics
        /// If there is no such piece, or its code is no square.
        #[inline]
        #[track_caller]
        pub const fn #get<const N: usize>(index: #size, piece: usize) -> q::Square<Self> {
            #fits
            q::packed::exists(piece, N);
            let number = #number(index, piece, N);
            #square
        }

        /// The index with one of `N` pieces moved.
        ///
        #[doc = #set_cost]
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn #set<const N: usize>(
            index: #size,
            piece: usize,
            square: q::Square<Self>,
        ) -> #size {
            #fits
            q::packed::exists(piece, N);
            let change = #number(index, piece, N) ^ square.index().number();
            index ^ #spread(change, piece, N)
        }

        /// The index with the squares of two of `N` pieces exchanged.
        ///
        #[doc = #swap_cost]
        ///
        /// # Panics
        /// If there are no such pieces.
        #[inline]
        #[track_caller]
        pub const fn #swap<const N: usize>(index: #size, a: usize, b: usize) -> #size {
            #fits
            q::packed::exists(a, N);
            q::packed::exists(b, N);
            let change = #number(index, a, N) ^ #number(index, b, N);
            index ^ (#spread(change, a, N) ^ #spread(change, b, N))
        }
    }
}

/// The least of all images.
fn canonical(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let images = emission.solution.packed.iter().map(|(symmetry, _)| {
        let (variant, flip) =
            (variant("Symmetry", symmetry), function(&format!("{symmetry}_packed"), word));
        quote! {
            let image = Self::#flip::<{ N }>(index);
            if image < least.0 {
                least = (image, #variant);
            }
        }
    });
    let (name, size) = (function("canonical_packed", word), word_type(word));
    let count = emission.solution.packed.len() as u32;
    let cost = format!(
        "Cost: all flips of packed indexes, {count} in number, and {}.",
        FunctionCost::operations(3 * count).costs()
    );
    template! {
        [cost, name, size, images: joined(images)]
        /// The least index of `N` pieces that a symmetry of the board makes of this one, and the
        /// first such symmetry.
        ///
        #[doc = #cost]
        #[inline]
        pub const fn #name<const N: usize>(index: #size) -> (#size, q::Symmetry) {
            let mut least = (index, q::Symmetry::Identity);
            #images
            least
        }
    }
}

/// A flip of a number of pieces known at run time, and of one known at compile time.
fn flip(
    emission: &Emission<'_>,
    symmetry: Symmetry,
    map: &PackedMap,
    packings: &PackingPair,
    word: WordSize,
) -> TokenStream {
    let squares = &emission.solution.squares.symmetries;
    let of_square = squares.iter().find(|(known, _)| *known == symmetry).map(|(_, map)| map);
    let of_square = of_square.map(|map| FunctionCost::of_map(map, "TABLE", emission.entries()));
    let number = emission.cost_of_number();
    let each = number.clone().and(&number).and(&of_square.unwrap_or_default()).plus(1);
    let square_function = square_function(symmetry);
    let functions = Functions {
        name: symmetry.name().to_owned(),
        visibility: quote!(pub),
        docs: PIECES.map(|pieces| docs::packed(pieces, symmetry)),
        to: quote!(Self),
        image: quote!(Self::#square_function(square)),
        each: each.each("piece"),
    };
    functions.tokens(emission, map, packings, word)
}

/// The square with the number `number`, which must be one's.
fn square_with_number(emission: &Emission<'_>) -> TokenStream {
    let (index, _) = emission.index();
    // Where each code is a square there is nothing to look up.
    if emission.numbering().board().len() == 1 << emission.numbering().bits() {
        return quote!(q::Square::from_index(#index::masked(number)));
    }
    template! {
        []
        match Self::square(number) {
            ::core::option::Option::Some(square) => square,
            ::core::option::Option::None => q::no_such_square(),
        }
    }
}
