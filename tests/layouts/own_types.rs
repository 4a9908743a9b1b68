//! An engine's own types: `derive(Convert)`, in both directions and on every square.
#![deny(warnings)]

use std::fmt::Debug;

use quadrille::layouts::{Board5x5, Checkers, Lerf, Mailbox, Shogi, W};
use quadrille::{Bitboard, Color, Convert, Layout, Square};

/// An engine's squares in the order of a1 = 0, in the layout that it names, some with explicit discriminants.
macro_rules! chess {
    ($engine:ident, $layout:ident $(, $first:literal)?) => {
        mod $engine {
            #[derive(Clone, Copy, Debug, PartialEq, super::Convert)]
            #[quadrille(square = super::$layout)]
            #[repr(u8)]
            #[rustfmt::skip]
            pub enum Own {
                A1 $(= $first)?, B1, C1, D1, E1, F1, G1, H1,
                A2, B2, C2, D2, E2, F2, G2, H2,
                A3, B3, C3, D3, E3, F3, G3, H3,
                A4, B4, C4, D4, E4, F4, G4, H4,
                A5, B5, C5, D5, E5, F5, G5, H5,
                A6, B6, C6, D6, E6, F6, G6, H6,
                A7, B7, C7, D7, E7, F7, G7, H7,
                A8, B8, C8, D8, E8, F8, G8, H8,
            }
        }
    };
}

chess!(in_order, Lerf);
chess!(gaps_before, Lerf, 100);
chess!(permuted, W);
chess!(holes, Mailbox);

/// More squares than a `u64` has bits, with names that begin with digits.
#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(square = Shogi)]
#[rustfmt::skip]
enum ShogiSquare {
        _9A, _8A, _7A, _6A, _5A, _4A, _3A, _2A, _1A,
        _9B, _8B, _7B, _6B, _5B, _4B, _3B, _2B, _1B,
        _9C, _8C, _7C, _6C, _5C, _4C, _3C, _2C, _1C,
        _9D, _8D, _7D, _6D, _5D, _4D, _3D, _2D, _1D,
        _9E, _8E, _7E, _6E, _5E, _4E, _3E, _2E, _1E,
        _9F, _8F, _7F, _6F, _5F, _4F, _3F, _2F, _1F,
        _9G, _8G, _7G, _6G, _5G, _4G, _3G, _2G, _1G,
        _9H, _8H, _7H, _6H, _5H, _4H, _3H, _2H, _1H,
        _9I, _8I, _7I, _6I, _5I, _4I, _3I, _2I, _1I,
}

/// A board that lacks squares, with names of its own.
#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(square = Checkers)]
#[rustfmt::skip]
enum Dark {
        _1, _2, _3, _4, _5, _6, _7, _8,
        _9, _10, _11, _12, _13, _14, _15, _16,
        _17, _18, _19, _20, _21, _22, _23, _24,
        _25, _26, _27, _28, _29, _30, _31, _32,
}

#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(square = Board5x5)]
#[rustfmt::skip]
enum Small {
        a1, b1, c1, d1, e1,
        a2, b2, c2, d2, e2,
        a3, b3, c3, d3, e3,
        a4, b4, c4, d4, e4,
        a5, b5, c5, d5, e5,
}

/// Every square converts to the variant of its name, and to no other.
#[track_caller]
fn check<L: Layout, T: Copy + Debug + PartialEq + From<Square<L>>>()
where
    Square<L>: From<T>,
{
    for square in Square::<L>::all() {
        let own = T::from(square);
        let name = format!("{own:?}");
        assert!(name.trim_start_matches('_').eq_ignore_ascii_case(&square.to_string()), "{square}");
        assert_eq!(Square::from(own), square);
        assert_eq!(T::from(Square::from(own)), own);
    }
}

#[test]
fn enums_of_squares() {
    check::<Lerf, in_order::Own>();
    check::<Lerf, gaps_before::Own>();
    check::<W, permuted::Own>();
    check::<Mailbox, holes::Own>();
    check::<Shogi, ShogiSquare>();
    check::<Checkers, Dark>();
    check::<Board5x5, Small>();
}

/// A number that is a square of both layouts.
#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(square = Lerf, square = Mailbox)]
struct Number {
    /// A signed number, as in engines that subtract squares.
    number: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(square = Shogi)]
struct Byte(pub u8);

#[test]
fn numbers_of_squares() {
    for square in Square::<Mailbox>::all() {
        let own = Number::from(square);
        assert_eq!(own.number, i32::from(square.number()));
        assert_eq!(Square::<Mailbox>::try_from(own), Ok(square));
    }
    for number in 0..=u8::MAX {
        assert_eq!(Square::<Shogi>::try_from(Byte(number)).ok(), Square::new(number));
    }
    for number in [-1, 64, 256, 256 + 8] {
        assert!(Square::<Lerf>::try_from(Number { number }).is_err());
    }
    assert_eq!(Byte::from(Shogi::_1A), Byte(0));
}

#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(bitboard = W)]
struct Set(u64);

#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(bitboard = Shogi)]
struct Wide {
    bits: u128,
}

#[test]
fn sets_are_their_words() {
    for square in Square::<W>::all() {
        let own = Set::from(square.bitboard());
        assert_eq!(own, Set(1 << square.number()));
        assert_eq!(Bitboard::from(own), square.bitboard());
    }
    for square in Square::<Shogi>::all() {
        let own = Wide::from(square.bitboard());
        assert_eq!(own, Wide { bits: 1 << square.number() });
        assert_eq!(Bitboard::from(own), square.bitboard());
    }
    // Bits that are no square are dropped.
    assert_eq!(Bitboard::from(Wide { bits: u128::MAX }), Bitboard::FULL);
}

#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(color)]
enum Side {
    Black,
    White,
}

#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(color = Sente)]
enum Player {
    Gote,
    Sente,
}

#[test]
fn colors() {
    assert_eq!([Side::White, Side::Black].map(Color::from), Color::ALL);
    assert_eq!(Color::ALL.map(Side::from), [Side::White, Side::Black]);
    assert_eq!([Player::Sente, Player::Gote].map(Color::from), Color::ALL);
    assert_eq!(Color::ALL.map(Player::from), [Player::Sente, Player::Gote]);
}

/// A macro passes on all that the derive reads, each in a group without delimiters.
macro_rules! passed_on {
    ($visibility:vis, $square:ident, $player:ident, $layout:path, $word:ty, $number:expr) => {
        #[derive(Clone, Copy, Debug, PartialEq, Convert)]
        #[quadrille(square = $layout, crate = quadrille)]
        $visibility struct $square {
            $visibility number: $word,
        }

        #[derive(Clone, Copy, Debug, PartialEq, Convert)]
        #[quadrille(color = $player)]
        $visibility enum Passed {
            $player = $number,
            /// A variant with a value that takes all of `syn` to read.
            Other = if $number > 0 { 0 } else { 1 },
        }
    };
}
passed_on!(pub(crate), PassedSquare, First, quadrille::layouts::Lerf, u8, 2 - 1);

#[test]
fn types_of_macros() {
    assert_eq!(PassedSquare::from(Lerf::B1), PassedSquare { number: 1 });
    assert_eq!(Passed::from(Color::White), Passed::First);
    assert_eq!(Color::from(Passed::Other), Color::Black);
}

/// An enum of squares with an additional variant for no square, as in many engines.
macro_rules! with_none {
    ($module:ident, $none:ident $(, $said:tt)*) => {
        mod $module {
            #[derive(Clone, Copy, Debug, PartialEq, super::Convert)]
            #[quadrille(square = super::Board5x5 $(, none = $said)*)]
            #[repr(u8)]
            #[rustfmt::skip]
            pub enum Own {
                A1, B1, C1, D1, E1,
                A2, B2, C2, D2, E2,
                A3, B3, C3, D3, E3,
                A4, B4, C4, D4, E4,
                A5, B5, C5, D5, E5,
                $none = 64,
            }

            pub const NONE: Own = Own::$none;
        }
    };
}

with_none!(called_none, None);
with_none!(named, NoSquare, NoSquare);

#[test]
fn squares_with_none() {
    fn check<T>(none: T)
    where
        Square<Board5x5>: TryFrom<T, Error = quadrille::NoSuchSquare>,
        Option<Square<Board5x5>>: From<T>,
        T: Copy + Debug + PartialEq + From<Square<Board5x5>> + From<Option<Square<Board5x5>>>,
    {
        for square in Square::<Board5x5>::all() {
            let own = T::from(square);
            assert_eq!(format!("{own:?}").to_lowercase(), square.to_string());
            assert_eq!((Square::try_from(own), Option::from(own)), (Ok(square), Some(square)));
            assert_eq!(T::from(Some(square)), own);
        }
        assert!(Square::<Board5x5>::try_from(none).is_err());
        assert_eq!((Option::<Square<Board5x5>>::from(none), T::from(None)), (None, none));
    }
    check(called_none::NONE);
    check(named::NONE);
}

mod men {
    quadrille::layout! {
        pub struct Board {
            board: 8 x 8,
            number: rank * 8 + file,
            pieces: { knight: N, rook: R, war_machine: D },
            pairs: { Threats: { attacks: { pawn: [rook], knight: [rook], war_machine: [rook] } } },
        }
    }
}

/// Pieces in another order, including men that the set does not know.
#[derive(Clone, Copy, Debug, PartialEq, Convert)]
#[quadrille(man = men::Threats)]
enum Piece {
    WhiteWarMachine = 3,
    BlackRook,
    WhiteRook,
    WhiteKing,
    WhitePawn,
    BlackPawn,
    BlackKnight,
    WhiteKnight,
    BlackKing = 40,
    BlackWarMachine,
    BlackPawns,
    None,
}

#[test]
fn men_of_sets_of_pairs() {
    use quadrille::pairs::Man;
    let name = |piece| format!("{piece:?}").to_lowercase();
    for man in Man::<men::Threats>::all() {
        let own = Piece::from(man);
        assert_eq!(name(own), man.to_string().replace(' ', ""));
        assert_eq!(Option::from(own), Some(man));
    }
    for none in [Piece::WhiteKing, Piece::BlackKing, Piece::BlackPawns, Piece::None] {
        assert_eq!(Option::<Man<men::Threats>>::from(none), None);
    }
}
