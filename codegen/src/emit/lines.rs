//! Tables of the squares between two others, and of the line through two, for layouts that ask for them.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::bitboards::word_type;
use crate::emit::template::template;
use crate::model::layout::{GeometryTables, WordSize};

/// The trait's constants: the tables, where there are any.
pub(super) fn constants(geometry: GeometryTables, word: WordSize) -> TokenStream {
    let word = word_type(word);
    let [between, through] = match geometry {
        GeometryTables::Compact => {
            [template!([] ::core::option::Option::None), template!([] ::core::option::Option::None)]
        }
        GeometryTables::Tables => [
            template!([] ::core::option::Option::Some(&BETWEEN_SETS)),
            template!([] ::core::option::Option::Some(&LINE_SETS)),
        ],
    };
    let table = template! {
        [word]
        ::core::option::Option<&'static q::PerSquare<Self, q::PerSquare<Self, #word>>>
    };
    quote! {
        const BETWEEN: #table = #between;
        const LINES_THROUGH: #table = #through;
    }
}

/// The tables by two squares, where the layout has them: const evaluation works them out from the rays.
pub(super) fn tables(geometry: GeometryTables, entries: usize, word: WordSize) -> TokenStream {
    if geometry == GeometryTables::Compact {
        return TokenStream::new();
    }
    let word_type = word_type(word);
    let named = |name: &str| format_ident!("{name}_{}", word.bits());
    let (between, through) = (named("between"), named("through"));
    template! {
        [word_type, entries, between, through]
        static BETWEEN_SETS: [[#word_type; #entries]; #entries] = q::lines::#between(&RAYS);
        static LINE_SETS: [[#word_type; #entries]; #entries] = q::lines::#through(&RAYS);
    }
}
