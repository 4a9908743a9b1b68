//! Riders: their tables as statics, and constants that say which method looks them up, in which frames.

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::sliders::Frames;
use quote::{ToTokens, format_ident, quote};

use super::emitted_table::EmittedTable;
use super::tokens::{ident, joined, number};
use crate::list::list;
use crate::model::{Landing, Leap, WordSize};
use crate::solve::Bitboards;
use crate::solve::sliders::{Argument, Hopper, LookUp as _, RiderLookUp, RuntimeTables};

/// The statics and the constants of all riders and hoppers.
pub(super) fn emit(bitboards: &Bitboards) -> TokenStream {
    let mut items = list(&bitboards.sliders, |solved| rider(solved, bitboards.word));
    items.extend(list(&bitboards.hoppers, |hopper| {
        EmittedTable::of_bytes(&hopper.names).static_tokens(&names_of(hopper))
    }));
    joined(items)
}

/// The constant of a rider.
pub(super) fn name(ride: Leap) -> Ident {
    format_ident!("RIDE_{}_{}", ride.m, ride.n)
}

/// The static with the names of a hopper's second sets.
pub(super) fn names_of(hopper: &Hopper) -> Ident {
    part(hopper.ride, if hopper.landing == Landing::Anywhere { "PAST" } else { "NEXT" })
}

fn part(ride: Leap, part: &str) -> Ident {
    format_ident!("{}_{part}", name(ride))
}

fn rider(solved: &RiderLookUp, word: WordSize) -> TokenStream {
    let tables = part(solved.ride, "TABLES");
    let own = static_tables(&tables, &solved.method.look_up().tables());
    let constant = |extractions: TokenStream| {
        let name = name(solved.ride);
        quote!(const #name: q::sliders::Rider<'static, #word> = #tables.rider() #extractions;)
    };
    let plain = constant(TokenStream::new());
    let constants = match &solved.pext {
        None => plain,
        Some(pext) => {
            let by_bits = part(solved.ride, "BMI2");
            let extracted = static_tables(&by_bits, &pext.tables());
            let both = constant(quote!(.with_extractions(#by_bits.extractions())));
            quote! {
                #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))] #extracted
                #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))] #both
                #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))] #plain
            }
        }
    };
    let frames = frames_constant(solved);
    quote!(#own #frames #constants)
}

impl ToTokens for Argument {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Argument::Word(word) => word.to_tokens(tokens),
            Argument::Count(count) => number(count).to_tokens(tokens),
            Argument::Is(is) => is.to_tokens(tokens),
        }
    }
}

/// `static NAME: Type = value;`, documented.
fn static_tables(name: &Ident, tables: &RuntimeTables) -> TokenStream {
    let RuntimeTables { name: ty, arguments, strings, doc, .. } = tables;
    let (ty, strings) = (ident(ty), list(strings, |it| Literal::byte_string(it)));
    quote! {
        #[doc = #doc]
        static #name: q::sliders::#ty<#(#arguments),*> = q::sliders::#ty::new(#(#strings),*);
    }
}

/// The bases of a rider's frames, and the constant that says how they are rotated, if they are.
fn frames_constant(solved: &RiderLookUp) -> TokenStream {
    let (bases, frames) = match solved.frames() {
        Frames::Own => return TokenStream::new(),
        Frames::Rotated(slots) => {
            let slots = number(slots);
            (TokenStream::new(), quote!(Rotated(#slots)))
        }
        Frames::RotatedFrom(bases) => {
            let name = part(solved.ride, "BASES");
            let table = EmittedTable::of_bytes(bases).static_tokens(&name);
            (table, quote!(RotatedFrom(&#name)))
        }
    };
    let name = part(solved.ride, "FRAMES");
    quote! {
        #bases
        const #name: q::sliders::Frames<'static> = q::sliders::Frames::#frames;
    }
}

/// The frames in which a rider is looked up: the constant of the first rider with equal frames, or its own squares.
pub(super) fn frames(bitboards: &Bitboards, ride: Leap) -> TokenStream {
    let own = bitboards.frames(ride);
    let alike = bitboards.sliders.iter().find(|solved| solved.frames() == own);
    match alike {
        Some(solved) if own != Frames::Own => part(solved.ride, "FRAMES").into_token_stream(),
        _ => quote!(q::sliders::Frames::Own),
    }
}
