//! Pieces: their look-ups as data, which the runtime's functions read, and functions with the names that the
//! description gives them.
//!
//! - [`look_ups`]: the look-ups that one function unites, as constants and tables
//! - [`fills`]: shifts for all pieces on a set
//! - [`routes`]: the steps that something may hinder

mod fills;
mod look_ups;
mod routes;

use std::fmt::Write as _;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

use super::tokens::{joined, separated, tokens};
use super::{Emission, drawings, riders};
use crate::list::list;
use crate::model::{Piece, Rule};
use crate::reference::{self, moves::Standing};
use crate::solve::Bitboards;
use crate::solve::moves::{PieceLookUps, UnitedLookUps};
use crate::solve::set_attacks::SetAttacks;
use crate::solve::sliders::RiderLookUp;
use look_ups::LookUpTables;

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

/// One piece of a layout.
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
    /// Its type, unless it has none or a piece before has the same.
    path: Option<TokenStream>,
}

impl PieceEmitter<'_> {
    fn emit(&self) -> TokenStream {
        let path = self.named_type();
        let hidden = self.path.is_none().then(|| quote!(enum #path {}));
        let movement = self.movement(&path);
        let layout = &self.emission.item.name;
        let attacks =
            (self.sides.len() == 1).then(|| quote!(impl q::Attacks<#path> for #layout {}));
        // A heading of the layout's page.
        let heading = format!("# {}\n\n", capitalised(&self.piece.name.replace('_', " ")));
        let functions = self.functions(&path);
        quote! {
            #hidden #movement #attacks
            #[doc = #heading]
            impl #layout { #functions }
        }
    }

    /// The marker type, or a private one if the description gives none.
    pub(super) fn named_type(&self) -> TokenStream {
        let own = format_ident!("{}Piece", capitalised(&self.piece.name));
        self.path.clone().unwrap_or_else(|| quote!(#own))
    }

    /// The piece's data, and the trait that has them.
    fn movement(&self, path: &TokenStream) -> TokenStream {
        let (name, entries) = (self.piece.name.to_uppercase(), self.emission.numbering().entries());
        let mut tables = LookUpTables::new(self.bitboards, entries, name);
        let mut of = |part: fn(&PieceLookUps) -> &UnitedLookUps| {
            list(self.sides.iter(), |side| tables.constant(part(side)))
        };
        let attacks = of(|side| &side.attacks);
        let (moves, attackers) = (of(|side| &side.moves), of(|side| &side.attackers));
        let mut fields = String::new();
        if self.sides.len() > 1 || moves != attacks || attackers != attacks {
            for (name, of) in [("attacks", &attacks), ("moves", &moves), ("attackers", &attackers)]
            {
                let _ = write!(fields, "{name}: &[{}],", of.join(", "));
            }
        }
        if let Some(sets) = &self.bitboards.on_empty[self.index] {
            let _ = write!(fields, "on_empty: {},", tables.on_empty(sets));
        }
        fields += &routes::routes(self.emission.numbering(), self.piece);
        fields += &self.fills();
        let (statics, layout) = (joined(tables.statics), &self.emission.item.name);
        let movement = format!("q::look_ups::Movement<'static, {}>", self.bitboards.word);
        let first = &attacks[0];
        let constant = tokens(&format!(
            "const MOVEMENT: &'static {movement} = &q::look_ups::Movement {{
                {fields} ..q::look_ups::Movement::plain(&[{first}])
            }};"
        ));
        quote!(#statics impl q::Moves<#path> for #layout { #constant })
    }

    /// Functions that carry the piece's name.
    fn functions(&self, path: &TokenStream) -> TokenStream {
        let differs = self.sides.iter().any(|side| side.attacks != side.moves);
        let is_blocked = self.sides.iter().any(|side| side.attacks.is_blocked());
        let spoken = self.piece.spoken();
        let captures = if differs { ": those where it captures an enemy" } else { "" };
        let given = if is_blocked { ", given all occupied squares" } else { "" };
        let attacks = format!(
            "The squares {spoken} attacks{given}{captures}.{}{}",
            self.by_instructions(),
            self.drawing()
        );
        let attacks = self.attacks(path, &attacks, is_blocked);
        let others = self.others(path, &spoken);
        quote!(#attacks #others)
    }

    /// The call that uses an instruction where the function of this name cannot; empty if there is none.
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

    /// Attackers, moves and X-rays by the piece's name, which a macro of the runtime documents: a line for all of them
    /// keeps expansions small.
    fn others(&self, path: &TokenStream, spoken: &str) -> TokenStream {
        let is_any = |has: fn(&PieceLookUps) -> bool| self.sides.iter().any(has);
        let has_lines = is_any(|side| side.attacks.has_lines());
        let attackers = self.line("attackers", is_any(|side| side.attackers.is_blocked()));
        let moves = self.line("moves", true);
        let xrays = has_lines.then(|| self.line("xrays", true));
        quote!(q::piece_functions! { #path, #spoken; #attackers #moves #xrays })
    }

    /// `attackers amazon_attackers(square, occupancy);`.
    fn line(&self, kind: &str, is_blocked: bool) -> TokenStream {
        let color = (self.sides.len() > 1).then(|| quote!(color,));
        let occupancy = is_blocked.then(|| quote!(, occupancy));
        let name = Ident::new(&format!("{}_{kind}", self.piece.name), self.span);
        let kind = format_ident!("{kind}");
        quote!(#kind #name(#color square #occupancy);)
    }

    /// `amazon_attacks(square, occupancy)`; with the colour where colours differ, without the occupancy where it does
    /// not matter.
    fn attacks(&self, path: &TokenStream, doc: &str, is_blocked: bool) -> TokenStream {
        let is_colored = self.sides.len() > 1;
        let color = is_colored.then(|| quote!(color: q::Color,));
        let chosen = if is_colored { quote!(color) } else { quote!(q::Color::White) };
        let occupancy = is_blocked.then(|| quote!(, occupancy: q::Bitboard<Self>));
        let given = if is_blocked { quote!(occupancy) } else { quote!(q::Bitboard::EMPTY) };
        let name = Ident::new(&format!("{}_attacks", self.piece.name), self.span);
        quote! {
            #[doc = #doc]
            #[inline(always)]
            pub const fn #name(#color square: q::Square<Self> #occupancy) -> q::Bitboard<Self> {
                square.attacks_by::<#path>(#chosen, #given)
            }
        }
    }

    /// Draws the attacks of a piece that not everybody knows: White's, and Black's too if these are no turned ones.
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
            let attacks =
                |square| reference::moves::attacks(board, square, rules, Standing::all(0));
            drawings::reached(layout, whose, &attacks)
        };
        match &sides {
            [white, black] if self.piece.is_by_color => {
                drawn("White's, from", white) + &drawn("Black's, from", black)
            }
            [white, _] => drawn("From", white),
        }
    }

    /// The fills of a set of pieces; empty if these are looked up one by one.
    fn fills(&self) -> String {
        let Ok(SetAttacks { sides, fill_from }) = &self.bitboards.sets[self.index] else {
            return String::new();
        };
        let fills = separated(sides, |side| fills::fill(side, self.bitboards.word));
        format!("fills: &[{fills}], fill_from: {fill_from:?},")
    }
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}
