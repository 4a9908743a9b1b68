//! The macro for a declared set of pairs, and numbers in code that is generic over the set.

use super::{Man, Pairs, SquareOf, victim_index};
use crate::color::Color;

/// The traits and the inherent items of a set of pairs, with the data of its tables. A row for each kind: its index, the
/// constant, its name, whether it counts victims that it would not capture, and its moves.
#[doc(hidden)]
#[macro_export]
macro_rules! pairs {
    // The return type: `Option`, or `usize` with `COUNT` for pairs without a number.
    (@type none) => { ::core::option::Option<usize> };
    (@type beyond) => { usize };
    (@number none $set:ident, $number:expr) => { $number };
    (@number beyond $set:ident, $number:expr) => {
        match $number {
            ::core::option::Option::Some(number) => number,
            ::core::option::Option::None => <$set>::COUNT,
        }
    };
    // The slots around squares, of sets whose changes are found in vectors.
    (@vectors $set:ident {}) => {};
    (@vectors $set:ident { $($data:tt)+ }) => {
        impl $crate::pairs::VectorPairs for $set {
            const VECTORS: &'static $crate::pairs::vectors::Vectors<'static> = {
                use $crate::pairs::vectors;
                static VECTORS: vectors::Vectors<'static> =
                    vectors::Vectors::new(vectors::Data { $($data)+ }).unwrap();
                &VECTORS
            };
        }
    };
    ($set:ident, $layout:ident, $excluded:ident, { $($data:tt)* }, $vectors:tt; $($kind:literal $constant:ident $name:literal $by_move:literal $moves:ty;)*) => {
        impl $crate::pairs::Pairs for $set {
            type Layout = $layout;
            const KINDS: &'static [&'static str] = &[$($name),*];
            const TABLES: &'static $crate::pairs::tables::Tables<
                'static,
                <$layout as $crate::BitboardLayout>::Word,
            > = {
                use $crate::pairs::tables;
                type Word = <$layout as $crate::BitboardLayout>::Word;
                const TABLES: tables::Tables<'static, Word> =
                    tables::Tables::new(tables::Data { $($data)* }).unwrap();
                &TABLES
            };

            #[inline(always)]
            fn reach(
                man: $crate::pairs::Man<$set>,
                from: $crate::Square<$layout>,
                occupied: $crate::Bitboard<$layout>,
            ) -> $crate::pairs::Reach<$layout> {
                use $crate::pairs::{Kind, Pawn, Piece};
                match man.kind() {
                    $($kind => <$moves>::reach(man.color(), from, occupied, $by_move),)*
                    _ => $crate::pairs::Reach::NONE,
                }
            }

            #[inline(always)]
            fn each_kind(visitor: &mut impl $crate::pairs::Visitor<$set>) {
                use $crate::pairs::{Pawn, Piece};
                $(visitor.visit::<$moves>($kind, $by_move);)*
            }
        }

        $crate::pairs! { @vectors $set $vectors }

        impl $set {
            /// The greatest number plus one: numbers run from 0 to `COUNT - 1`.
            pub const COUNT: usize = <$set as $crate::pairs::Pairs>::COUNT;
            /// The count of numbers that can occur in a position.
            pub const POSSIBLE: usize = <$set as $crate::pairs::Pairs>::POSSIBLE;
            $(
                #[doc = ::core::concat!("The ", $name, " of either colour.")]
                pub const $constant: $crate::ColorMap<$crate::pairs::Man<$set>> =
                    $crate::pairs::both_colors($kind);
            )*

            /// The number of a pair: a man who attacks another, and their squares.
            #[inline(always)]
            pub const fn number(
                attacker: $crate::pairs::Man<$set>,
                from: $crate::Square<$layout>,
                victim: $crate::pairs::Man<$set>,
                to: $crate::Square<$layout>,
            ) -> $crate::pairs!(@type $excluded) {
                let victim = ::core::option::Option::Some(victim);
                $crate::pairs!(@number $excluded $set, $crate::pairs::number(attacker, from, victim, to))
            }

            /// The number of a man's move from one square to another, in sets without victims.
            #[inline(always)]
            pub const fn number_of_move(
                man: $crate::pairs::Man<$set>,
                from: $crate::Square<$layout>,
                to: $crate::Square<$layout>,
            ) -> $crate::pairs!(@type $excluded) {
                let victim = ::core::option::Option::None;
                $crate::pairs!(@number $excluded $set, $crate::pairs::number(man, from, victim, to))
            }

            /// The number of a couple: two men and their squares, in either order.
            #[inline(always)]
            pub const fn couple(
                one: $crate::pairs::Man<$set>,
                square: $crate::Square<$layout>,
                other: $crate::pairs::Man<$set>,
                to: $crate::Square<$layout>,
            ) -> $crate::pairs!(@type $excluded) {
                let couple = $crate::pairs::Couple::new((one, square), (other, to));
                $crate::pairs!(@number $excluded $set, match couple {
                    ::core::option::Option::Some(couple) => {
                        ::core::option::Option::Some(couple.number())
                    }
                    ::core::option::Option::None => ::core::option::Option::None,
                })
            }

            /// The pair that has a number.
            pub const fn pair(number: usize) -> ::core::option::Option<$crate::pairs::Pair<$set>> {
                $crate::pairs::Pair::from_number(number)
            }
        }
    };
}

/// The men of a kind.
#[doc(hidden)]
pub const fn both_colors<T: Pairs>(kind: usize) -> crate::color::ColorMap<Man<T>> {
    match (Man::new(Color::White, kind), Man::new(Color::Black, kind)) {
        (Some(white), Some(black)) => crate::color::ColorMap::new(white, black),
        _ => panic!("the set has no such kind"),
    }
}

/// The number of a pair, or of a man's move in sets without victims, for code that is generic over the set. Each
/// declared set offers it as `number` and `number_of_move`.
#[inline(always)]
pub const fn number<T: Pairs>(
    attacker: Man<T>,
    from: SquareOf<T>,
    victim: Option<Man<T>>,
    to: SquareOf<T>,
) -> Option<usize> {
    match T::TABLES.number(attacker.index(), from.number(), victim_index(victim), to.number()) {
        Some(number) => Some(number as usize),
        None => None,
    }
}
