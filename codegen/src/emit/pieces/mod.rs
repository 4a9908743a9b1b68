//! Pieces: their look-ups as data, which the runtime's functions read, and functions with the names that the
//! description gives them.
//!
//! - [`look_ups`]: the look-ups that one function unites, as constants and tables
//! - [`fills`]: shifts for all pieces on a set
//! - [`routes`]: the steps that something may hinder

mod fills;
mod look_ups;
mod routes;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

use super::tokens::{array, joined, separated};
use super::{Emission, drawings, riders};
use crate::list::list;
use crate::model::{Piece, Rule, SquareSet};
use crate::reference::{self, moves::Standing};
use crate::solve::Bitboards;
use crate::solve::moves::{PieceLookUps, UnitedLookUps};
use crate::solve::sliders::RiderLookUp;
use look_ups::LookUpTables;
use routes::Routes;

pub(super) fn emit(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let pieces = emitters(emission, bitboards);
    let mut items = list(&pieces, PieceEmitter::emit);
    items.insert(0, riders::emit(bitboards));
    joined(items)
}

/// Each piece of a layout.
pub(super) fn emitters<'a>(
    emission: &'a Emission<'a>,
    bitboards: &'a Bitboards,
) -> Vec<PieceEmitter<'a>> {
    let mut named = Vec::new();
    let item = emission.item;
    let pieces = emission.layout.pieces.iter().zip(&item.pieces).zip(&item.markers).enumerate();
    list(pieces, |(index, ((piece, &span), marker))| {
        // Pieces that move alike share the type that generic code names them by.
        let path = path(piece, marker.as_ref()).filter(|path| !named.contains(&path.to_string()));
        named.extend(path.as_ref().map(ToString::to_string));
        let sides = &bitboards.moves[index][..];
        PieceEmitter { emission, bitboards, piece, index, sides, span, path }
    })
}

/// The type of a piece in generic code: the path of the description, so that errors point there, or the runtime's for a
/// standard movement.
fn path(piece: &Piece, marker: Option<&TokenStream>) -> Option<TokenStream> {
    marker.cloned().or_else(|| {
        let standard = format_ident!("{}", piece.standard_type()?);
        Some(quote!(q::piece::#standard))
    })
}

/// A piece of a layout.
pub(super) struct PieceEmitter<'a> {
    emission: &'a Emission<'a>,
    bitboards: &'a Bitboards,
    piece: &'a Piece,
    /// Its index among the pieces of the layout.
    index: usize,
    /// The look-ups of each colour, or of both.
    sides: &'a [PieceLookUps],
    /// The span of its name in the description.
    span: Span,
    /// Its type, unless it has none or an earlier piece has the same.
    path: Option<TokenStream>,
}

impl PieceEmitter<'_> {
    fn emit(&self) -> TokenStream {
        let path = self.named_type();
        let hidden = self.path.is_none().then(|| quote!(enum #path {}));
        let (statics, data) = self.movement();
        let (layout, spoken) = (&self.emission.item.name, self.piece.spoken());
        let (heading, fills) = (capitalised(&self.piece.name.replace('_', " ")), self.fills());
        let functions = self.functions();
        quote! {
            #hidden #statics
            q::piece! { #layout, #path, #heading, #spoken; #data #fills #functions }
        }
    }

    /// The marker type, or a private one if the description gives none.
    pub(super) fn named_type(&self) -> TokenStream {
        let own = format_ident!("{}Piece", capitalised(&self.piece.name));
        self.path.clone().unwrap_or_else(|| quote!(#own))
    }

    /// The tables and constants of the piece's look-ups, and the rows that refer to them.
    fn movement(&self) -> (TokenStream, TokenStream) {
        let (name, entries) = (self.piece.name.to_uppercase(), self.emission.numbering().entries());
        let mut tables = LookUpTables::new(self.bitboards, entries, name);
        let is_plain = |PieceLookUps { attacks, moves, attackers }: &PieceLookUps| {
            moves == attacks && attackers == attacks
        };
        let (plain, own) = match self.sides {
            [side] if is_plain(side) => {
                let look_ups = tables.parts(&side.attacks);
                (Some(quote!(plain { #look_ups };)), None)
            }
            sides => {
                let mut of = |part: fn(&PieceLookUps) -> &UnitedLookUps| {
                    separated(sides, |side| tables.constant(part(side)))
                };
                let [attacks, moves, attackers] =
                    [of(|side| &side.attacks), of(|side| &side.moves), of(|side| &side.attackers)];
                let own = quote! {
                    attacks: &[#attacks], moves: &[#moves], attackers: &[#attackers],
                };
                (None, Some(own))
            }
        };
        let on_empty = self.bitboards.on_empty[self.index].as_ref().map(|sets| {
            let sets = tables.on_empty(sets);
            quote!(on_empty: #sets,)
        });
        let Routes { rides, field } =
            Routes::new(self.bitboards.word, self.emission.numbering(), self.piece);
        let fill_from = self.bitboards.sets[self.index].as_ref().ok().map(|sets| {
            let fill_from = array(&sets.fill_from);
            quote!(fill_from: #fill_from,)
        });
        let rows = quote!(#plain movement { #own #on_empty #field #fill_from }; #rides);
        (joined(tables.statics), rows)
    }

    /// The functions with the piece's name, a line each, which keeps expansions small.
    fn functions(&self) -> TokenStream {
        let is_any = |has: fn(&PieceLookUps) -> bool| self.sides.iter().any(has);
        let has_lines = is_any(|side| side.attacks.has_lines());
        let is_blocked = is_any(|side| side.attacks.is_blocked());
        let attacks = self.line("attacks", is_blocked);
        let attackers = self.line("attackers", is_any(|side| side.attackers.is_blocked()));
        let moves = self.line("moves", true);
        let xrays = has_lines.then(|| self.line("xrays", true));
        let doc = self.doc(is_blocked);
        quote!(#[doc = #doc] #attacks #attackers #moves #xrays)
    }

    /// The documentation of the attacks.
    fn doc(&self, is_blocked: bool) -> String {
        let differs = self.sides.iter().any(|side| side.attacks != side.moves);
        let captures = if differs { ": those where it captures an enemy" } else { "" };
        let given = if is_blocked { ", given all occupied squares" } else { "" };
        format!(
            "The squares {} attacks{given}{captures}.{}{}",
            self.piece.spoken(),
            self.by_instructions(),
            self.drawing()
        )
    }

    /// A note on the methods that use the instruction of `pext`, which a `const fn` cannot; empty without `pext`.
    fn by_instructions(&self) -> &'static str {
        let is_extracted = |solved: &RiderLookUp| solved.pext.is_some();
        let rides = self.sides.iter().flat_map(|side| side.attacks.rides());
        let mut solved = rides.filter_map(|ride| self.bitboards.rider(ride));
        if !solved.any(is_extracted) {
            return "";
        }
        "\n\nA `const fn`, which cannot use the instruction of `pext`: methods of squares do, such as \
         `square.attacks::<P>(occupancy)` and `square.rook_attacks(occupancy)`."
    }

    /// `attackers amazon_attackers(square, occupancy);`, with the colour where colours differ, without the occupancy where it
    /// does not matter.
    fn line(&self, kind: &str, is_blocked: bool) -> TokenStream {
        let color = (self.sides.len() > 1).then(|| quote!(color,));
        let occupancy = is_blocked.then(|| quote!(, occupancy));
        let name = Ident::new(&format!("{}_{kind}", self.piece.name), self.span);
        let kind = format_ident!("{kind}");
        quote!(#kind #name(#color square #occupancy);)
    }

    /// Draws the attacks of an unusual piece: White's, and Black's too if they are not White's turned around.
    fn drawing(&self) -> String {
        let is_known = matches!(
            self.piece.standard_type(),
            Some("Rook" | "Bishop" | "Queen" | "Knight" | "King")
        );
        if is_known && self.emission.layout.board().is_square_grid() {
            return String::new();
        }
        let (layout, sides) = (self.emission.layout, self.piece.rules());
        let board = layout.board();
        let drawn = |whose: &str, rules: &[Rule]| {
            let attacks = |square| {
                reference::moves::attacks(board, square, rules, Standing::all(SquareSet::MIN))
            };
            drawings::reached(layout, whose, &attacks)
        };
        match &sides {
            [white, black] if self.piece.is_by_color => {
                drawn("White's, from", white) + &drawn("Black's, from", black)
            }
            [white, _] => drawn("From", white),
        }
    }

    /// The fills by which a set of pieces attacks; empty if the pieces are looked up one by one.
    fn fills(&self) -> TokenStream {
        let sides = self.bitboards.sets[self.index].as_ref().map_or(&[][..], |sets| &sets.sides);
        joined(list(sides, |side| fills::fill(self.bitboards, side)))
    }
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}
