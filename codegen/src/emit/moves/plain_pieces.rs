//! Functions of plain pieces (leaps and rides that are the same in all directions) beside their attacks.

use proc_macro2::TokenStream;
use quote::quote;

use super::Emitter;
use super::traits::MovesTrait;

impl Emitter<'_> {
    /// What a plain piece has, its attacks first.
    pub(in super::super) fn emit_plain(
        &self,
        attacks: TokenStream,
        marker: Option<&TokenStream>,
    ) -> TokenStream {
        let implementation = marker.map(|marker| self.moves_of_plain(marker));
        let [beside, page] = self.beside_and_page(attacks, self.attackers());
        quote!(#beside #page #implementation)
    }

    /// Whether occupied squares matter.
    fn is_rider(&self) -> bool {
        !self.piece.rides.is_empty()
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
        let doc = self.emission.cost(&format!("{}_attackers", self.piece.name)).under(&sentence);
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
        let xrays = self.xrays(1);
        let [path, relevant] = ["path", "relevant"].map(|suffix| self.private_name(suffix, 0));
        let attacks = quote!(<Self as q::Attacks<#marker>>::attacks(square, occupancy));
        let on_empty = quote!(<Self as q::Attacks<#marker>>::attacks_empty(square));
        MovesTrait {
            color: quote!(_),
            hurdles: quote!(_),
            moves: quote!(#attacks & !occupancy),
            attackers: attacks.clone(),
            attacks,
            attacks_empty: self.is_rider().then_some(on_empty),
            xrays: quote!(q::Bitboard::from_word_unchecked(#xrays)),
            relevant: quote!(q::Bitboard::from_word_unchecked(#relevant(q::Color::White, square))),
            path: quote!(q::Bitboard::from_word_unchecked(#path(q::Color::White, from, to))),
            fill: self.fill(),
        }
        .tokens(&self.emission.item.name, marker)
    }
}
