//! Pieces: what they attack, as const functions and by their types in generic code.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::moves::{Emitter, ride_function};
use super::sliders::{Emitted, turned};
use super::{Emission, bitboards, both};
use crate::emit::template::{joined, template};
use crate::layout::{Leap, Piece};
use crate::list::list;
use crate::lower::moves::{hopper_name, hopper_way};
use crate::model::movement::Landing;
use crate::solve::Bitboards;
use crate::solve::sliders::Hopper;

pub(super) fn emit(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let sliders = bitboards.sliders.iter().zip(&emission.sliders);
    let sliders = sliders.map(|(solved, tables)| {
        let name = ride_table(solved.ride);
        let pext = tables.pext.as_ref().map(|tables| {
            let table = tables.to_static(&with_pext(&name));
            template!([table] #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))] #table)
        });
        let table = tables.to_static(&name);
        let hoppers = bitboards.hoppers.iter().filter(|hopper| hopper.ride == solved.ride);
        let hoppers = hoppers.map(|hopper| hopper_function(emission, bitboards, hopper));
        let attacks = looked_up(&[(name, tables)]).pop();
        let (function, layout) = (ride_function(solved.ride), &emission.item.name);
        let word = bitboards::word_type(bitboards.word);
        template! {
            [table, pext, hoppers: joined(hoppers), function, layout, word, attacks]
            #table
            #pext
            #hoppers
            #[inline(always)]
            const fn #function(square: q::Square<#layout>, occupancy: #word) -> #word {
                let occupancy = q::Bitboard::<#layout>::from_word_unchecked(occupancy);
                #attacks
            }
        }
    });
    let mut markers = Vec::new();
    let pieces = emission.layout.pieces.iter().zip(&emission.item.pieces);
    let solved = emission.pieces.iter().zip(bitboards.moves.iter().zip(&bitboards.sets));
    let pieces = pieces.zip(solved).map(|((piece, &span), (lowered, (look_ups, spread)))| {
        let sides = look_ups.as_ref().map_or(1, Vec::len);
        let emitter = Emitter { emission, bitboards, piece, sides, lowered, spread, span };
        if look_ups.is_some() {
            let marker = piece.marker.as_ref().map(|marker| path(emission, marker));
            return emitter.emit(marker.as_ref());
        }
        let function = Ident::new(&format!("{}_attacks", piece.name), span);
        // Pieces that move alike share the type that generic code names them by.
        let marker = marker(piece).filter(|marker| !markers.contains(marker));
        markers.extend(marker.clone());
        let marker = marker.map(|marker| path(emission, &marker));
        let implementation = marker
            .as_ref()
            .map(|marker| attacks_trait(emission, bitboards, piece, &function, marker));
        let rest = emitter.emit_plain(marker.as_ref());
        quote!(#rest #implementation)
    });
    let both = both::function(emission, bitboards);
    let lanes = both::lanes(emission, bitboards);
    quote!(#(#sliders)* #lanes #(#pieces)* #both)
}

/// The tables of a ride, shared by the pieces that ride it.
pub(super) fn ride_table(ride: Leap) -> Ident {
    format_ident!("RIDE_{}_{}", ride.m, ride.n)
}

/// The names by which a hopper is looked up in the tables of its rider.
fn hopper_table(hopper: &Hopper) -> Ident {
    format_ident!("{}", hopper_name(hopper).to_uppercase())
}

/// The function that looks a hopper up in the tables of its rider, and the names that it reads.
fn hopper_function(emission: &Emission<'_>, bitboards: &Bitboards, hopper: &Hopper) -> TokenStream {
    template! {
        [
            names: hopper_static(hopper),
            function: format_ident!("{}", hopper_name(hopper)),
            layout: emission.item.name,
            word: bitboards::word_type(bitboards.word),
            tables: ride_table(hopper.ride),
            way: format_ident!("{}", hopper_way(hopper.landing)),
            table: hopper_table(hopper),
        ]
        #names
        #[inline(always)]
        const fn #function(square: q::Square<#layout>, occupancy: #word) -> #word {
            #tables.#way(square.index().get(), occupancy, #table)
        }
    }
}

/// The static that holds them.
fn hopper_static(hopper: &Hopper) -> TokenStream {
    let (name, length) = (hopper_table(hopper), Literal::usize_unsuffixed(hopper.names.len()));
    let names = Literal::byte_string(&hopper.names);
    let of = match hopper.landing {
        Landing::Anywhere => "for each key of the rider's, the set without the first pieces",
        Landing::Next => "for each set of the rider's, the one whose rays reach one square further",
    };
    let doc = format!("{length} bytes that name, {of}.");
    template! {
        [doc, name, length, names]
        #[doc = #doc]
        static #name: &[u8; #length] = #names;
    }
}

/// The table for targets that extract bits by an instruction.
pub(super) fn with_pext(table: &Ident) -> Ident {
    format_ident!("{table}_BMI2")
}

/// What the tables of a piece's rides hold.
pub(super) fn docs_of_tables(
    emission: &Emission<'_>,
    bitboards: &Bitboards,
    piece: &Piece,
) -> String {
    let docs = rides(emission, bitboards, piece).map(|(_, tables)| &tables.tables.doc);
    docs.fold(String::new(), |all, doc| all + "\n\n" + doc)
}

/// The tables of a piece's rides, by name.
fn rides<'a>(
    emission: &'a Emission<'_>,
    bitboards: &'a Bitboards,
    piece: &'a Piece,
) -> impl Iterator<Item = (Ident, &'a Emitted)> {
    piece.rides.iter().filter_map(|&ride| {
        let place = bitboards.sliders.iter().position(|solved| solved.ride == ride)?;
        Some((ride_table(ride), &emission.sliders[place]))
    })
}

/// What each of some rides attacks, or all of them where they are turned alike.
fn looked_up(rides: &[(Ident, &Emitted)]) -> Vec<TokenStream> {
    if let [(_, Emitted { turns: Some(turns), .. }), _, ..] = rides
        && rides.iter().all(|(_, tables)| tables.turns.as_ref() == Some(turns))
    {
        let tables = list(rides.iter(), |(table, _)| table.clone());
        return vec![in_scope(&turned(&tables, turns))];
    }
    let look_up = |(table, tables): &(Ident, &Emitted)| match &tables.turns {
        None => template!([table] #table.attacks(square.index().get(), occupancy.word())),
        Some(turns) => in_scope(&turned(std::slice::from_ref(table), turns)),
    };
    list(rides.iter(), look_up)
}

/// An expression over `number` and `occupancy`, the word.
fn in_scope(expression: &TokenStream) -> TokenStream {
    template! {
        [expression] {
            let (number, occupancy) = (square.index().get(), occupancy.word());
            #expression
        }
    }
}

/// The tables of a piece's rides for targets that extract bits by an instruction, if all rides have some and it only
/// rides.
pub(super) fn by_extracted_bits<'a>(
    emission: &'a Emission<'_>,
    bitboards: &'a Bitboards,
    piece: &'a Piece,
) -> Option<Vec<(Ident, &'a Emitted)>> {
    let extracted = rides(emission, bitboards, piece)
        .map(|(table, tables)| Some((with_pext(&table), tables.pext.as_deref()?)));
    let extracted = extracted.collect::<Option<Vec<_>>>()?;
    (piece.leaps.is_empty() && !extracted.is_empty()).then_some(extracted)
}

/// What the piece attacks by extracted bits. Const functions cannot use the instruction; this is for the trait's,
/// which is not const.
fn extracted(emission: &Emission<'_>, bitboards: &Bitboards, piece: &Piece) -> Option<TokenStream> {
    let parts = looked_up(&by_extracted_bits(emission, bitboards, piece)?);
    Some(quote!(q::Bitboard::from_word_unchecked(#(#parts)|*)))
}

/// What the piece attacks by AVX2, which looks all lines of one or two rides up at once. The
/// instructions are for the trait's function too.
fn in_vectors(
    emission: &Emission<'_>,
    bitboards: &Bitboards,
    piece: &Piece,
) -> Option<TokenStream> {
    let mut tables = rides(emission, bitboards, piece);
    let attacks = match piece.rides[..] {
        _ if !piece.leaps.is_empty() => return None,
        [_] => {
            let (table, _) = tables.next().filter(|(_, tables)| tables.in_vectors >= 2)?;
            quote!(#table.attacks_avx2(number, occupancy))
        }
        _ if piece.is_queen() => both::either(emission, bitboards)?,
        _ => return None,
    };
    let attacks = in_scope(&attacks);
    Some(quote!(q::Bitboard::from_word_unchecked(#attacks)))
}

fn attacks_trait(
    emission: &Emission<'_>,
    bitboards: &Bitboards,
    piece: &Piece,
    function: &Ident,
    marker: &TokenStream,
) -> TokenStream {
    let name = &emission.item.name;
    let is_rider = !piece.rides.is_empty();
    let occupancy = is_rider.then(|| quote!(, occupancy));
    let body = quote!(Self::#function(square #occupancy));
    let on_empty = is_rider.then(|| {
        let function = format_ident!("{function}_empty");
        template! {
            [function]
            #[inline(always)]
            fn attacks_empty(square: q::Square<Self>) -> q::Bitboard<Self> {
                Self::#function(square)
            }
        }
    });
    let extracted = extracted(emission, bitboards, piece).map(|extracted| ("bmi2", extracted));
    let in_vectors = || Some(("avx2", in_vectors(emission, bitboards, piece)?));
    let body = match extracted.or_else(in_vectors) {
        Some((feature, quicker)) => template! {
            [feature, quicker, body]
            #[cfg(all(target_arch = "x86_64", target_feature = #feature))]
            { #quicker }
            #[cfg(not(all(target_arch = "x86_64", target_feature = #feature)))]
            { #body }
        },
        None => body,
    };
    template! {
        [marker, name, body, on_empty]
        impl q::Attacks<#marker> for #name {
            #[inline(always)]
            fn attacks(square: q::Square<Self>, occupancy: q::Bitboard<Self>) -> q::Bitboard<Self> {
                #body
            }

            #on_empty
        }
    }
}

/// The path of a piece's type: as the description has it, so that errors point there, or one of the runtime's.
fn path(emission: &Emission<'_>, marker: &str) -> TokenStream {
    let mut written = emission.item.markers.iter().flatten();
    let written = written.find(|path| path.to_string() == marker).cloned();
    written.unwrap_or_else(|| marker.parse().expect("a checked path"))
}

/// The type of a piece in generic code: the user's, or the runtime's for standard movements.
fn marker(piece: &Piece) -> Option<String> {
    piece.marker.clone().or_else(|| Some(format!("q::piece::{}", piece.standard_type()?)))
}
