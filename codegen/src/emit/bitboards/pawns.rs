//! The squares that pawns attack, and those to which they step.

use proc_macro2::TokenStream;

use super::geometry::load;
use crate::emit::template::template;
use crate::emit::{Emission, drawings};
use crate::solve::Bitboards;

pub(in crate::emit) fn functions(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let geometry = &bitboards.geometry;
    let drawn = |sets: &[Vec<u128>]| of_white(&drawn(emission, &sets[0]));
    let attacks_doc = format!("The squares a pawn attacks{}", drawn(&geometry.pawn_attacks));
    let pushes_doc =
        format!("The square to which a pawn steps if it is empty{}", drawn(&geometry.pawn_pushes));
    let [attacks, pushes] =
        ["PAWN_ATTACKS", "PAWN_PUSHES"].map(|table| load(emission, table).to_string());
    template! {
        [attacks_doc, attacks, pushes_doc, pushes]
        #[doc = #attacks_doc]
        ///
        #[doc = #attacks]
        #[inline(always)]
        pub const fn pawn_attacks(color: q::Color, square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(PAWN_ATTACKS[color as usize][square.index().get()])
        }

        #[doc = #pushes_doc]
        ///
        #[doc = #pushes]
        #[inline(always)]
        pub const fn pawn_pushes(color: q::Color, square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(PAWN_PUSHES[color as usize][square.index().get()])
        }
    }
}

/// A square and those of its set, drawn.
fn drawn(emission: &Emission<'_>, sets: &[u128]) -> String {
    let numbering = emission.numbering();
    drawings::reached(emission.layout, |square| {
        let word = sets[usize::from(numbering.number(square))];
        let ones = numbering.board().squares();
        let ones = ones.filter(|to| word >> numbering.number(*to) & 1 == 1);
        ones.fold(0, |set, to| set | to.bit())
    })
}

/// The end of a sentence, with what is drawn for one colour.
fn of_white(drawing: &str) -> String {
    if drawing.is_empty() { ".".to_owned() } else { format!("; White's is drawn.{drawing}") }
}
