//! Packed positions and bit planes: packing, and flips as straight-line code for any number of
//! pieces.
//!
//! - [`map`]: the functions for a flip or a conversion of packed positions
//! - [`pieces`]: packing, and one or two pieces at a time
//! - `planes`: packing and flips of bit planes

pub(super) mod map;
mod pieces;
#[cfg(feature = "packed-programs")]
mod planes;

use map::Functions;
use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_circuits::packing::{PackedField, PackingPair};
use quadrille_circuits::solve::PackedMap;
use quadrille_runtime::Symmetry;
use quote::{format_ident, quote};

use super::bitboards::word_type;
use super::page::section;
use super::{Emission, conversion, lacking, variant};
use crate::emit::functions::by_target;
use crate::emit::template::{joined, template};
use crate::layout::{WordSize, given};
use crate::lower::Type;
use crate::lower::packed::{self, MapOfPositions};
use crate::lower::substituted::quicker_flips;

/// How documentation calls the number of pieces: known at run time, and at compile time.
pub(super) const PIECES: [&str; 2] = ["`pieces`", "`N`"];

/// The methods on packed positions of each word, conversions of these, and those on bit planes.
pub(super) fn sections(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let packing_pairs = emission.layout.packing_pairs(emission.layout);
    let words = WordSize::ALL.into_iter().zip(&packing_pairs).map(|(word, packings)| {
        let title = format!("Packed positions in a `{word}`");
        let sentence = "Squares of several pieces in one word, flipped all at once.";
        section(name, &title, sentence, &on_one_word(emission, packings, word))
    });
    let conversions = section(
        name,
        "Conversions of packed positions",
        "To layouts that are described together with this one.",
        &conversion::packed::functions(emission),
    );
    #[cfg(feature = "packed-programs")]
    let planes = section(
        name,
        "Bit planes",
        "Squares of several pieces as one word for each bit of their numbers.",
        &planes::planes(emission),
    );
    #[cfg(not(feature = "packed-programs"))]
    let planes = TokenStream::new();
    joined(words.chain([conversions, planes]))
}

/// Packing and flips of positions in words of one size.
fn on_one_word(emission: &Emission<'_>, packings: &PackingPair, word: WordSize) -> TokenStream {
    let flips = emission.solution.packed.iter();
    let flips = flips.map(|(symmetry, map)| flip(emission, *symmetry, map, packings, word));
    let packing = pieces::functions(emission, word);
    joined([packing].into_iter().chain(flips).chain([canonical(emission, word)]))
}

/// What the trait of all layouts has on packed positions.
pub(super) fn layout_items(emission: &Emission<'_>) -> TokenStream {
    let packing = emission.packing();
    let span = Literal::u32_unsuffixed(packing.span());
    let fields = packing.fields().iter().map(field);
    let of_pieces = [("index", Type::Word(WordSize::U64)), ("pieces", Type::Small)];
    let quicker = quicker_flips(emission.layout, &emission.solution.packed);
    let arms = emission.solution.packed.iter().map(|(symmetry, _)| {
        let own = given(&quicker, *symmetry);
        let image =
            in_either_word(symmetry.name(), |narrow| by_target(emission, &of_pieces, own, &narrow));
        let variant = variant("Symmetry", symmetry);
        template!([variant, image] #variant => ::core::option::Option::Some(#image),)
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

/// The image of the position `index` of `pieces` pieces under a map with a function for each word; `narrow` is what the
/// smaller word has instead of a call of its function.
pub(super) fn in_either_word(
    map: &str,
    narrow: impl FnOnce(TokenStream) -> TokenStream,
) -> TokenStream {
    let [own, wide] = WordSize::ALL.map(|word| function(&format!("{map}_pieces"), word));
    let narrow = narrow(quote!(Self::#own(index, pieces)));
    template! {
        [narrow, wide]
        q::Word::either(
            index,
            |index| #narrow,
            |index| Self::#wide(index, pieces),
        )
    }
}

fn field(field: &PackedField) -> TokenStream {
    let PackedField { shift, width, fixed, per_piece, stride } = *field;
    let [shift, width, fixed, per_piece, stride] =
        [shift, width, fixed, per_piece, stride].map(Literal::u32_unsuffixed);
    template! {
        [shift, width, fixed, per_piece, stride]
        q::packed::PackedField {
            shift: #shift, width: #width, fixed: #fixed, per_piece: #per_piece, stride: #stride,
        }
    }
}

/// The name of a function on indexes in such a word: those in a `u128` say so.
pub(super) fn function(name: &str, word: WordSize) -> Ident {
    format_ident!("{}", packed::name(name, word))
}

/// The packing's functions for a word.
fn on_word(name: &str, word: WordSize) -> TokenStream {
    let name = format_ident!("{name}_{word}");
    quote!(<Self as q::Layout>::PACKING.#name)
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

/// The least of all images.
fn canonical(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    let images = emission.solution.packed.iter().map(|(symmetry, _)| {
        let (variant, flip) =
            (variant("Symmetry", symmetry), function(&format!("{symmetry}_packed"), word));
        template! {
            [flip, variant]
            let image = Self::#flip::<{ N }>(index);
            if image < least.0 {
                least = (image, #variant);
            }
        }
    });
    let (name, size) = (function("canonical_packed", word), word_type(word));
    let count = emission.solution.packed.len() as u32;
    let cost = format!(
        "Cost: all flips of packed positions, {count} in number, and {}.",
        emission.cost("keep_least").times(count).costs()
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
    let each = emission.cost(&packed::one_by_one(symmetry.name()));
    let lowered = MapOfPositions::flip(symmetry, map, packings, word);
    let (visibility, to) = (quote!(pub), quote!(Self));
    Functions { lowered, visibility, to, each }.tokens(emission)
}
