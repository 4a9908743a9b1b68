//! Packed positions of `N` pieces: packing, and one or two pieces at a time.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{fits, function, on_word};
use crate::emit::Emission;
use crate::emit::bitboards::word_type;
use crate::emit::functions::body_tokens;
use crate::emit::template::{joined, listed, template};
use crate::layout::WordSize;
use crate::lower::function_cost::FunctionCost;
use crate::lower::{Function, Name, Type, packing};

/// The functions on indexes in words of one size.
pub(super) fn functions(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let functions = Functions::new(emission, word);
    let changes = packing::changes(word);
    let changes = changes.iter().map(|change| functions.change(change));
    joined([functions.pack(), functions.unpack(), functions.get()].into_iter().chain(changes))
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

    fn cost_of_get(&self) -> FunctionCost {
        self.emission.cost("number_u64").and(&self.emission.cost_of_square_or_none())
    }

    fn pack(&self) -> TokenStream {
        let Functions { word, size, fits, spread, .. } = self;
        let sentence = format!("The packed position of `N` pieces, piece 0 first, as a `{word}`.");
        let doc = self.emission.cost("pack_piece").each("piece").under(&sentence);
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

    /// A change of an index; the pieces that it is about must be there.
    fn change(&self, lowered: &Function<'_>) -> TokenStream {
        let Functions { emission, word, size, fits, .. } = self;
        let of = |(name, ty): &(Name, Type)| {
            let name = format_ident!("{name}");
            let is_piece = *ty == Type::Small;
            let ty = match ty {
                Type::Word(_) => word_type(*word),
                Type::Square => quote!(q::Square<Self>),
                _ => quote!(usize),
            };
            (quote!(#name: #ty), is_piece.then(|| quote!(q::packed::exists(#name, N);)))
        };
        let given = lowered.parameters.iter().filter(|(name, _)| name != "pieces").map(of);
        let (parameters, exist): (Vec<_>, Vec<_>) = given.unzip();
        let doc = lowered.doc.replace("some", "`N`");
        template! {
            [
                doc: emission.cost(&lowered.name).under(&doc), name: format_ident!("{}", lowered.name),
                parameters: listed(parameters), size, fits, exist: joined(exist.into_iter().flatten()),
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
