//! The regions of a layout, as sets.

use proc_macro2::{Literal, TokenStream};
use quote::format_ident;

use super::{Emission, drawings};
use crate::emit::template::{joined, template};
use crate::layout::{Region, WordSize};

pub(super) fn functions(emission: &Emission<'_>, word: WordSize) -> TokenStream {
    joined(emission.layout.regions.iter().map(|region| function(emission, word, region)))
}

fn function(emission: &Emission<'_>, word: WordSize, region: &Region) -> TokenStream {
    let name = format_ident!("{}_squares", region.name);
    let literal = |set| {
        let bits = emission.numbering().word(set);
        match word {
            WordSize::U64 => Literal::u64_unsuffixed(bits as u64),
            WordSize::U128 => Literal::u128_unsuffixed(bits),
        }
    };
    let [white, black] = region.squares.map(literal);
    let spoken = region.name.replace('_', " ");
    if region.squares[0] == region.squares[1] {
        let doc = format!(
            "The region `{spoken}`:\n\n{}",
            drawings::set(emission.layout, region.squares[0])
        );
        let doc = emission.cost(&name.to_string()).under(&doc);
        return template! {
            [doc, name, white]
            #[doc = #doc]
            #[inline]
            pub const fn #name() -> q::Bitboard<Self> {
                q::Bitboard::from_word_unchecked(#white)
            }
        };
    }
    let [of_white, of_black] = region.squares.map(|set| drawings::set(emission.layout, set));
    let doc =
        format!("The region `{spoken}` of White:\n\n{of_white}\n\nand of Black:\n\n{of_black}");
    let doc = emission.cost(&name.to_string()).under(&doc);
    template! {
        [doc, name, white, black]
        #[doc = #doc]
        #[inline]
        pub const fn #name(color: q::Color) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(match color {
                q::Color::White => #white,
                q::Color::Black => #black,
            })
        }
    }
}
