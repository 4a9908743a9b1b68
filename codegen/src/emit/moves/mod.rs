//! Pieces of any movement: where they attack and move, from where they are attacked, which squares
//! they pass. The attacks of plain pieces are in [`pieces`](super::pieces); everything else of plain
//! pieces is here.
//!
//! - [`look_ups`]: the expressions by which attacks and moves are looked up, and their tables
//! - [`functions`]: the functions that a user calls
//! - [`costs`]: what these cost
//! - [`xrays`]: the squares that are seen behind the first piece of a line
//! - [`routes`]: the squares that a piece passes, and those that matter to it
//! - [`traits`]: for generic code
//! - [`plain_pieces`]: the part of this that plain pieces have

mod costs;
mod functions;
mod look_ups;
mod plain_pieces;
mod routes;
mod traits;
mod xrays;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

use super::{Emission, drawings};
use crate::layout::{Leap, Piece};
use crate::reference::{self, moves::Standing};
use crate::solve::Bitboards;
use crate::solve::moves::{PieceLookUps, UnitedLookUps};
pub(super) use look_ups::bytes;

/// What is emitted for one piece.
pub(super) struct Emitter<'a> {
    pub(super) emission: &'a Emission<'a>,
    pub(super) bitboards: &'a Bitboards,
    pub(super) piece: &'a Piece,
    pub(super) span: Span,
}

/// The function that looks up a rider.
pub(super) fn ride_function(ride: Leap) -> Ident {
    format_ident!("ride_{}_{}", ride.m, ride.n)
}

/// One of the functions of a piece.
struct Function<'a> {
    /// What comes behind the piece's name: `attacks`.
    suffix: &'static str,
    doc: String,
    /// The look-ups for White and Black, or for both.
    sides: Vec<&'a UnitedLookUps>,
    /// Whether the squares are empty ones.
    is_quiet: bool,
}

impl Emitter<'_> {
    /// The functions of a piece whose movement is no plain one, and its trait.
    pub(super) fn emit(&self, sides: &[PieceLookUps], marker: Option<&TokenStream>) -> TokenStream {
        let name = self.spoken();
        let of =
            |part: fn(&PieceLookUps) -> &UnitedLookUps| sides.iter().map(part).collect::<Vec<_>>();
        let attacks = Function {
            suffix: "attacks",
            doc: format!("What {name} attacks: where it captures what an enemy has there.")
                + &self.drawing(),
            sides: of(|moves| &moves.attacks),
            is_quiet: false,
        };
        let moves = Function {
            suffix: "moves",
            doc: format!("The empty squares where {name} goes without capturing."),
            sides: of(|moves| &moves.moves),
            is_quiet: true,
        };
        let attackers = Function {
            suffix: "attackers",
            doc: format!("The squares from which {name} attacks a square."),
            sides: of(|moves| &moves.attackers),
            is_quiet: false,
        };
        let differs = sides.iter().any(|side| side.attacks != side.moves);
        let privates = [&attacks, &moves, &attackers].map(|function| self.privates(function));
        let xray_privates = self.xray_privates(&attacks);
        let empty = self.on_empty(&attacks);
        let functions = [Some(&attacks), differs.then_some(&moves), Some(&attackers)];
        let functions: Vec<_> =
            functions.into_iter().flatten().map(|function| self.public(function)).collect();
        let xrays = self.public_xrays(sides);
        let routes = self.routes();
        let layout = &self.emission.item.name;
        let implementation = marker.map(|marker| self.implementation(sides.len() == 2, marker));
        let attacks_trait =
            marker.filter(|_| sides.len() == 1).map(|marker| self.attacks_trait(&attacks, marker));
        quote! {
            #(#privates)*
            #xray_privates
            impl #layout {
                #(#functions)*
                #empty
                #xrays
            }
            #routes
            #implementation
            #attacks_trait
        }
    }

    /// What the piece attacks, White's where it differs by colour.
    fn drawing(&self) -> String {
        let layout = self.emission.layout;
        let rules = self.piece.sides.as_ref().map_or(&[][..], |[white, _]| &white[..]);
        drawings::reached(layout, |square| {
            reference::moves::attacks(layout.board(), square, rules, Standing::all(0))
        })
    }

    /// `a red gold`, as sentences call the piece.
    fn spoken(&self) -> String {
        format!("a {}", self.piece.name.replace('_', " "))
    }

    fn public_name(&self, suffix: &str) -> Ident {
        Ident::new(&format!("{}_{suffix}", self.piece.name), self.span)
    }

    fn private_name(&self, suffix: &str, color: usize) -> Ident {
        format_ident!("{}_{suffix}_{color}", self.piece.name)
    }
}

/// The parameter of functions of pieces that differ by colour.
fn color(sides: usize) -> Option<TokenStream> {
    (sides == 2).then(|| quote!(color: q::Color,))
}
