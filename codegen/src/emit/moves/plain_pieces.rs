//! Functions of plain pieces (leaps and rides that are the same in all directions) beside their attacks.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::{bitboards, pieces};
use super::traits::MovesTrait;
use super::xrays::xray;
use super::{Emitter, ride_function};

impl Emitter<'_> {
    /// What a plain piece has beside its attacks.
    pub(in super::super) fn emit_plain(&self, marker: Option<&TokenStream>) -> TokenStream {
        let layout = &self.emission.item.name;
        let private = self.private_name("xrays", 0);
        let xrays = self.is_rider().then(|| {
            let call = quote!(#private(square, occupancy.word()));
            self.xrays_function(&call, false, &self.cost_of_plain_xrays())
        });
        let implementation = marker.map(|marker| self.moves_of_plain(marker));
        let (sight, attackers, routes) = (self.sight(&private), self.attackers(), self.routes());
        quote! {
            #sight
            impl #layout {
                #attackers
                #xrays
            }
            #routes
            #implementation
        }
    }

    /// Whether occupied squares matter.
    fn is_rider(&self) -> bool {
        !self.piece.rides.is_empty()
    }

    /// The function that looks through what the piece meets first.
    fn sight(&self, name: &Ident) -> TokenStream {
        let layout = &self.emission.item.name;
        let word = bitboards::word_type(self.bitboards.word);
        let rides = self.piece.rides.iter();
        let mut slides: Vec<_> = rides.map(|&ride| xray(&ride_function(ride), None)).collect();
        if slides.is_empty() {
            slides.push(quote!(0));
        }
        quote! {
            #[inline(always)]
            const fn #name(square: q::Square<#layout>, occupancy: #word) -> #word {
                let sight: #word = #(#slides)|*;
                sight
            }
        }
    }

    /// The piece's attacks, as those which come to a square: they are the same.
    fn attackers(&self) -> TokenStream {
        let (attacks, attackers) = (self.public_name("attacks"), self.public_name("attackers"));
        let (parameter, argument) = match self.is_rider() {
            true => (quote!(, occupancy: q::Bitboard<Self>), quote!(, occupancy)),
            false => (TokenStream::new(), TokenStream::new()),
        };
        let sentence = format!(
            "The squares from which {} attacks a square: those that it attacks from there.",
            self.spoken()
        );
        let doc = pieces::cost(self.emission, self.bitboards, self.piece).under(&sentence);
        quote! {
            #[doc = #doc]
            #[inline(always)]
            pub const fn #attackers(square: q::Square<Self> #parameter) -> q::Bitboard<Self> {
                Self::#attacks(square #argument)
            }
        }
    }

    /// What the piece's marker implements.
    fn moves_of_plain(&self, marker: &TokenStream) -> TokenStream {
        let [xrays, path, relevant] =
            ["xrays", "path", "relevant"].map(|suffix| self.private_name(suffix, 0));
        let attacks = quote!(<Self as q::Attacks<#marker>>::attacks(square, occupancy));
        let on_empty = quote!(<Self as q::Attacks<#marker>>::attacks_empty(square));
        MovesTrait {
            color: quote!(_),
            hurdles: quote!(_),
            moves: quote!(#attacks & !occupancy),
            attackers: attacks.clone(),
            attacks,
            attacks_empty: self.is_rider().then_some(on_empty),
            xrays: quote!(q::Bitboard::from_word_unchecked(#xrays(square, occupancy.word()))),
            relevant: quote!(q::Bitboard::from_word_unchecked(#relevant(q::Color::White, square))),
            path: quote!(q::Bitboard::from_word_unchecked(#path(q::Color::White, from, to))),
        }
        .tokens(&self.emission.item.name, marker)
    }
}
