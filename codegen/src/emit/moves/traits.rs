//! The traits by which generic code asks for a piece.

use crate::emit::template::template;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Emitter;

impl Emitter<'_> {
    /// The trait by which generic code asks for either colour's piece.
    pub(super) fn implementation(&self, marker: &TokenStream) -> TokenStream {
        let arguments = template!([] square, occupancy.word(), hurdles.word());
        let moves = if self.has("moves") { "moves" } else { "attacks" };
        let call = |suffix| self.call(suffix, &arguments);
        let (attacks, moves, attackers) = (call("attacks"), call(moves), call("attackers"));
        let xrays = self.xrays();
        let (path, relevant) = (self.private_name("path", 0), self.private_name("relevant", 0));
        MovesTrait {
            color: quote!(color),
            hurdles: quote!(hurdles),
            attacks: quote!(q::Bitboard::from_word_unchecked(#attacks)),
            attacks_empty: None,
            moves: template!([moves] q::Bitboard::from_word_unchecked((#moves) & !occupancy.word())),
            attackers: quote!(q::Bitboard::from_word_unchecked(#attackers)),
            xrays: quote!(q::Bitboard::from_word_unchecked(#xrays)),
            relevant: template!([relevant] q::Bitboard::from_word_unchecked(#relevant(color, square))),
            path: template!([path] q::Bitboard::from_word_unchecked(#path(color, from, to))),
            fill: self.fill(),
        }
        .tokens(&self.emission.item.name, marker)
    }

    /// The X-rays of the piece; no squares if it has no lines.
    pub(super) fn xrays(&self) -> TokenStream {
        if self.has("xrays") {
            self.call("xrays", &quote!(square, occupancy.word()))
        } else {
            quote!(0)
        }
    }

    /// The trait for pieces of which both colours attack alike.
    pub(super) fn attacks_trait(&self, marker: &TokenStream) -> TokenStream {
        let layout = &self.emission.item.name;
        let arguments = template!([] square, occupancy.word(), occupancy.word());
        let call = self.call("attacks", &arguments);
        template! {
            [marker, layout, call]
            impl q::Attacks<#marker> for #layout {
                #[inline(always)]
                fn attacks(square: q::Square<Self>, occupancy: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#call)
                }
            }
        }
    }
}

/// What the functions of `Moves` do for one piece.
pub(super) struct MovesTrait {
    /// The names of the parameters: `_` for what is not asked.
    pub(super) color: TokenStream,
    pub(super) hurdles: TokenStream,
    pub(super) attacks: TokenStream,
    /// Where there is a table of its own.
    pub(super) attacks_empty: Option<TokenStream>,
    pub(super) moves: TokenStream,
    pub(super) attackers: TokenStream,
    pub(super) xrays: TokenStream,
    pub(super) relevant: TokenStream,
    pub(super) path: TokenStream,
    /// How all pieces on a set are looked up together, where shifts do that.
    pub(super) fill: Option<TokenStream>,
}

impl MovesTrait {
    pub(super) fn tokens(&self, layout: &Ident, marker: &TokenStream) -> TokenStream {
        let MovesTrait { color, hurdles, attacks, moves, attackers, xrays, relevant, .. } = self;
        let MovesTrait { path, fill, .. } = self;
        let attacks_empty = self.attacks_empty.as_ref().map(|attacks| {
            template! {
                [color, attacks]
                #[inline(always)]
                fn attacks_empty_of(#color: q::Color, square: q::Square<Self>) -> q::Bitboard<Self> {
                    #attacks
                }
            }
        });
        template! {
            [
                marker, layout, color, hurdles, attacks, attacks_empty, moves, attackers, xrays,
                relevant, path, fill,
            ]
            impl q::Moves<#marker> for #layout {
                #[inline(always)]
                fn attacks_of(#color: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>, #hurdles: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    #attacks
                }
                #attacks_empty
                #[inline(always)]
                fn moves_of(#color: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>, #hurdles: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    #moves
                }
                #[inline(always)]
                fn attackers_of(#color: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>, #hurdles: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    #attackers
                }
                #[inline(always)]
                fn xrays_of(#color: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    #xrays
                }
                #[inline]
                fn relevant_of(#color: q::Color, square: q::Square<Self>) -> q::Bitboard<Self> {
                    #relevant
                }
                #[inline]
                fn path_of(#color: q::Color, from: q::Square<Self>, to: q::Square<Self>) -> q::Bitboard<Self> {
                    #path
                }
                #fill
            }
        }
    }
}
