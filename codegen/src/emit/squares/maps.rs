//! Steps from square to square, and maps of anything by square.

use proc_macro2::{Literal, TokenStream};

use super::super::emitted_table::{EmittedTable, Scalar};
use super::super::{Emission, literal};
use super::places;
use crate::emit::template::{joined, template};
use crate::lower::function_cost::{FunctionCost, Per};

/// Const forms of what the runtime has for any layout.
pub(super) fn methods(emission: &Emission<'_>) -> TokenStream {
    joined([offset(emission), step(emission), map(emission), map_as_drawn(emission)])
}

fn offset(emission: &Emission<'_>) -> TokenStream {
    let cost = emission.cost("offset").to_string();
    template! {
        [cost]
        /// The square this many files right and ranks up, or `None` off the board.
        ///
        #[doc = #cost]
        #[inline]
        pub const fn offset(
            square: q::Square<Self>,
            files: i8,
            ranks: i8,
        ) -> ::core::option::Option<q::Square<Self>> {
            // A negative sum wraps to a number that no board has.
            Self::at(
                Self::file(square).wrapping_add_signed(files),
                Self::rank(square).wrapping_add_signed(ranks),
            )
        }
    }
}

fn step(emission: &Emission<'_>) -> TokenStream {
    let body = match emission.layout.board().is_square_grid() {
        true => step_of_eight(),
        false => step_of_some(),
    };
    let cost = emission.cost("step").to_string();
    template! {
        [cost, body]
        /// The next square in a direction, or `None` off the board.
        ///
        #[doc = #cost]
        #[inline]
        pub const fn step(
            square: q::Square<Self>,
            direction: q::Direction,
        ) -> ::core::option::Option<q::Square<Self>> {
            #body
        }
    }
}

/// A step where all boards have eight directions.
fn step_of_eight() -> TokenStream {
    template! {
        []
        let (files, ranks) = direction.delta();
        Self::offset(square, files, ranks)
    }
}

/// A step where the board says what each direction is, if it has it.
fn step_of_some() -> TokenStream {
    template! {
        []
        match <Self as q::Layout>::STEPS[direction as usize] {
            ::core::option::Option::Some((files, ranks)) => Self::offset(square, files, ranks),
            ::core::option::Option::None => ::core::option::Option::None,
        }
    }
}

/// The map of an array in the order of the board.
fn map(emission: &Emission<'_>) -> TokenStream {
    let cost = cost_of_map(emission).to_string();
    let entries = emission.entries();
    let squares = Literal::usize_unsuffixed(emission.layout.board().len());
    template! {
        [cost, squares, entries: Literal::usize_unsuffixed(entries)]
        /// The map of values in the order of the board: a1, b1, and so on, rank by rank.
        ///
        /// Unused entries repeat the first square's value.
        ///
        #[doc = #cost]
        pub const fn map<T: ::core::marker::Copy>(values: [T; #squares]) -> q::SquareMap<Self, T> {
            let mut entries = [values[0]; #entries];
            let mut place = 0;
            while place < #squares {
                entries[NUMBER_AT[place] as usize] = values[place];
                place += 1;
            }
            q::SquareMap::new(entries)
        }
    }
}

/// Loads of the squares' numbers.
fn cost_of_map(emission: &Emission<'_>) -> FunctionCost {
    FunctionCost::load("NUMBER_AT", places(emission.layout.board().len())).each(Per::Square)
}

fn map_as_drawn(emission: &Emission<'_>) -> TokenStream {
    let (as_drawn, place) = as_drawn(emission);
    let cost = cost_of_map(emission).and(&place.each(Per::Square)).to_string();
    template! {
        [cost, as_drawn, squares: Literal::usize_unsuffixed(emission.layout.board().len())]
        /// The map of values drawn as the board is seen: the last rank first.
        ///
        /// Unused entries repeat the value of the square at the lower left.
        ///
        #[doc = #cost]
        pub const fn map_as_drawn<T: ::core::marker::Copy>(
            values: [T; #squares],
        ) -> q::SquareMap<Self, T> {
            let mut ranks = values;
            let mut place = 0;
            #as_drawn
            Self::map(ranks)
        }
    }
}

/// Moves all `values` to `ranks`, from the `place` where each is drawn to that in board order, and what it costs to
/// find one's place: nothing where ranks follow one another, else a load.
fn as_drawn(emission: &Emission<'_>) -> (TokenStream, FunctionCost) {
    let board = emission.layout.board();
    if board.is_full() {
        let moved = template! {
            [files: literal(board.files()), ranks: literal(board.ranks())]
            let mut rank = #ranks;
            while rank > 0 {
                rank -= 1;
                let mut file = 0;
                while file < #files {
                    ranks[rank * #files + file] = values[place];
                    place += 1;
                    file += 1;
                }
            }
        };
        return (moved, FunctionCost::default());
    }
    let mut places = vec![0_u8; board.len()];
    for (place, square) in (0..).zip(board.reading_order()) {
        places[square.index()] = place;
    }
    let moved = template! {
        [
            table: EmittedTable::row(Scalar::U8, &places, places.len(), 0).static_tokens("DRAWN"),
            squares: Literal::usize_unsuffixed(board.len()),
        ]
        #table
        while place < #squares {
            ranks[place] = values[DRAWN[place] as usize];
            place += 1;
        }
    };
    (moved, FunctionCost::load("DRAWN", board.len()))
}
