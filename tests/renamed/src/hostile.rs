//! Everything that descriptions can emit, in a module without a prelude whose own names are those that careless
//! code would pick up: types, variants, traits, modules and macros.
#![no_implicit_prelude]
#![allow(non_camel_case_types, dead_code, unused_macros, missing_docs)]

/// Types and variants of the prelude, primitive types and the names of crates.
macro_rules! shadows {
    ($($name:ident)*) => { $(struct $name;)* };
}
shadows! {
    Option Some None Result Ok Err Self_ String Vec Box ToString ToOwned
    bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64
    Bitboard Square Layout Packed Symmetry Direction Color Rider Word Man Pair Pairs Couple Frames Method
}

mod core {}
mod std {}
mod alloc {}
mod q {}
mod quadrille {}
mod primitive {}

/// Traits of the prelude.
macro_rules! trait_shadows {
    ($($name:ident)*) => { $(trait $name {})* };
}
trait_shadows! {
    Copy Send Sync Sized Drop Fn FnMut FnOnce Clone Default PartialEq Eq PartialOrd Ord Debug Hash Into From AsRef
    AsMut TryFrom TryInto Iterator IntoIterator Extend DoubleEndedIterator ExactSizeIterator FromIterator
}

/// Macros of the prelude.
macro_rules! macro_shadows {
    ($dollar:tt $($name:ident)*) => { $(
        macro_rules! $name {
            ($dollar($rest:tt)*) => { ::core::compile_error!("a macro of the user's own") };
        }
    )* };
}
macro_shadows! { $
    assert assert_eq assert_ne debug_assert debug_assert_eq panic unreachable todo unimplemented concat stringify matches
    format format_args write writeln vec include include_str include_bytes env option_env cfg line file column
    module_path compile_error
}

/// A layout for each slider method.
macro_rules! methods {
    ($($test:ident $name:ident { $($description:tt)* })*) => {
        ::board::layout! { $(
            /// A layout with this method.
            pub struct $name {
                crate: ::board,
                $($description)*
                pieces: { rook: R, bishop: B },
            }
        )* }
    };
}
each_method!(methods);

::board::layout! {
    /// Every key.
    pub struct Orthodox {
        crate: ::board,
        board: 8 x 8,
        number: rank * 8 + file,
        index: { rank: 3, file: 3 },
        symmetry: { flip_vertical: rank ^ 7 },
        regions: { camp: { white: "a1-h2", black: "a7-h8" }, middle: "c3-f6" },
        pieces: {
            rook: R, bishop: B, queen: Q, knight: N, king: K,
            cannon: mRcpR as ::board::piece::Cannon,
            horse: nN as ::board::piece::Horse,
            lance: fR as ::board::piece::Lance,
            gold: WfF as ::board::piece::Gold,
            foot: fW as ::board::piece::ShogiPawn,
        },
        sliders: { rook: magic, bishop: split, sets: per_square },
        geometry: tables,
        pairs: {
            Threats: {
                squares: { pawn: "a2-h7" },
                attacks: { pawn: [knight by move, rook], knight: [pawn], rook: [rook, cannon], cannon: [rook] },
                like: descending, ranks: table,
                couples: { men: [pawn], files: 1 },
            },
            Counted: { attacks: { rook: [rook, pawn] }, numbers: dense, ranks: counted, excluded: beyond },
            Moves: { attacks: { queen: any, knight: any }, colors: white },
        },
    }

    /// Another numbering, to which positions convert.
    pub struct ByFile {
        crate: ::board,
        board: 8 x 8,
        number: file * 8 + 7 - rank,
        pieces: { rook: R, knight: N },
    }

    /// A numbering without order, by groups.
    pub struct Grouped {
        crate: ::board,
        board: 4 x 4,
        groups: { picture: ["abba" "dcab" "badc" "cddc"], bits: "c.ab.d" },
        pieces: { rook: R, bishop: B },
    }
}

/// Pieces of the user's own.
pub enum Griffon {}
pub enum Rhino {}
pub enum Turner {}
pub enum Hopper {}
pub enum Grasshopper {}

/// Bent riders, hoppers and lame leapers, by arithmetic, by trial and in wide words.
macro_rules! variants {
    ($($name:ident { $($description:tt)* })*) => {
        ::board::layout! { $(
            /// A board of a variant.
            pub struct $name {
                crate: ::board,
                $($description)*
                pieces: {
                    rook: R,
                    griffon: [F?R] as crate::hostile::Griffon,
                    rhino: [nN?B2] as crate::hostile::Rhino,
                    turner: [F-pR] as crate::hostile::Turner,
                    hopper: pQ as crate::hostile::Hopper,
                    grasshopper: gQ as crate::hostile::Grasshopper,
                    cannon: mRcpR as ::board::piece::Cannon,
                    horse: nN as ::board::piece::Horse,
                },
            }
        )* }
    };
}
variants! {
    Ordered { board: 6 x 6, number: rank * 6 + file, }
    Shuffled { board: 4 x 5, number: [7 3 11 0; 19 14 2 9; 5 16 8 12; 1 18 10 4; 13 6 15 17], }
    Wide { board: 9 x 8, number: rank * 9 + file, }
}

::board::layout! {
    /// Hexagons.
    pub struct Hexagons {
        crate: ::board,
        board: 5 x 5,
        number: rank * 5 + file where file <= rank + 2 && rank <= file + 2,
        directions: { north: (0, +1), north_east: (+1, +1), south_east: (+1, 0) },
        pieces: { rook: [(0,+1), (0,-1), (+1,+1), (-1,-1), (+1,0), (-1,0)]0, leaper: [(+1,+2), (-1,-2)] },
        pairs: { HexagonThreats: { attacks: { rook: [rook, leaper, pawn], leaper: [leaper] } } },
    }

    /// A mailbox, which has squares only.
    pub struct Box88 {
        crate: ::board,
        board: 8 x 8,
        number: rank * 16 + file,
        bitboard: none,
    }
}

/// A type by the derive.
#[derive(::board::Layout)]
#[layout(crate = ::board, board = 3 x 4, number = rank * 3 + file, pieces = { rook: R })]
pub struct Derived;

/// The user's own sets, squares and colours.
#[derive(::board::Convert)]
#[quadrille(crate = ::board, bitboard = Orthodox)]
pub struct Set(pub ::core::primitive::u64);

#[derive(::board::Convert)]
#[quadrille(crate = ::board, square = Orthodox)]
pub struct Number(pub ::core::primitive::u8);

#[derive(::board::Convert)]
#[quadrille(crate = ::board, color)]
pub enum Side {
    White,
    Black,
}

::board::index! {
    crate: ::board;
    board: 8 x 8;
    pieces: KQRBNPA;
    registry: pub MATERIALS;
    scheme: exact;
    pub KRvK, KPvKP, KRRvKA: kings;
    Skipping = KRvK: naive(skip);
    Stored = KRRvK: syzygy(sequence: kKRR, order: 1);
}

/// All that is declared exists.
#[cfg(test)]
#[test]
fn code_among_hostile_names_works() {
    ::core::assert_eq!(Orthodox::A1.rook_attacks(::board::Bitboard::EMPTY).count(), 14);
    ::core::assert_eq!(Orthodox::A1.convert::<ByFile>(), ByFile::A1);
    ::core::assert_eq!(Derived::A1.flip_vertical(), Derived::A4);
    ::core::assert_eq!(KRvK::SIZE, 28_056);
    let color = ::board::Color::White;
    ::core::assert!(Ordered::C3.attacks_by::<Rhino>(color, ::board::Bitboard::EMPTY).any());
    ::core::assert_eq!(Threats::pair(Threats::COUNT), ::core::option::Option::None);
}
