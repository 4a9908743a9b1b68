//! The squares that pawns attack, and those to which they step.

use proc_macro2::TokenStream;

use crate::emit::functions::with_doc;
use crate::emit::template::joined;
use crate::emit::{Emission, drawings};
use crate::solve::Bitboards;

pub(in crate::emit) fn functions(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let geometry = &bitboards.geometry;
    let attacks = ("pawn_attacks", "The squares a pawn attacks", &geometry.pawn_attacks);
    let pushes = "The square to which a pawn steps if it is empty";
    let pushes = ("pawn_pushes", pushes, &geometry.pawn_pushes);
    joined([attacks, pushes].into_iter().filter_map(|(name, doc, sets)| {
        let drawing = of_white(&drawn(emission, &sets[0]));
        with_doc(emission, name, &format!("{doc}{drawing}"))
    }))
}

/// A square and those of its set, drawn.
fn drawn(emission: &Emission<'_>, sets: &[u128]) -> String {
    let numbering = emission.numbering();
    drawings::reached(emission.layout, &|square| {
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
