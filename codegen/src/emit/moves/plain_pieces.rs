//! Functions of plain pieces: leaps and rides that are the same in all directions.

use proc_macro2::TokenStream;
use quote::quote;

use super::Emitter;
use super::traits::MovesTrait;
use crate::emit::functions::reading;
use crate::emit::template::{joined, template};
use crate::lower::moves::name_of;
use crate::lower::{Function, Table};

impl Emitter<'_> {
    /// What a plain piece has, its attacks first.
    pub(in super::super) fn emit_plain(&self, marker: Option<&TokenStream>) -> TokenStream {
        let implementation = marker.map(|marker| self.moves_of_plain(marker));
        let attackers = self.of_plain("attackers").map(|lowered| self.function(lowered));
        let together = self.of_plain("rides").map(|lowered| self.function(lowered));
        let tables = [self.table("leaps"), self.table("sets_on_empty")];
        let attacks = [self.of_plain("attacks"), self.of_plain("attacks_empty")];
        let attacks = attacks.into_iter().zip(tables).filter_map(|(lowered, table)| {
            Some(self.function(&reading(self.emission, lowered?, table.as_slice())))
        });
        let [beside, page] = self.beside_and_page(joined(attacks), joined(attackers));
        quote!(#together #beside #page #implementation)
    }

    /// Whether occupied squares matter.
    fn is_rider(&self) -> bool {
        !self.piece.rides.is_empty()
    }

    fn table(&self, suffix: &str) -> Option<Table<'_>> {
        let name = name_of(self.piece, suffix);
        self.lowered.plain.tables.iter().find(|table| table.name == name).cloned()
    }

    fn of_plain(&self, suffix: &str) -> Option<&Function<'_>> {
        let name = name_of(self.piece, suffix);
        self.lowered.plain.functions.iter().find(|function| function.name == name)
    }

    /// What the piece's marker implements.
    fn moves_of_plain(&self, marker: &TokenStream) -> TokenStream {
        let xrays = self.xrays();
        let (path, relevant) = (self.private_name("path", 0), self.private_name("relevant", 0));
        let attacks = template!([marker] <Self as q::Attacks<#marker>>::attacks(square, occupancy));
        let on_empty = template!([marker] <Self as q::Attacks<#marker>>::attacks_empty(square));
        MovesTrait {
            color: quote!(_),
            hurdles: quote!(_),
            moves: quote!(#attacks & !occupancy),
            attackers: attacks.clone(),
            attacks,
            attacks_empty: self.is_rider().then_some(on_empty),
            xrays: quote!(q::Bitboard::from_word_unchecked(#xrays)),
            relevant: template!([relevant] q::Bitboard::from_word_unchecked(#relevant(q::Color::White, square))),
            path: template!([path] q::Bitboard::from_word_unchecked(#path(q::Color::White, from, to))),
            fill: self.fill(),
        }
        .tokens(&self.emission.item.name, marker)
    }
}
