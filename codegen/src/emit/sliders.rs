//! The tables of a rider's attacks, as tokens.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::emit::template::template;
use crate::solve::sliders::{Argument, LookUp as _, RiderLookUp, RuntimeTables, TurnTables, Turns};

/// The static that holds a rider's tables, and how it is looked up.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// The tables.
    pub tables: RuntimeTables,
    /// What turns squares into those that are looked up, if some are.
    pub turns: Option<TurnTables>,
    /// Other tables, for targets that extract bits by an instruction.
    pub pext: Option<Box<Emitted>>,
    /// How many of its first lines AVX2 can look up side by side.
    pub in_vectors: usize,
}

impl Emitted {
    /// `static NAME: Type = value;`, documented.
    pub fn to_static(&self, name: &Ident) -> TokenStream {
        let RuntimeTables { name: ty, arguments, strings, doc, .. } = &self.tables;
        let ty = format_ident!("{ty}");
        let arguments = arguments.iter().map(argument);
        let strings = strings.iter().map(|string| Literal::byte_string(string));
        quote! {
            #[doc = #doc]
            static #name: q::sliders::#ty<#(#arguments),*> = q::sliders::#ty::new(#(#strings),*);
        }
    }
}

fn argument(argument: &Argument) -> TokenStream {
    match *argument {
        Argument::Flag(flag) => quote!(#flag),
        Argument::Number(number) => {
            let number = Literal::u64_unsuffixed(number);
            quote!(#number)
        }
    }
}

/// What a ride's tables are emitted as.
pub fn emitted(solved: &RiderLookUp) -> Emitted {
    let turns = solved.turns.as_ref().map(Turns::tables);
    let pext = solved.pext.as_ref().map(|pext| {
        let tables = pext.tables();
        Box::new(Emitted { tables, turns: turns.clone(), pext: None, in_vectors: 0 })
    });
    let look_up = solved.method.look_up();
    let tables = look_up.tables();
    Emitted { tables, turns, pext, in_vectors: look_up.lines_in_vectors() }
}

/// What rides whose tables these are attack together: one turn of the occupancy serves all, and one
/// turn back.
pub fn turned(tables: &[Ident], turns: &TurnTables) -> TokenStream {
    let slot = slot(turns);
    quote! {{
        let (slot, turn) = #slot;
        let occupancy = turn.enter(occupancy);
        turn.leave(#(#tables.attacks(slot, occupancy))|*)
    }}
}

/// What each of some rides whose tables these are attacks: one turn of the occupancy serves all.
pub(super) fn turned_apart(tables: &[Ident], turns: &TurnTables) -> TokenStream {
    let slot = slot(turns);
    quote! {{
        let (slot, turn) = #slot;
        let occupancy = turn.enter(occupancy);
        (#(turn.leave(#tables.attacks(slot, occupancy))),*)
    }}
}

/// The slot and the turn of `number`.
fn slot(turns: &TurnTables) -> TokenStream {
    let string = |bytes: &[u8]| Literal::byte_string(bytes);
    match turns {
        TurnTables::Rotated { slots } => {
            let slots = Literal::usize_unsuffixed(*slots);
            template!([slots] q::sliders::Turn::rotated(number, #slots))
        }
        TurnTables::RotatedFrom { bases } => {
            let (count, bases) = (Literal::usize_unsuffixed(bases.len()), string(bases));
            template! {
                [count, bases] {
                    static BASES: &[u8; #count] = #bases;
                    q::sliders::Turn::rotated_from(number, BASES)
                }
            }
        }
        TurnTables::Swapped { slots, last } => {
            let (slots, last) = (string(slots), Literal::u8_unsuffixed(*last));
            template! {
                [slots, last] {
                    static SLOTS: &[u8; 64] = #slots;
                    q::sliders::Turn::swapped(number, SLOTS, #last)
                }
            }
        }
        TurnTables::SwappedAndRotated { slots, last, rotations } => {
            let (slots, last) = (string(slots), Literal::u8_unsuffixed(*last));
            let rotations = string(rotations);
            template! {
                [slots, rotations, last]
                {
                static SLOTS: &[u8; 64] = #slots;
                static ROTATIONS: &[u8; 64] = #rotations;
                q::sliders::Turn::swapped_and_rotated(number, SLOTS, #last, ROTATIONS)
            }
            }
        }
    }
}
