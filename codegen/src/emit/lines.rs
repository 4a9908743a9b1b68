//! The squares between two others, and the line through two: by one load each, or by several from
//! smaller tables.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::bitboards::word_type;
use crate::emit::template::template;
use crate::lower::function_cost::FunctionCost;
use crate::model::layout::{GeometryTables, WordSize};

/// The functions `between` and `line_through`, and the tables that they alone read.
pub(super) fn emit(
    name: &Ident,
    geometry: GeometryTables,
    entries: usize,
    word: WordSize,
) -> TokenStream {
    let (tables, [between, through]) = match geometry {
        GeometryTables::Compact => (TokenStream::new(), compact()),
        GeometryTables::Tables => tables(entries, word),
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
        [tables, name, cost, between, through_cost, through]
        #tables

        impl #name {
            /// The squares strictly between two on a line of queen moves; none where they are not.
            ///
            #[doc = #cost]
            #[inline(always)]
            pub const fn between(a: q::Square<Self>, b: q::Square<Self>) -> q::Bitboard<Self> {
                let (a, b) = (a.index().get(), b.index().get());
                q::Bitboard::from_word_unchecked(#between)
            }

            /// The whole file, rank or diagonal through two squares, both included; none where there
            /// is no such line.
            ///
            #[doc = #through_cost]
            #[inline(always)]
            pub const fn line_through(a: q::Square<Self>, b: q::Square<Self>) -> q::Bitboard<Self> {
                let (a, b) = (a.index().get(), b.index().get());
                q::Bitboard::from_word_unchecked(#through)
            }
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

/// Both expressions from tables by both squares, and these tables: const evaluation works them out from the rays.
fn tables(entries: usize, word: WordSize) -> (TokenStream, [TokenStream; 2]) {
    let word_type = word_type(word);
    let [between, through] =
        ["between", "through"].map(|name| format_ident!("{name}_{}", word.bits()));
    let tables = template! {
        [word_type, entries, between, through]
        static BETWEEN: [[#word_type; #entries]; #entries] = q::lines::#between(&RAYS);
        static THROUGH: [[#word_type; #entries]; #entries] = q::lines::#through(&RAYS);
    };
    (tables, [quote!(BETWEEN[a][b]), quote!(THROUGH[a][b])])
}
