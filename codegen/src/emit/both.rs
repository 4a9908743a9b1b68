//! What a bishop and a rook attack from one square, both at once.
//!
//! Compilers drop the half that is not used. Where the two share work, generic code has it done once: rides that are
//! turned alike turn the occupancy once, and vectors hold the lines of both.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Emission;
use super::bitboards::word_type;
use super::moves::ride_function;
use super::page::section;
use super::pieces::ride_table;
use super::sliders::{Emitted, turned_apart};
use crate::emit::template::template;
use crate::layout::BISHOP_AND_ROOK;
use crate::lower::moves::ride_name;
use crate::solve::Bitboards;
use crate::solve::sliders::LINES_IN_VECTOR;

/// The tables of the bishop and of the rook, if the layout has both.
fn tables<'a>(emission: &'a Emission<'_>, bitboards: &Bitboards) -> Option<[&'a Emitted; 2]> {
    let place = |ride| bitboards.sliders.iter().position(|solved| solved.ride == ride);
    let [bishop, rook] = BISHOP_AND_ROOK.map(place);
    Some([&emission.sliders[bishop?], &emission.sliders[rook?]])
}

/// The const function of the layout.
pub(super) fn function(emission: &Emission<'_>, bitboards: &Bitboards) -> Option<TokenStream> {
    let tables = tables(emission, bitboards)?;
    let [bishop, rook] = BISHOP_AND_ROOK;
    let cost = emission.cost(&ride_name(bishop)).and(&emission.cost(&ride_name(rook)));
    // Rides that are turned alike enter their frame together.
    let cost = if turned_alike(tables).is_some() { cost.at_most() } else { cost };
    let doc = "The squares a bishop attacks and those a rook attacks, in this order. A queen attacks both.";
    let both = turned_alike(tables).unwrap_or_else(|| {
        let [bishop, rook] = BISHOP_AND_ROOK.map(ride_function);
        template!([bishop, rook] (#bishop(square, occupancy), #rook(square, occupancy)))
    });
    let method = template! {
        [doc: cost.under(doc), both, word: word_type(bitboards.word)]
        #[doc = #doc]
        #[inline(always)]
        pub const fn bishop_and_rook_attacks(
            square: q::Square<Self>,
            occupancy: q::Bitboard<Self>,
        ) -> (q::Bitboard<Self>, q::Bitboard<Self>) {
            let (number, occupancy) = (square.index().get(), occupancy.word());
            let (bishop, rook): (#word, #word) = #both;
            (q::Bitboard::from_word_unchecked(bishop), q::Bitboard::from_word_unchecked(rook))
        }
    };
    Some(section(&emission.item.name, "Bishop and rook at once", "", &method))
}

/// Both looked up in one turned frame, if they are turned alike.
fn turned_alike(tables: [&Emitted; 2]) -> Option<TokenStream> {
    let [bishop, rook] = tables.map(|tables| tables.turns.as_ref());
    let turns = bishop.filter(|turns| rook == Some(*turns))?;
    Some(turned_apart(&BISHOP_AND_ROOK.map(ride_table), turns))
}

/// What generic code does where that is more than one look-up after the other.
pub(super) fn of_trait(emission: &Emission<'_>, bitboards: &Bitboards) -> Option<TokenStream> {
    let tables = tables(emission, bitboards)?;
    let is_plain = tables.iter().all(|tables| tables.pext.is_none());
    let (condition, both) = if fit_a_vector(tables) {
        (with_vectors(), in_vectors())
    } else if is_plain && turned_alike(tables).is_some() {
        (TokenStream::new(), quote!(Self::bishop_and_rook_attacks(square, occupancy)))
    } else {
        return None;
    };
    Some(template! {
        [condition, both]
        #condition
        #[inline(always)]
        fn bishop_and_rook(
            square: q::Square<Self>,
            occupancy: q::Bitboard<Self>,
        ) -> ::core::option::Option<(q::Bitboard<Self>, q::Bitboard<Self>)> {
            ::core::option::Option::Some(#both)
        }
    })
}

/// Whether a vector has lines of both.
fn fit_a_vector(tables: [&Emitted; 2]) -> bool {
    tables.iter().zip(LINES_IN_VECTOR).all(|(tables, lines)| tables.in_vectors >= lines)
}

fn with_vectors() -> TokenStream {
    template!([] #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))])
}

/// The static that holds their lines side by side, where the target has vectors.
pub(super) fn lanes(emission: &Emission<'_>, bitboards: &Bitboards) -> Option<TokenStream> {
    tables(emission, bitboards).filter(|tables| fit_a_vector(*tables))?;
    let ([bishop, rook], condition) = (BISHOP_AND_ROOK.map(ride_table), with_vectors());
    Some(template! {
        [condition, bishop, rook]
        #condition
        static BISHOP_AND_ROOK: q::sliders::TwoRiders<64> =
            q::sliders::TwoRiders::new(&#bishop, &#rook);
    })
}

/// What a queen attacks, in one vector, as a word.
pub(super) fn either(emission: &Emission<'_>, bitboards: &Bitboards) -> Option<TokenStream> {
    tables(emission, bitboards).filter(|tables| fit_a_vector(*tables))?;
    let [bishop, rook]: [Ident; 2] = BISHOP_AND_ROOK.map(ride_table);
    Some(template! {
        [bishop, rook]
        BISHOP_AND_ROOK.either(number, occupancy)
            | #bishop.lines_from(2, number, occupancy)
            | #rook.lines_from(1, number, occupancy)
    })
}

/// The bytes that a queen then reads: 32 of each square for the vector, which has three of its lines, and what other lines
/// have.
pub(super) fn bytes(emission: &Emission<'_>, bitboards: &Bitboards) -> Option<usize> {
    let [bishop, rook] = tables(emission, bitboards).filter(|tables| fit_a_vector(*tables))?;
    let squares = emission.entries();
    let others = bishop.tables.bytes + rook.tables.bytes - 3 * 8 * squares;
    Some(32 * squares + others)
}

/// What each attacks, in one vector.
fn in_vectors() -> TokenStream {
    let [bishop, rook]: [Ident; 2] = BISHOP_AND_ROOK.map(ride_table);
    template! {
        [bishop, rook]
        {
            let (number, occupancy) = (square.index().get(), occupancy.word());
            let (diagonals, lines) = BISHOP_AND_ROOK.both(number, occupancy);
            let bishop = diagonals | #bishop.lines_from(2, number, occupancy);
            let rook = lines | #rook.lines_from(1, number, occupancy);
            (q::Bitboard::from_word_unchecked(bishop), q::Bitboard::from_word_unchecked(rook))
        }
    }
}
