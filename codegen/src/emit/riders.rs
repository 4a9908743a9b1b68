//! Riders: their tables as statics, and constants that say which method looks them up, in which frames.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::emitted_table::{EmittedTable, Scalar};
use crate::emit::template::{joined, template};
use crate::layout::Leap;
use crate::model::movement::Landing;
use crate::solve::Bitboards;
use crate::solve::sliders::{
    Argument, Hopper, LookUp as _, RiderLookUp, RuntimeTables, TurnTables, Turns,
};

/// The statics and the constants of all riders and hoppers.
pub(super) fn emit(bitboards: &Bitboards) -> TokenStream {
    let riders = bitboards.sliders.iter().map(rider);
    let hoppers = bitboards.hoppers.iter().map(names);
    joined(riders.chain(hoppers))
}

/// The constant of a rider.
pub(super) fn name(ride: Leap) -> Ident {
    format_ident!("RIDE_{}_{}", ride.m, ride.n)
}

/// The static that has the names of a hopper's second sets.
pub(super) fn names_of(hopper: &Hopper) -> Ident {
    part(
        hopper.ride,
        match hopper.landing {
            Landing::Anywhere => "PAST",
            Landing::Next => "NEXT",
        },
    )
}

fn part(ride: Leap, part: &str) -> Ident {
    format_ident!("{}_{part}", name(ride))
}

fn rider(solved: &RiderLookUp) -> TokenStream {
    let (rider, tables) = (name(solved.ride), part(solved.ride, "TABLES"));
    let own = static_tables(&tables, &solved.method.look_up().tables());
    let constant = |look_up: TokenStream| {
        template! {
            [rider, look_up]
            const #rider: q::sliders::Rider<'static> = #look_up;
        }
    };
    let plain = constant(template!([tables] #tables.rider()));
    let constants = match &solved.pext {
        None => plain,
        Some(pext) => {
            let by_bits = part(solved.ride, "BMI2");
            let extracted = static_tables(&by_bits, &pext.tables());
            let both = constant(
                template!([tables, by_bits] #tables.rider().with_extractions(#by_bits.extractions())),
            );
            template! {
                [plain, extracted, both]
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
fn static_tables(name: &Ident, tables: &RuntimeTables) -> TokenStream {
    let RuntimeTables { name: ty, arguments, strings, doc, .. } = tables;
    let ty = format_ident!("{ty}");
    let arguments = arguments.iter().map(|argument| match *argument {
        Argument::Flag(flag) => quote!(#flag),
        Argument::Number(number) => {
            let number = Literal::u64_unsuffixed(number);
            quote!(#number)
        }
    });
    let strings = strings.iter().map(|string| Literal::byte_string(string));
    quote! {
        #[doc = #doc]
        static #name: q::sliders::#ty<#(#arguments),*> = q::sliders::#ty::new(#(#strings),*);
    }
}

/// The tables that lead to the frames of a rider's squares, and the constant that says how they do.
fn turned(ride: Leap, turns: &TurnTables) -> TokenStream {
    let bytes = |what: &str, bytes: &[u8]| {
        let name = part(ride, what);
        let table =
            EmittedTable::row(Scalar::U8, bytes, bytes.len(), 0).static_tokens(&name.to_string());
        (name, table)
    };
    let (tables, frames) = match turns {
        TurnTables::Rotated { slots } => {
            let slots = Literal::usize_unsuffixed(*slots);
            (TokenStream::new(), quote!(Rotated(#slots)))
        }
        TurnTables::RotatedFrom { bases } => {
            let (bases, table) = bytes("BASES", bases);
            (table, quote!(RotatedFrom(&#bases)))
        }
        TurnTables::Swapped { slots, last } => {
            let ((slots, table), last) = (bytes("SLOTS", slots), Literal::u8_unsuffixed(*last));
            (table, quote!(Swapped(&#slots, #last)))
        }
        TurnTables::SwappedAndRotated { slots, last, rotations } => {
            let ((slots, table), last) = (bytes("SLOTS", slots), Literal::u8_unsuffixed(*last));
            let (rotations, second) = bytes("ROTATIONS", rotations);
            (joined([table, second]), quote!(SwappedAndRotated(&#slots, #last, &#rotations)))
        }
    };
    template! {
        [tables, frames, name: part(ride, "FRAMES")]
        #tables
        const #name: q::sliders::Frames<'static> = q::sliders::Frames::#frames;
    }
}

/// The frames in which a rider is looked up: those of the first rider with the same ones, or its own squares'.
pub(super) fn frames(bitboards: &Bitboards, ride: Leap) -> TokenStream {
    let turns = |solved: &RiderLookUp| solved.turns.as_ref().map(Turns::tables);
    let own = bitboards.sliders.iter().find(|solved| solved.ride == ride).and_then(turns);
    let alike = own.and_then(|own| {
        bitboards.sliders.iter().find(|solved| turns(solved).as_ref() == Some(&own))
    });
    match alike {
        None => quote!(q::sliders::Frames::Own),
        Some(solved) => {
            let frames = part(solved.ride, "FRAMES");
            quote!(#frames)
        }
    }
}

fn names(hopper: &Hopper) -> TokenStream {
    let table = EmittedTable::row(Scalar::U8, &hopper.names, hopper.names.len(), 0);
    table.static_tokens(&names_of(hopper).to_string())
}
