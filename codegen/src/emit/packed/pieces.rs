//! Packed positions of `N` pieces: packing, and one or two pieces at a time.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{fits, function, on_word};
use crate::emit::Emission;
use crate::emit::bitboards::word_type;
use crate::emit::template::template;
use crate::layout::WordSize;
use crate::lower::function_cost::FunctionCost;

/// The functions on indexes in words of one size.
pub(super) fn functions(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let functions = Functions::new(emission, word);
    let (pack, unpack) = (functions.pack(), functions.unpack());
    let (get, set, swap) = (functions.get(), functions.set(), functions.swap());
    quote!(#pack #unpack #get #set #swap)
}

/// What the functions have in common.
struct Functions<'a> {
    emission: &'a Emission<'a>,
    word: WordSize,
    /// The type of an index.
    size: TokenStream,
    /// Fails to compile where the pieces do not fit.
    fits: TokenStream,
    /// The number of a piece in an index.
    number: TokenStream,
    /// The bits of an index that a piece's number is spread over.
    spread: TokenStream,
    /// The function from an index to the square of a piece.
    get: Ident,
}

impl<'a> Functions<'a> {
    fn new(emission: &'a Emission<'a>, word: WordSize) -> Functions<'a> {
        Functions {
            emission,
            word,
            size: word_type(word),
            fits: fits(&quote!(Self), word),
            number: on_word("number", word),
            spread: on_word("spread", word),
            get: function("get_packed", word),
        }
    }

    fn cost_of_reading(&self) -> FunctionCost {
        self.emission.cost("number_u64")
    }

    fn cost_of_putting(&self) -> FunctionCost {
        self.emission.cost("spread_u64").plus(1)
    }

    fn cost_of_get(&self) -> FunctionCost {
        self.cost_of_reading().and(&self.emission.cost_of_square_or_none())
    }

    fn pack(&self) -> TokenStream {
        let Functions { word, size, fits, spread, .. } = self;
        let sentence = format!("The packed position of `N` pieces, piece 0 first, as a `{word}`.");
        let doc = self.cost_of_putting().each("piece").under(&sentence);
        template! {
            [doc, pack: function("pack", *word), size, fits, spread]
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

    fn unpack(&self) -> TokenStream {
        let Functions { word, size, get, .. } = self;
        let sentence = format!("The squares of a packed position of `N` pieces in a `{word}`.");
        let doc = self.cost_of_get().each("piece").under(&sentence);
        template! {
            [doc, unpack: function("unpack", *word), size, get]
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

    fn get(&self) -> TokenStream {
        let Functions { size, fits, number, get, .. } = self;
        let cost = self.cost_of_get().to_string();
        template! {
            [cost, get, size, fits, number, square: square_with_number(self.emission)]
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

    fn set(&self) -> TokenStream {
        let Functions { word, size, fits, number, spread, .. } = self;
        // What changes is an exclusive-or, put where it was.
        let cost = self.cost_of_reading().plus(1).and(&self.cost_of_putting()).to_string();
        template! {
            [cost, set: function("set_packed", *word), size, fits, number, spread]
            /// The index with one of `N` pieces moved.
            ///
            #[doc = #cost]
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
        }
    }

    fn swap(&self) -> TokenStream {
        let Functions { word, size, fits, number, spread, .. } = self;
        let (read, put) = (self.cost_of_reading().times(2), self.cost_of_putting().times(2));
        let cost = read.plus(1).and(&put).to_string();
        template! {
            [cost, swap: function("swap_packed", *word), size, fits, number, spread]
            /// The index with the squares of two of `N` pieces exchanged.
            ///
            #[doc = #cost]
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
}

/// The square with the number `number`, which must be one's.
pub(super) fn square_with_number(emission: &Emission<'_>) -> TokenStream {
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
