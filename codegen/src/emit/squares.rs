//! Squares: their names as constants, their coordinates, and what symmetries make of them.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};

use quadrille_runtime::Symmetry;

use super::price::Price;
use super::table::{Scalar, Table};
use super::{Emission, costs, docs, literal, packed, variant};
use crate::board::{Board, Square};
use crate::layout::{Field, Layout};
use crate::solve::flips::SquareMap;

const AT: &str = "The square on a file and a rank, counted from 0, if the board has them.";

/// Where squares lie, and maps of anything by square.
pub(super) fn emit(emission: &Emission<'_>) -> TokenStream {
    let coordinates = coordinates(emission);
    let maps = maps(emission);
    quote!(#coordinates #maps)
}

/// The flips of squares, and the traits.
pub(super) fn traits(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let symmetries = symmetries(emission);
    let layout = layout_trait(emission);
    let square_board =
        emission.layout.board().is_square().then(|| quote!(impl q::SquareBoard for #name {}));
    quote! {
        impl #name { #symmetries }
        #layout
        #square_board
    }
}

/// `E4`, `_7G`: the constant of a square.
fn constant_name(name: &str) -> Ident {
    let upper = name.to_ascii_uppercase();
    let starts_with_digit = upper.starts_with(|first: char| first.is_ascii_digit());
    let prefix = if starts_with_digit { "_" } else { "" };
    Ident::new(&format!("{prefix}{upper}"), Span::call_site())
}

/// The squares as constants.
pub(super) fn constants(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (index, _) = emission.index();
    let (board, numbering) = (emission.layout.board(), emission.numbering());
    let constant = |square: Square| {
        let name = emission.layout.names.square(board, square);
        let number = numbering.number(square);
        let doc = format!("The square {name}, number {number}.");
        let constant = constant_name(&name);
        let number = Literal::u8_unsuffixed(number);
        quote! {
            #[doc = #doc]
            pub const #constant: q::Square<Self> = q::Square::from_index(#index::masked(#number));
        }
    };
    let constants = board.squares().map(constant);
    quote!(impl #name { #(#constants)* })
}

fn coordinates(emission: &Emission<'_>) -> TokenStream {
    let (index, entries) = emission.index();
    let board = emission.layout.board();
    let (files, ranks) = (literal(board.files()), literal(board.ranks()));
    let maps = &emission.solution.squares;
    let number = number_of_square();
    let file = look_up(&maps.file, &number, || quote!(COORDS[square.index().get()][0]));
    let rank = look_up(&maps.rank, &number, || quote!(COORDS[square.index().get()][1]));
    let at = at(emission);
    let tables = tables(emission, entries);
    let (file_doc, rank_doc, at_doc) = (
        emission.price_of_file().under("The file."),
        emission.price_of_rank().under("The rank."),
        emission.price_of_at().under(AT),
    );
    let (distance, square) = (price_of_distance(emission), emission.price_of_square());
    let [distance_doc, square_doc] = [distance, square].map(|price| price.to_string());
    let name = &emission.item.name;
    let exists = exists(emission, &index);
    quote! {
        #(#tables)*

        impl #name {
            #[doc = #file_doc]
            #[inline(always)]
            pub const fn file(square: q::Square<Self>) -> u8 {
                #file
            }

            #[doc = #rank_doc]
            #[inline(always)]
            pub const fn rank(square: q::Square<Self>) -> u8 {
                #rank
            }

            #[doc = #at_doc]
            #[inline(always)]
            pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
                if file < #files && rank < #ranks {
                    #at
                } else {
                    ::core::option::Option::None
                }
            }

            /// The number of king steps between two squares.
            ///
            #[doc = #distance_doc]
            #[inline]
            pub const fn distance(a: q::Square<Self>, b: q::Square<Self>) -> u8 {
                let files = Self::file(a).abs_diff(Self::file(b));
                let ranks = Self::rank(a).abs_diff(Self::rank(b));
                if files > ranks { files } else { ranks }
            }

            /// The square with this number, if there is one.
            ///
            #[doc = #square_doc]
            #[inline(always)]
            pub const fn square(number: u8) -> ::core::option::Option<q::Square<Self>> {
                if #exists {
                    ::core::option::Option::Some(q::Square::from_index(#index::masked(number)))
                } else {
                    ::core::option::Option::None
                }
            }
        }
    }
}

/// Two absolute differences, and the greater one.
fn price_of_distance(emission: &Emission<'_>) -> Price {
    emission.price_of_file().and(&emission.price_of_rank()).times(2).plus(3)
}

/// The square on `file` and `rank`, which are those of a place of the box.
fn at(emission: &Emission<'_>) -> TokenStream {
    let (index, _) = emission.index();
    let board = emission.layout.board();
    let files = literal(board.files());
    let place = quote!(rank as u32 * #files + file as u32);
    let place_index = match places(board.places()) {
        64 => quote!(q::index::U6),
        128 => quote!(q::index::U7),
        _ => quote!(q::index::U8),
    };
    let table = table_of_places(board);
    let number = look_up(
        &emission.solution.squares.number,
        &place,
        || quote!(#table[#place_index::masked((#place) as u8).get()]),
    );
    let square =
        quote!(::core::option::Option::Some(q::Square::from_index(#index::masked(number))));
    let found = if board.is_full() {
        square
    } else {
        let absent = literal(emission.numbering().unused());
        quote!(if number == #absent { ::core::option::Option::None } else { #square })
    };
    quote! {
        let number = #number;
        #found
    }
}

/// The table of numbers by place of the box.
fn table_of_places(board: Board) -> TokenStream {
    if board.is_full() { quote!(NUMBER_AT) } else { quote!(PLACES) }
}

/// Const forms of what the runtime has for any layout: maps by square, from arrays in the order of
/// the board.
fn maps(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (_, entries) = emission.index();
    let board = emission.layout.board();
    let squares = Literal::usize_unsuffixed(board.len());
    let entries = Literal::usize_unsuffixed(entries);
    let (table, as_drawn) = as_drawn(emission);
    let places = places(board.len());
    let moves = |operations| Price::load("NUMBER_AT", places).plus(operations).each("square");
    // What is drawn is moved to its place, which is computed or loaded, and then as the other is.
    let drawn = match table.is_empty() {
        true => Price::operations(5),
        false => Price::load("DRAWN", board.len()),
    };
    let [map, drawn] = [moves(0), moves(0).and(&drawn)].map(|price| price.to_string());
    let delta = if board.is_square_grid() {
        Price::load("DELTAS", 16)
    } else {
        Price::load("STEPS", 24).plus(1)
    };
    let offset = emission.price_of_offset();
    let [offset_doc, step_doc] = [offset.clone(), delta.and(&offset)].map(|it| it.to_string());
    let step = if board.is_square_grid() {
        quote! {
            let (files, ranks) = direction.delta();
            Self::offset(square, files, ranks)
        }
    } else {
        quote! {
            match <Self as q::Layout>::STEPS[direction as usize] {
                ::core::option::Option::Some((files, ranks)) => Self::offset(square, files, ranks),
                ::core::option::Option::None => ::core::option::Option::None,
            }
        }
    };
    quote! {
        impl #name {
            /// The square so many files and ranks away, if it is on the board.
            ///
            #[doc = #offset_doc]
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

            /// The neighbour in a direction, if there is one.
            ///
            #[doc = #step_doc]
            #[inline]
            pub const fn step(
                square: q::Square<Self>,
                direction: q::Direction,
            ) -> ::core::option::Option<q::Square<Self>> {
                #step
            }

            /// The map of values in the order of the board: a1, b1, and so on, rank by rank.
            ///
            /// Its border is what the first has.
            ///
            #[doc = #map]
            pub const fn map<T: ::core::marker::Copy>(values: [T; #squares]) -> q::SquareMap<Self, T> {
                let mut entries = [values[0]; #entries];
                let mut place = 0;
                while place < #squares {
                    entries[NUMBER_AT[place] as usize] = values[place];
                    place += 1;
                }
                q::SquareMap::new(entries)
            }

            /// The map of values drawn as the board is seen: the last rank first.
            ///
            /// Its border is what the square at the lower left has.
            ///
            #[doc = #drawn]
            pub const fn map_as_drawn<T: ::core::marker::Copy>(
                values: [T; #squares],
            ) -> q::SquareMap<Self, T> {
                #table
                let mut ranks = values;
                let mut place = 0;
                while place < #squares {
                    ranks[place] = values[#as_drawn];
                    place += 1;
                }
                Self::map(ranks)
            }
        }
    }
}

/// Where the square of a `place` in board order is in the order in which the board is drawn, and what
/// table that takes.
fn as_drawn(emission: &Emission<'_>) -> (TokenStream, TokenStream) {
    let board = emission.layout.board();
    if board.is_full() {
        let (files, squares) = (literal(board.files()), Literal::usize_unsuffixed(board.len()));
        // Its rank counted from the other end.
        return (TokenStream::new(), quote!(#squares - #files + 2 * (place % #files) - place));
    }
    let mut places = vec![0_u8; board.len()];
    for (place, square) in (0..).zip(board.reading_order()) {
        places[square.index()] = place;
    }
    let table = Table::row(Scalar::U8, &places, places.len(), 0).static_tokens("DRAWN");
    (table, quote!(DRAWN[place] as usize))
}

/// The expression of a map's value as a `u8`, where `number` is the `u32` that it is a map of.
fn look_up(
    map: &SquareMap,
    number: &TokenStream,
    table: impl FnOnce() -> TokenStream,
) -> TokenStream {
    match map {
        SquareMap::Circuit(circuit) => {
            let value = circuit.to_tokens("number");
            quote!({ let number = #number; (#value) as u8 })
        }
        SquareMap::Table(_) => table(),
    }
}

/// The number of the variable `square`.
fn number_of_square() -> TokenStream {
    quote!(square.index().number() as u32)
}

/// The tables of coordinates by number, of numbers in board order and, where that is not the same, of
/// numbers by place of the box.
fn tables(emission: &Emission<'_>, entries: usize) -> Vec<TokenStream> {
    let (board, numbering) = (emission.layout.board(), emission.numbering());
    let coords = numbering.by_number().iter().map(|square| {
        let pair = square.map_or([255, 255], |square| [board.file(square), board.rank(square)]);
        Table::row(Scalar::U8, &pair, 2, 0)
    });
    let hole = || Table::row(Scalar::U8, &[255_u8, 255], 2, 0);
    let coords = coords.chain(std::iter::repeat_with(hole)).take(entries);
    let row = |numbers: &[u8], absent: u8| {
        Table::row(Scalar::U8, numbers, places(numbers.len()), absent.into())
    };
    let mut tables = vec![
        Table::stack(coords).static_tokens("COORDS"),
        row(numbering.numbers(), 0).static_tokens("NUMBER_AT"),
    ];
    if let (false, SquareMap::Table(numbers)) = (board.is_full(), &emission.solution.squares.number)
    {
        tables.push(row(numbers, numbering.unused()).static_tokens("PLACES"));
    }
    tables
}

/// How many entries a table of numbers by place has: enough for no bounds check.
pub(super) fn places(places: usize) -> usize {
    match places {
        0..=64 => 64,
        65..=128 => 128,
        _ => 256,
    }
}

fn symmetries(emission: &Emission<'_>) -> TokenStream {
    emission
        .solution
        .squares
        .symmetries
        .iter()
        .map(|(s, map)| symmetry(emission, *s, map))
        .collect()
}

fn symmetry(emission: &Emission<'_>, symmetry: Symmetry, map: &SquareMap) -> TokenStream {
    let (index, entries) = emission.index();
    let value = look_up(map, &number_of_square(), || quote!(TABLE[square.index().get()]));
    let table = match map {
        SquareMap::Circuit(_) => TokenStream::new(),
        SquareMap::Table(values) => {
            Table::row(Scalar::U8, values, entries, 0).static_tokens("TABLE")
        }
    };
    let name = square_function(symmetry);
    let board = emission.layout.board();
    let moves = board.squares().any(|square| board.image(square, symmetry) != square);
    let doc =
        docs::square(&format!("The square, {}", docs::symmetry(symmetry)), map, entries, moves);
    quote! {
        #[doc = #doc]
        #[inline(always)]
        pub const fn #name(square: q::Square<Self>) -> q::Square<Self> {
            #table
            q::Square::from_index(#index::masked(#value))
        }
    }
}

fn field(field: &Field) -> TokenStream {
    let Field { name, width, shift } = field;
    let (width, shift) = (Literal::u32_unsuffixed(*width), Literal::u32_unsuffixed(*shift));
    quote!(q::Field { name: #name, width: #width, shift: #shift })
}

/// `flip_vertical_square`.
pub(super) fn square_function(symmetry: Symmetry) -> Ident {
    format_ident!("{}_square", symmetry.name())
}

fn layout_trait(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (index, _) = emission.index();
    let Layout { names, pawns, .. } = emission.layout;
    let board = emission.layout.board();
    let (files, ranks) = (literal(board.files()), literal(board.ranks()));
    let numbers = Literal::usize_unsuffixed(emission.numbering().len());
    let squares = Literal::usize_unsuffixed(board.len());
    let symmetries = board.symmetries().map(|s| variant("Symmetry", &s));
    let [white, black] = pawns.map(|direction| variant("Direction", &direction));
    let (file_names, rank_names) = (&names.files, &names.ranks);
    let arms = emission.solution.squares.symmetries.iter().map(|(symmetry, _)| {
        let (variant, function) = (variant("Symmetry", symmetry), square_function(*symmetry));
        quote!(#variant => ::core::option::Option::Some(Self::#function(square)),)
    });
    let lacking = super::lacking(board);
    let shape = shape(emission);
    let fields = emission.layout.fields.iter().map(field);
    let packed = packed::layout_items(emission);
    let costs = costs::costs(emission).into_iter().map(costs::tokens);
    quote! {
        impl q::Layout for #name {
            type Index = #index;
            const FILES: u8 = #files;
            const RANKS: u8 = #ranks;
            const NUMBERS: usize = #numbers;
            const SYMMETRIES: &'static [q::Symmetry] = &[#(#symmetries),*];
            const FILE_NAMES: &'static [&'static str] = &[#(#file_names),*];
            const RANK_NAMES: &'static [&'static str] = &[#(#rank_names),*];
            const PAWNS: [q::Direction; 2] = [#white, #black];
            const FIELDS: &'static [q::Field] = &[#(#fields),*];
            const COSTS: &'static [q::Cost] = &[#(#costs),*];
            const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
            const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at(#squares).0;
            #shape
            const SQUARES_BY_NUMBER: &'static [q::Square<Self>] =
                &q::squares_by_number::<Self, #squares>();

            #[inline(always)]
            fn file(square: q::Square<Self>) -> u8 {
                Self::file(square)
            }

            #[inline(always)]
            fn rank(square: q::Square<Self>) -> u8 {
                Self::rank(square)
            }

            #[inline(always)]
            fn square_at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
                Self::at(file, rank)
            }

            #packed

            #[inline(always)]
            fn transform(
                square: q::Square<Self>,
                symmetry: q::Symmetry,
            ) -> ::core::option::Option<q::Square<Self>> {
                match symmetry {
                    q::Symmetry::Identity => ::core::option::Option::Some(square),
                    #(#arms)*
                    #lacking
                }
            }
        }
    }
}

/// What the trait says of a board that lacks squares, or whose squares have names of their own, or
/// directions.
fn shape(emission: &Emission<'_>) -> TokenStream {
    let board = emission.layout.board();
    let (squares, places) =
        (Literal::usize_unsuffixed(board.len()), Literal::usize_unsuffixed(board.places()));
    let shape = (!board.is_full()).then(|| {
        quote! {
            const SQUARES: usize = #squares;
            const PLACES: &'static [u8] = PLACES.split_at(#places).0;
        }
    });
    let names = emission.layout.names.squares.is_some().then(|| {
        let names =
            emission.numbering().by_number().iter().map(|square| {
                square.map_or(String::new(), |s| emission.layout.names.square(board, s))
            });
        quote!(const SQUARE_NAMES: &'static [&'static str] = &[#(#names),*];)
    });
    let steps = (!board.is_square_grid()).then(|| {
        let step = |step: Option<(i8, i8)>| match step {
            Some((files, ranks)) => {
                let [files, ranks] = [files, ranks].map(Literal::i8_unsuffixed);
                quote!(::core::option::Option::Some((#files, #ranks)))
            }
            None => quote!(::core::option::Option::None),
        };
        let steps = board.steps().map(step);
        quote!(const STEPS: [::core::option::Option<(i8, i8)>; 8] = [#(#steps),*];)
    });
    quote!(#shape #names #steps)
}

/// Whether `number` is a square's: without holes one comparison, so that no load is needed where the
/// compiler knows what the number is below.
fn exists(emission: &Emission<'_>, index: &TokenStream) -> TokenStream {
    let numbering = emission.numbering();
    if numbering.is_dense() {
        // Squares are fewer than 129.
        let count = literal(numbering.len() as u8);
        return quote!(number < #count);
    }
    let files = literal(emission.layout.board().files());
    quote! {
        #index::masked(number).number() == number && COORDS[#index::masked(number).get()][0] < #files
    }
}
