//! Functions that walk from square to square when they are called: the squares that a piece passes, and
//! those on which another piece may change where it goes.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::super::{bitboards, literal};
use super::Emitter;
use crate::emit::template::{listed, template};
use crate::solve::moves::routes::{OwnedRoute, routes};

impl Emitter<'_> {
    /// The functions that walk, on words and as methods: the squares that matter, and those between.
    pub(super) fn routes(&self) -> [TokenStream; 2] {
        let lists = routes(self.emission.numbering(), self.piece);
        let are_some = lists.iter().any(|list| !list.is_empty());
        let (path, relevant) = (self.private_name("path", 0), self.private_name("relevant", 0));
        let on_words = template! {
            [
                path, relevant,
                layout: self.emission.item.name,
                word: bitboards::word_type(self.bitboards.word),
                steps: steps(&lists),
                grid: self.grid(),
            ]
            const fn #path(color: q::Color, from: q::Square<#layout>, to: q::Square<#layout>) -> #word {
                #steps
                #grid
                let at = COORDS[from.index().get()];
                let (from, to) = (1 << from.index().get(), 1 << to.index().get());
                q::moves::path(grid, steps, (at[0], at[1]), from, to) as #word
            }
            const fn #relevant(color: q::Color, square: q::Square<#layout>) -> #word {
                #steps
                #grid
                let at = COORDS[square.index().get()];
                q::moves::relevant(grid, steps, at[0], at[1], 1 << square.index().get()) as #word
            }
        };
        let methods =
            if are_some { self.public_routes(&path, &relevant) } else { TokenStream::new() };
        [on_words, methods]
    }

    /// The board as routes see it.
    fn grid(&self) -> TokenStream {
        let layout = &self.emission.item.name;
        let board = self.emission.layout.board();
        let (files, ranks) = (literal(board.files()), literal(board.ranks()));
        template! {
            [files, ranks, layout]
            let grid = q::moves::Grid { files: #files, ranks: #ranks, numbers: <#layout as q::Layout>::PLACES };
        }
    }

    /// The layout's functions around those on words, for one colour where all colours walk alike.
    fn public_routes(&self, path: &Ident, relevant: &Ident) -> TokenStream {
        let is_colored = self.sides == 2;
        let spoken = self.piece.spoken();
        let cost = self.emission.cost_of_routes(self.piece);
        let path_doc = format!(
            "The squares {spoken} passes between its square and one that it may attack; empty if it never attacks that one."
        );
        let relevant_doc = format!("The squares whose occupants can change where {spoken} goes.");
        template! {
            [
                path, relevant,
                path_doc: cost.under(&path_doc),
                path_name: self.public_name("path"),
                relevant_doc: cost.under(&relevant_doc),
                relevant_name: self.public_name("relevant"),
                color: is_colored.then(|| quote!(color: q::Color,)),
                chosen: if is_colored { quote!(color) } else { quote!(q::Color::White) },
            ]
            #[doc = #path_doc]
            pub const fn #path_name(#color from: q::Square<Self>, to: q::Square<Self>) -> q::Bitboard<Self> {
                q::Bitboard::from_word_unchecked(#path(#chosen, from, to))
            }
            #[doc = #relevant_doc]
            pub const fn #relevant_name(#color square: q::Square<Self>) -> q::Bitboard<Self> {
                q::Bitboard::from_word_unchecked(#relevant(#chosen, square))
            }
        }
    }
}

/// The steps of both colours, and the choice between them.
fn steps(lists: &[Vec<OwnedRoute>; 2]) -> TokenStream {
    let [white, black] = lists.each_ref().map(|list| listed(list.iter().map(route)));
    template! {
        [white, black]
        static WHITE: &[q::moves::Route<'_>] = &[#white];
        static BLACK: &[q::moves::Route<'_>] = &[#black];
        let steps = match color {
            q::Color::White => WHITE,
            q::Color::Black => BLACK,
        };
    }
}

fn route(OwnedRoute { step, range, path, captures, from, within }: &OwnedRoute) -> TokenStream {
    let pair = |&(files, ranks): &(i8, i8)| {
        let (files, ranks) = (Literal::i8_unsuffixed(files), Literal::i8_unsuffixed(ranks));
        quote!((#files, #ranks))
    };
    let (step, path) = (pair(step), path.iter().map(pair));
    let range = literal(*range);
    quote! {
        q::moves::Route {
            step: #step, range: #range, path: &[#(#path),*], captures: #captures, from: #from, within: #within,
        }
    }
}
