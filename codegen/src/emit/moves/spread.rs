//! What all pieces on a set attack together.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::super::functions;
use super::Emitter;
use crate::emit::template::{joined, listed, template};
use crate::lower::Name;
use crate::lower::spread::name_of_side;
use crate::solve::spread::SpreadingSide;

impl Emitter<'_> {
    /// The functions on sets: what stands beside the type, and the methods.
    pub(super) fn of_sets(&self) -> [TokenStream; 2] {
        let [private, public] = self.printed(&self.lowered.on_sets);
        let sides = self.sides().iter().enumerate().filter(|(_, side)| !side.rays.is_empty());
        let fills = sides
            .map(|(place, side)| functions::fill(&self.rays(place), side, self.bitboards.word));
        [joined([joined(fills), private]), public]
    }

    /// What was found for each colour.
    fn sides(&self) -> &[SpreadingSide] {
        self.spread.as_ref().map_or(&[], |found| &found.sides)
    }

    /// The name of the function of a colour's rays.
    fn rays(&self, place: usize) -> Name {
        name_of_side(self.piece, "rays", place)
    }

    /// How generic code looks all pieces on a set up, by vectors where the target has them.
    pub(super) fn fill(&self) -> Option<TokenStream> {
        let found = self.spread.as_ref().ok()?;
        let from = listed(found.fill_from.map(Literal::u8_unsuffixed));
        let sides = self.sides().iter().enumerate();
        let sides = sides.map(|(place, side)| self.fill_of(place, side));
        let sides: Vec<TokenStream> = sides.collect();
        let (color, body) = match &sides[..] {
            [white, black] => (
                quote!(color),
                template!([white, black] match color { q::Color::White => #white, q::Color::Black => #black }),
            ),
            _ => (quote!(_), joined(sides)),
        };
        Some(template! {
            [from, color, body]
            const FILL_FROM: [u8; 3] = [#from];
            #[inline(always)]
            fn fill_of(#color: q::Color, set: q::Bitboard<Self>, occupancy: q::Bitboard<Self>) -> q::Bitboard<Self> {
                let (set, occupancy) = (set.word(), occupancy.word());
                q::Bitboard::from_word_unchecked(#body)
            }
        })
    }

    fn fill_of(&self, place: usize, side: &SpreadingSide) -> TokenStream {
        let leaps = (!side.leaps.is_empty()).then(|| {
            let leaps = format_ident!("{}", name_of_side(self.piece, "leaps", place));
            quote!(#leaps(set))
        });
        let rays = (!side.rays.is_empty()).then(|| {
            let fill = functions::fill_name(&self.rays(place));
            quote!(#fill.attacks_in_vectors(set, occupancy))
        });
        match (leaps, rays) {
            (Some(leaps), Some(rays)) => quote!(#leaps | #rays),
            (Some(part), None) | (None, Some(part)) => part,
            (None, None) => quote!(0),
        }
    }
}
