//! Shifts of all squares of a set, by which the pieces on it attack together.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::emit::bitboards::hexadecimal;
use crate::emit::template::{listed, template};
use crate::layout::WordSize;
use crate::list::list;
use crate::solve::spread::{LeapGroup, ShiftedStep, SpreadingSide};

/// The fill of one side.
pub(super) fn fill(side: &SpreadingSide, word: WordSize) -> TokenStream {
    let [up, down] = side.up_and_down().map(|ways| steps(&ways));
    let bits = word.bits();
    template! {
        [
            up, down,
            variant: format_ident!("Of{bits}"),
            ty: format_ident!("Fill{bits}"),
            leaps: listed(list(side.leaps.iter(), |group| leaps(group, word))),
            rounds: Literal::u32_unsuffixed(side.rounds),
        ]
        q::fill::Fill::#variant(q::fill::#ty {
            leaps: &[#leaps],
            up: &[#up],
            down: &[#down],
            rounds: #rounds,
        })
    }
}

fn steps(ways: &[&ShiftedStep]) -> TokenStream {
    listed(ways.iter().map(|ShiftedStep { by, entered, .. }| {
        let by = Literal::u16_unsuffixed(by.unsigned_abs());
        let entered = hexadecimal(*entered);
        template!([by, entered] q::fill::Shift::new(#by, #entered))
    }))
}

fn leaps(LeapGroup { first, then, within }: &LeapGroup, word: WordSize) -> TokenStream {
    let side = |is_meant: fn(&ShiftedStep) -> bool| {
        steps(&first.iter().flatten().filter(|step| is_meant(step)).collect::<Vec<_>>())
    };
    let stays = first.contains(&None);
    template! {
        [
            stays,
            ty: format_ident!("Leaps{}", word.bits()),
            up: side(|step| step.by > 0),
            down: side(|step| step.by < 0),
            then: listed(then.iter().map(|&by| Literal::i16_unsuffixed(by))),
            within: within.map_or_else(|| quote!(!0), hexadecimal),
        ]
        q::fill::#ty {
            first: [&[#up], &[#down]],
            stays: #stays,
            then: &[#then],
            within: #within,
        }
    }
}
