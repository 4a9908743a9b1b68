//! Riders: their tables as statics, and constants that say which method looks them up, in which frames.

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::sliders::Frames;
use quote::{format_ident, quote};

use super::emitted_table::{EmittedTable, Scalar};
use crate::emit::template::{joined, template};
use crate::layout::Leap;
use crate::model::movement::Landing;
use crate::solve::Bitboards;
use crate::solve::sliders::{Argument, Hopper, LookUp as _, RiderLookUp, RuntimeTables};

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
    let frames = turned(solved);
    quote!(#own #frames #constants)
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

/// The bases of a rider's frames, and the constant that says how squares are turned, if they are.
fn turned(solved: &RiderLookUp) -> TokenStream {
    let (bases, frames) = match solved.frames() {
        Frames::Own => return TokenStream::new(),
        Frames::Rotated(slots) => {
            let slots = Literal::usize_unsuffixed(slots);
            (TokenStream::new(), quote!(Rotated(#slots)))
        }
        Frames::RotatedFrom(bases) => {
            let name = part(solved.ride, "BASES");
            let table = EmittedTable::row(Scalar::U8, bases, bases.len(), 0);
            (table.static_tokens(&name.to_string()), quote!(RotatedFrom(&#name)))
        }
    };
    template! {
        [bases, frames, name: part(solved.ride, "FRAMES")]
        #bases
        const #name: q::sliders::Frames<'static> = q::sliders::Frames::#frames;
    }
}

/// The frames in which a rider is looked up: those of the first rider with the same ones, or its own squares'.
pub(super) fn frames(bitboards: &Bitboards, ride: Leap) -> TokenStream {
    let own = bitboards.sliders.iter().find(|solved| solved.ride == ride);
    let own = own.map_or(Frames::Own, RiderLookUp::frames);
    let alike = bitboards.sliders.iter().find(|solved| solved.frames() == own);
    match alike {
        Some(solved) if own != Frames::Own => {
            let frames = part(solved.ride, "FRAMES");
            quote!(#frames)
        }
        _ => quote!(q::sliders::Frames::Own),
    }
}

fn names(hopper: &Hopper) -> TokenStream {
    let table = EmittedTable::row(Scalar::U8, &hopper.names, hopper.names.len(), 0);
    table.static_tokens(&names_of(hopper).to_string())
}
