//! Packed positions of `N` pieces: packing, and one or two pieces at a time.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{fits, function, on_word};
use crate::emit::Emission;
use crate::emit::bitboards::word_type;
use crate::emit::functions::body_tokens;
use crate::emit::template::{joined, listed, template};
use crate::layout::WordSize;
use crate::lower::function_cost::{FunctionCost, Per};
use crate::lower::{Function, Name, Type, packing};

/// The functions on indexes in words of one size.
pub(super) fn functions(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let arrays = [pack(emission, word), unpack(emission, word), get(emission, word)];
    let changes = packing::changes(word, "`N`");
    let changes = changes.iter().map(|lowered| change(emission, word, lowered));
    joined(arrays.into_iter().chain(changes))
}

fn pack(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let doc = format!("The packed position of `N` pieces, piece 0 first, as a `{word}`.");
    template! {
        [
            doc: emission.cost("pack_piece").each(Per::Piece).under(&doc),
            pack: function("pack", word),
            size: word_type(word),
            fits: fits(&quote!(Self), word),
            spread: on_word("spread", word),
        ]
        #[doc = #doc]
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
    }
}

fn unpack(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let doc = format!("The squares of a packed position of `N` pieces in a `{word}`.");
    template! {
        [
            doc: cost_of_get(emission).each(Per::Piece).under(&doc),
            unpack: function("unpack", word),
            size: word_type(word),
            get: function("get_packed", word),
        ]
        #[doc = #doc]
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
    }
}

fn get(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    template! {
        [
            cost: cost_of_get(emission).to_string(),
            get: function("get_packed", word),
            size: word_type(word),
            fits: fits(&quote!(Self), word),
            number: on_word("number", word),
            square: square_with_number(emission),
        ]
        /// The square of one of `N` pieces.
        ///
        #[doc = #cost]
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
    }
}

fn cost_of_get(emission: &Emission<'_>) -> FunctionCost {
    emission.cost("number_u64").and(&emission.cost_of_square_or_none())
}

/// A change of an index; the pieces that it is about must be there.
fn change(emission: &Emission<'_>, word: WordSize, lowered: &Function<'_>) -> TokenStream {
    let given = || lowered.parameters.iter().filter(|(name, _)| name != "pieces");
    let parameter = |(name, ty): &(Name, Type)| {
        let name = format_ident!("{name}");
        match ty {
            Type::Word(word) => (name, word_type(*word)),
            Type::Square => (name, quote!(q::Square<Self>)),
            _ => (name, quote!(usize)),
        }
    };
    let parameters = given().map(parameter).map(|(name, ty)| quote!(#name: #ty));
    let pieces = given().filter(|(_, ty)| *ty == Type::Small).map(parameter);
    let exist = pieces.map(|(piece, _)| template!([piece] q::packed::exists(#piece, N);));
    template! {
        [
            doc: emission.cost(&lowered.name).under(&lowered.doc),
            name: format_ident!("{}", lowered.name),
            parameters: listed(parameters),
            size: word_type(word),
            fits: fits(&quote!(Self), word),
            exist: joined(exist),
            body: body_tokens(emission, lowered, &quote!(Self)),
        ]
        #[doc = #doc]
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn #name<const N: usize>(#parameters) -> #size {
            #fits
            #exist
            let pieces = N;
            #body
        }
    }
}

/// The square with the number `number`, which must be one's.
pub(super) fn square_with_number(emission: &Emission<'_>) -> TokenStream {
    let index = emission.index();
    // Where each code is a square there is nothing to look up.
    if emission.numbering().board().len() == 1 << emission.numbering().bits() {
        return template!([index] q::Square::from_index(#index::masked(number)));
    }
    template! {
        []
        match Self::square(number) {
            ::core::option::Option::Some(square) => square,
            ::core::option::Option::None => q::no_such_square(),
        }
    }
}
