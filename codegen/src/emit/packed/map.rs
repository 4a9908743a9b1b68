//! The functions for a map of packed positions: a flip, or a conversion to another layout.
//!
//! A map is emitted once for each word size. The number of pieces may be known at run time only; if it is a
//! constant, masks and distances are constants too.

use proc_macro2::{Literal, TokenStream};
use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::program::{Bits, Constant, Distance, Notation, Program, written};
use quadrille_circuits::solve::PackedMap;
use quote::quote;

use super::super::bitboards::word_type;
use super::super::function_cost::FunctionCost;
use super::super::{Emission, docs, literal, tokens};
use super::{fits, function, of_packing, on_word};
use crate::emit::template::template;
use crate::layout::WordSize;

/// What there is to emit for a map of packed positions.
pub(in super::super) struct Functions {
    /// What the functions' names begin with.
    pub(in super::super) name: String,
    pub(in super::super) visibility: TokenStream,
    /// What the function on a number of pieces known at run time does, and what the other does.
    pub(in super::super) docs: [String; 2],
    /// The layout of the images.
    pub(in super::super) to: TokenStream,
    /// The image of a `square`.
    pub(in super::super) image: TokenStream,
    /// What it costs to go from piece to piece.
    pub(in super::super) each: FunctionCost,
}

impl Functions {
    pub(in super::super) fn tokens(
        &self,
        emission: &Emission<'_>,
        map: &PackedMap,
        packings: &PackingPair,
        word: WordSize,
    ) -> TokenStream {
        let Functions { name, visibility, docs, to, .. } = self;
        let at_once = map.at_once(packings);
        let costs = docs::packed_map(map, at_once, packings, Some(&self.each));
        let [pieces_doc, packed_doc] = docs.each_ref().map(|does| format!("{does}: {costs}"));
        let [pieces, packed] =
            ["pieces", "packed"].map(|kind| function(&format!("{name}_{kind}"), word));
        let size = word_type(word);
        let width = Literal::u32_unsuffixed(word.bits());
        let least = at_once.map(|(least, _)| least);
        let body = self.body(emission, (map, least), packings, word);
        let (own, other) = (fits(&quote!(Self), word), quote!(<#to as q::Layout>::PACKING));
        let fits_other = |count: TokenStream| {
            (!packings.is_one()).then(|| quote!(#other.check(#count, #width);))
        };
        let pieces_fit = fits_other(quote!(pieces));
        let n_fit = fits_other(quote!(N)).map(|check| quote!(const { #check }));
        template! {
            [
                pieces_doc, visibility, pieces, size, width, pieces_fit, body, packed_doc, packed,
                own, n_fit,
            ]
            #[doc = #pieces_doc]
            ///
            /// # Panics
            /// If so many pieces do not fit, or are none.
            #[inline(always)]
            #[track_caller]
            #visibility const fn #pieces(index: #size, pieces: usize) -> #size {
                <Self as q::Layout>::PACKING.check(pieces, #width);
                #pieces_fit
                #body
            }

            #[doc = #packed_doc]
            #[inline(always)]
            #visibility const fn #packed<const N: usize>(index: #size) -> #size {
                #own
                #n_fit
                Self::#pieces(index, N)
            }
        }
    }

    /// The program for few pieces, if there is one and they are few.
    fn body(
        &self,
        emission: &Emission<'_>,
        (map, least): (&PackedMap, Option<u32>),
        packings: &PackingPair,
        word: WordSize,
    ) -> TokenStream {
        let of_any = self.of_any_number(emission, map.program.as_ref().zip(least), word);
        let Some(few) = &map.few else { return of_any };
        let at_once = straight_line(&few.program, &self.to, word);
        let most = few.most_in(packings);
        if most == packings.most_pieces() {
            return at_once;
        }
        let most = literal(most as u8);
        quote!(if pieces <= #most { #at_once } else { #of_any })
    }

    /// All pieces at once where there are enough of them, else one after another.
    fn of_any_number(
        &self,
        emission: &Emission<'_>,
        at_once: Option<(&Program, u32)>,
        word: WordSize,
    ) -> TokenStream {
        let Some((program, least)) = at_once else { return self.each_piece(emission, word) };
        let at_once = straight_line(program, &self.to, word);
        if least == 1 {
            return at_once;
        }
        let (least, each) = (literal(least as u8), self.each_piece(emission, word));
        quote!(if pieces < #least { #each } else { #at_once })
    }

    fn each_piece(&self, emission: &Emission<'_>, word: WordSize) -> TokenStream {
        let (index, _) = emission.index();
        let (number, spread) = (on_word("number", word), of_packing(&self.to, "spread", word));
        let image = &self.image;
        template! {
            [index, number, image, spread]
            let (mut image, mut piece) = (0, 0);
            while piece < pieces {
                let square = q::Square::from_index(#index::masked(#number(index, piece, pieces)));
                let to = #image;
                image |= #spread(to.index().number(), piece, pieces);
                piece += 1;
            }
            image
        }
    }
}

/// A program to the packed positions of a layout.
fn straight_line(program: &Program, to: &TokenStream, word: WordSize) -> TokenStream {
    let (definitions, results) = written(program, &OnPieces { to: to.to_string(), word });
    tokens(&format!("{definitions}{}", results.concat()))
}

/// The notation of emitted functions on packed positions, where `index` is the index and `pieces` the
/// number of pieces; what depends on it only is constant where that is.
struct OnPieces {
    /// The layout that the indexes lead to.
    to: String,
    word: WordSize,
}

impl OnPieces {
    fn mask(&self, layout: &str, bits: Bits) -> String {
        format!("<{layout} as q::Layout>::PACKING.mask_{}(0b{bits:b}, pieces)", self.word)
    }
}

impl Notation for OnPieces {
    fn input(&self, _: u32) -> String {
        "index".to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        match constant {
            Constant::Word(value) => {
                format!("{:#x}_{}", value & u128::MAX >> (128 - self.word.bits()), self.word)
            }
            Constant::Each(0) => "0".to_owned(),
            Constant::Each(bits) if bits >> u8::BITS == 0 => self.mask("Self", bits),
            Constant::Each(bits) => self.mask(&self.to, bits >> u8::BITS),
        }
    }

    fn distance(&self, distance: Distance) -> String {
        distance.in_pieces(self.word.bits(), "pieces as u32")
    }
}
