//! The squares between two others, and the line through two: by one load each, or by several from
//! smaller tables.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::bitboards::word_type;
use crate::emit::template::template;
use crate::lower::function_cost::FunctionCost;
use crate::model::layout::{GeometryTables, WordSize};

/// The functions `between` and `line_through`.
pub(super) fn functions(geometry: GeometryTables, entries: usize, word: WordSize) -> TokenStream {
    let [between, through] = match geometry {
        GeometryTables::Compact => compact(),
        GeometryTables::Tables => [quote!(BETWEEN[a][b]), quote!(THROUGH[a][b])],
    };
    let cost = match geometry {
        // Loads: the direction, then two rays. Operations: the comparison with 8, the sum and the remainder of the
        // opposite direction, and the intersection of both rays.
        GeometryTables::Compact => {
            let rays = 8 * entries * word.bits() as usize / 8;
            FunctionCost::load("DIRECTIONS", entries * entries)
                .and(&FunctionCost::loads(2, "RAYS", rays))
                .plus(4)
        }
        GeometryTables::Tables => FunctionCost::load("BY_TWO", table_bytes(entries, word)),
    };
    let through_cost = match geometry {
        // Besides these a shift that makes the square, and its union with the rays.
        GeometryTables::Compact => cost.clone().plus(2),
        GeometryTables::Tables => cost.clone(),
    };
    let [cost, through_cost] = [cost, through_cost].map(|cost| cost.to_string());
    template! {
        [cost, between, through_cost, through]
        /// The squares strictly between two on a file, a rank or a diagonal; no squares where two share none.
        ///
        #[doc = #cost]
        #[inline(always)]
        pub const fn between(a: q::Square<Self>, b: q::Square<Self>) -> q::Bitboard<Self> {
            let (a, b) = (a.index().get(), b.index().get());
            q::Bitboard::from_word_unchecked(#between)
        }

        /// The whole file, rank or diagonal through two squares, both included; no squares where two share none.
        ///
        #[doc = #through_cost]
        #[inline(always)]
        pub const fn line_through(a: q::Square<Self>, b: q::Square<Self>) -> q::Bitboard<Self> {
            let (a, b) = (a.index().get(), b.index().get());
            q::Bitboard::from_word_unchecked(#through)
        }
    }
}

/// The trait's constants: the tables, where there are any.
pub(super) fn constants(geometry: GeometryTables, word: WordSize) -> TokenStream {
    let word = word_type(word);
    let [between, through] = match geometry {
        GeometryTables::Compact => {
            [quote!(::core::option::Option::None), quote!(::core::option::Option::None)]
        }
        GeometryTables::Tables => [
            quote!(::core::option::Option::Some(&BETWEEN)),
            quote!(::core::option::Option::Some(&THROUGH)),
        ],
    };
    let table = quote! {
        ::core::option::Option<&'static q::PerSquare<Self, q::PerSquare<Self, #word>>>
    };
    quote! {
        const BETWEEN: #table = #between;
        const LINES_THROUGH: #table = #through;
    }
}

/// How many bytes a table by two squares takes.
pub(super) fn table_bytes(entries: usize, word: WordSize) -> usize {
    entries * entries * word.bits() as usize / 8
}

/// What is between `a` and `b` and what goes through them, from the direction and two rays.
fn compact() -> [TokenStream; 2] {
    let on_line = |line: TokenStream| {
        quote! {{
            let direction = DIRECTIONS[a][b] as usize;
            if direction < 8 { #line } else { 0 }
        }}
    };
    [
        on_line(quote!(RAYS[direction][a] & RAYS[(direction + 4) % 8][b])),
        on_line(quote!(RAYS[direction][a] | RAYS[(direction + 4) % 8][a] | 1 << a)),
    ]
}

/// The tables by two squares, where the layout has them: const evaluation works them out from the rays.
pub(super) fn tables(geometry: GeometryTables, entries: usize, word: WordSize) -> TokenStream {
    if geometry == GeometryTables::Compact {
        return TokenStream::new();
    }
    let word_type = word_type(word);
    let [between, through] =
        ["between", "through"].map(|name| format_ident!("{name}_{}", word.bits()));
    template! {
        [word_type, entries, between, through]
        static BETWEEN: [[#word_type; #entries]; #entries] = q::lines::#between(&RAYS);
        static THROUGH: [[#word_type; #entries]; #entries] = q::lines::#through(&RAYS);
    }
}
