//! Riders: their tables as statics, and constants that say which method looks them up, in which frames.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::emitted_table::EmittedTable;
use super::tokens::{joined, separated, tokens};
use crate::layout::Leap;
use crate::list::list;
use crate::model::movement::Landing;
use crate::solve::Bitboards;
use crate::solve::sliders::{
    Argument, Hopper, LookUp as _, RiderLookUp, RuntimeTables, TurnTables,
};

/// The statics and the constants of all riders and hoppers.
pub(super) fn emit(bitboards: &Bitboards) -> TokenStream {
    let riders = bitboards.sliders.iter().map(rider);
    let hoppers = bitboards.hoppers.iter().map(names);
    joined(riders.chain(hoppers))
}

/// The constant of a rider.
pub(super) fn name(ride: Leap) -> String {
    format!("RIDE_{}_{}", ride.m, ride.n)
}

/// The static that has the names of a hopper's second sets.
pub(super) fn names_of(hopper: &Hopper) -> String {
    let landing = match hopper.landing {
        Landing::Anywhere => "PAST",
        Landing::Next => "NEXT",
    };
    part(hopper.ride, landing)
}

fn part(ride: Leap, part: &str) -> String {
    format!("{}_{part}", name(ride))
}

fn rider(solved: &RiderLookUp) -> TokenStream {
    let tables = part(solved.ride, "TABLES");
    let own = static_tables(&tables, &solved.method.look_up().tables());
    let constant = |look_up: &str| {
        let name = name(solved.ride);
        tokens(&format!("const {name}: q::sliders::Rider<'static> = {tables}.rider(){look_up};"))
    };
    let plain = constant("");
    let constants = match &solved.pext {
        None => plain,
        Some(pext) => {
            let by_bits = part(solved.ride, "BMI2");
            let extracted = static_tables(&by_bits, &pext.tables());
            let both = constant(&format!(".with_extractions({by_bits}.extractions())"));
            quote! {
                #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))] #extracted
                #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))] #both
                #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))] #plain
            }
        }
    };
    let turns = solved.turns.as_ref().map(|turns| turned(solved.ride, &turns.tables()));
    quote!(#own #turns #constants)
}

/// `static NAME: Type = value;`, documented.
fn static_tables(name: &str, tables: &RuntimeTables) -> TokenStream {
    let RuntimeTables { name: ty, arguments, strings, doc, .. } = tables;
    let arguments = separated(arguments, |argument| match argument {
        Argument::Flag(flag) => flag.to_string(),
        Argument::Number(number) => number.to_string(),
    });
    let (name, arguments) = (format_ident!("{name}"), tokens(&arguments));
    let (ty, strings) = (format_ident!("{ty}"), list(strings, |it| Literal::byte_string(it)));
    quote! {
        #[doc = #doc]
        static #name: q::sliders::#ty<#arguments> = q::sliders::#ty::new(#(#strings),*);
    }
}

/// The tables that lead to the frames of a rider's squares, and the constant that says how they do.
fn turned(ride: Leap, turns: &TurnTables) -> TokenStream {
    let bytes = |what: &str, bytes: &[u8]| {
        let name = part(ride, what);
        let table = EmittedTable::of_bytes(bytes).static_tokens(&name);
        (name, table)
    };
    let (tables, frames) = match turns {
        TurnTables::Rotated { slots } => (TokenStream::new(), format!("Rotated({slots})")),
        TurnTables::RotatedFrom { bases } => {
            let (bases, table) = bytes("BASES", bases);
            (table, format!("RotatedFrom(&{bases})"))
        }
        TurnTables::Swapped { slots, last } => {
            let (slots, table) = bytes("SLOTS", slots);
            (table, format!("Swapped(&{slots}, {last})"))
        }
        TurnTables::SwappedAndRotated { slots, last, rotations } => {
            let (slots, table) = bytes("SLOTS", slots);
            let (rotations, second) = bytes("ROTATIONS", rotations);
            let frames = format!("SwappedAndRotated(&{slots}, {last}, &{rotations})");
            (joined([table, second]), frames)
        }
    };
    let name = part(ride, "FRAMES");
    let constant =
        format!("const {name}: q::sliders::Frames<'static> = q::sliders::Frames::{frames};");
    joined([tables, tokens(&constant)])
}

/// The frames in which a rider is looked up: those of the first rider with the same ones, or its own squares'.
pub(super) fn frames(bitboards: &Bitboards, ride: Leap) -> String {
    let alike = bitboards.turns(ride).and_then(|own| {
        bitboards.sliders.iter().find(|solved| bitboards.turns(solved.ride).as_ref() == Some(&own))
    });
    match alike {
        None => "q::sliders::Frames::Own".to_owned(),
        Some(solved) => part(solved.ride, "FRAMES"),
    }
}

fn names(hopper: &Hopper) -> TokenStream {
    EmittedTable::of_bytes(&hopper.names).static_tokens(&names_of(hopper))
}
