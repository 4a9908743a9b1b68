//! Pieces of any movement: where they attack and move, from where they are attacked, which squares
//! they pass. The attacks of plain pieces are in [`pieces`](super::pieces); everything else of plain
//! pieces is here.
//!
//! - [`routes`]: the squares that a piece passes, and those that matter to it
//! - [`spread`]: what all pieces on a set attack together
//! - [`traits`]: for generic code
//! - [`plain_pieces`]: the part of this that plain pieces have

mod plain_pieces;
mod routes;
mod spread;
mod traits;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

use super::lowered::LoweredPiece;
use super::page::{capitalised, section};
use super::pieces::docs_of_tables;
use super::{Emission, drawings, functions};
use crate::emit::template::{joined, template};
use crate::layout::{Leap, Piece};
use crate::lower::Function;
use crate::lower::moves::{name_of, ride_name};
use crate::reference::{self, moves::Standing};
use crate::solve::Bitboards;
use crate::solve::spread::{NoFill, SetAttacks};

/// What is emitted for one piece.
pub(super) struct Emitter<'a> {
    pub(super) emission: &'a Emission<'a>,
    pub(super) bitboards: &'a Bitboards,
    pub(super) piece: &'a Piece,
    /// The number of colours whose pieces move differently: one if both move alike.
    pub(super) sides: usize,
    pub(super) lowered: &'a LoweredPiece<'a>,
    /// How all pieces on a set are looked up together.
    pub(super) spread: &'a Result<SetAttacks, NoFill>,
    pub(super) span: Span,
}

/// The function that looks up a rider.
pub(super) fn ride_function(ride: Leap) -> Ident {
    format_ident!("{}", ride_name(ride))
}

impl Emitter<'_> {
    /// The functions of a piece whose movement is no plain one, and its traits.
    pub(super) fn emit(&self, marker: Option<&TokenStream>) -> TokenStream {
        let [beside, page] = self.beside_and_page(TokenStream::new(), TokenStream::new());
        let implementation = marker.map(|marker| self.implementation(marker));
        let attacks_trait =
            marker.filter(|_| self.sides == 1).map(|marker| self.attacks_trait(marker));
        quote!(#beside #page #implementation #attacks_trait)
    }

    /// What stands beside the type, and the piece's methods: attacks of plain pieces, what was lowered, `attackers`
    /// of plain pieces, those on sets, and its routes.
    fn beside_and_page(&self, attacks: TokenStream, attackers: TokenStream) -> [TokenStream; 2] {
        let [private, public] = self.printed(&self.lowered.functions);
        let [routes, public_routes] = self.routes();
        let [beside_sets, of_sets] = self.of_sets();
        let title = capitalised(&self.piece.name.replace('_', " "));
        let methods = joined([attacks, public, attackers, of_sets, public_routes]);
        let page = section(&self.emission.item.name, &title, "", &methods);
        [joined([private, routes, beside_sets]), page]
    }

    /// Lowered functions: those that only others call, and those of the type.
    fn printed(&self, functions: &[Function<'_>]) -> [TokenStream; 2] {
        [false, true].map(|is_public| {
            let own = functions.iter().filter(|function| function.is_public == is_public);
            joined(own.map(|function| self.function(function)))
        })
    }

    fn function(&self, function: &Function<'_>) -> TokenStream {
        functions::function(self.emission, function, &self.doc(function), self.span)
    }

    /// Whether there is such a function.
    fn has(&self, suffix: &str) -> bool {
        let name = name_of(self.piece, suffix);
        self.lowered.functions.iter().any(|function| function.name == name)
    }

    /// The documentation of a function that users call: what it does, a drawing of attacks, and what it costs.
    fn doc(&self, function: &Function<'_>) -> String {
        if !function.is_public {
            return String::new();
        }
        let is_attacks = function.name == format!("{}_attacks", self.piece.name);
        let attacks = if is_attacks { self.drawing_and_tables() } else { String::new() };
        let doc = self.emission.cost(&function.name).under(&(function.doc.clone() + &attacks));
        doc + &self.emission.with_extraction(&function.name)
    }

    /// What the piece attacks, White's where it differs by colour; and what the tables of plain pieces hold.
    fn drawing_and_tables(&self) -> String {
        let Emitter { emission, piece, .. } = self;
        let board = emission.layout.board();
        let Some([white, _]) = &piece.sides else {
            let attacks = |square| reference::attacks(board, square, piece, 0);
            let drawing = drawings::reached(emission.layout, &attacks);
            return drawing + &docs_of_tables(emission, self.bitboards, piece);
        };
        let standing = Standing::all(0);
        drawings::reached(emission.layout, &|square| {
            reference::moves::attacks(board, square, white, standing)
        })
    }

    fn public_name(&self, suffix: &str) -> Ident {
        Ident::new(&name_of(self.piece, suffix), self.span)
    }

    fn private_name(&self, suffix: &str, color: usize) -> Ident {
        format_ident!("{}_{suffix}_{color}", self.piece.name)
    }

    /// A call of the private function, of the one for the colour where there are two.
    fn call(&self, suffix: &str, arguments: &TokenStream) -> TokenStream {
        let (white, black) = (self.private_name(suffix, 0), self.private_name(suffix, 1));
        match self.sides {
            1 => quote!(#white(#arguments)),
            _ => template! {
                [white, black, arguments]
                match color {
                    q::Color::White => #white(#arguments),
                    q::Color::Black => #black(#arguments),
                }
            },
        }
    }
}
