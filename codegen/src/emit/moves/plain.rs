//! What a plain piece, of leaps and rides that are the same in all directions, has beside its attacks.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{bitboards, pieces};
use super::traits::MovesTrait;
use super::xrays::xray;
use super::{Emitter, ride_function};

impl Emitter<'_> {
    /// What a plain piece has beside its attacks.
    pub(in super::super) fn emit_plain(&self, marker: Option<&TokenStream>) -> TokenStream {
        let layout = &self.emission.item.name;
        let word = bitboards::word_type(self.bitboards.word);
        let attacks = self.public_name("attacks");
        let attackers = self.public_name("attackers");
        let occupancy = !self.piece.rides.is_empty();
        let (parameter, argument) = match occupancy {
            true => (quote!(, occupancy: q::Bitboard<Self>), quote!(, occupancy)),
            false => (TokenStream::new(), TokenStream::new()),
        };
        let doc = format!(
            "The squares from which {} attacks a square: those that it attacks from there.",
            self.spoken()
        );
        let private = self.private_name("xrays", 0);
        let slides: Vec<_> =
            self.piece.rides.iter().map(|&ride| xray(&ride_function(ride), None)).collect();
        let slides = if slides.is_empty() { vec![quote!(0)] } else { slides };
        let doc = pieces::cost(self.emission, self.bitboards, self.piece).under(&doc);
        let xrays = occupancy.then(|| {
            let call = quote!(#private(square, occupancy.word()));
            self.xrays_function(&call, false, &self.cost_of_plain_xrays())
        });
        let walks = self.walks();
        let implementation = marker.map(|marker| {
            let [path, relevant] = ["path", "relevant"].map(|suffix| self.private_name(suffix, 0));
            let attacks = quote!(<Self as q::Attacks<#marker>>::attacks(square, occupancy));
            MovesTrait {
                color: quote!(_),
                hurdles: quote!(_),
                moves: quote!(#attacks & !occupancy),
                attackers: attacks.clone(),
                attacks,
                attacks_empty: occupancy
                    .then(|| quote!(<Self as q::Attacks<#marker>>::attacks_empty(square))),
                xrays: quote!(q::Bitboard::from_word_unchecked(#private(square, occupancy.word()))),
                relevant: quote!(q::Bitboard::from_word_unchecked(#relevant(q::Color::White, square))),
                path: quote!(q::Bitboard::from_word_unchecked(#path(q::Color::White, from, to))),
            }
            .tokens(layout, marker)
        });
        quote! {
            #[inline(always)]
            const fn #private(square: q::Square<#layout>, occupancy: #word) -> #word {
                let sight: #word = #(#slides)|*;
                sight
            }
            impl #layout {
                #[doc = #doc]
                #[inline(always)]
                pub const fn #attackers(square: q::Square<Self> #parameter) -> q::Bitboard<Self> {
                    Self::#attacks(square #argument)
                }
                #xrays
            }
            #walks
            #implementation
        }
    }
}
