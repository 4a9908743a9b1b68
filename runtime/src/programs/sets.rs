//! Macros for sets: regions, flips, steps and conversions.

/// The inherent items of layouts with bitboards: sets of words, and regions by their names. A word is a literal, or, for
/// `U256`, a block.
#[doc(hidden)]
#[macro_export]
macro_rules! sets {
    ($layout:ident, U256; $($(#[$doc:meta])* $region:ident $white:block $($black:block)?;)*) => {
        $crate::sets! { $layout of $crate::U256; $($(#[$doc])* $region $white $(, $black)?;)* }
    };
    ($layout:ident, $word:ident; $($(#[$doc:meta])* $region:ident $white:literal $($black:literal)?;)*) => {
        $crate::sets! { $layout of ::core::primitive::$word; $($(#[$doc])* $region $white $(, $black)?;)* }
    };
    ($layout:ident of $word:ty; $($(#[$doc:meta])* $region:ident $white:expr $(, $black:expr)?;)*) => {
        /// # Sets of squares
        ///
        /// Sets of words, and the named regions of the board.
        impl $layout {
            /// The set with these bits; bits that belong to no square are dropped: [`Bitboard::new`].
            ///
            /// [`Bitboard::new`]: $crate::Bitboard::new
            #[inline(always)]
            pub const fn bitboard(word: $word) -> $crate::Bitboard<Self> {
                $crate::Bitboard::new(word)
            }

            $($crate::region! { $(#[$doc])* $region $white $(, $black)? })*
        }
    };
}

/// A named region, which may differ by colour.
#[doc(hidden)]
#[macro_export]
macro_rules! region {
    ($(#[$doc:meta])* $region:ident $squares:expr) => {
        $(#[$doc])*
        #[inline(always)]
        pub const fn $region() -> $crate::Bitboard<Self> {
            $crate::Bitboard::from_word_unchecked($squares)
        }
    };
    ($(#[$doc:meta])* $region:ident $white:expr, $black:expr) => {
        $(#[$doc])*
        #[inline(always)]
        pub const fn $region(color: $crate::Color) -> $crate::Bitboard<Self> {
            $crate::Bitboard::from_word_unchecked(match color {
                $crate::Color::White => $white,
                $crate::Color::Black => $black,
            })
        }
    };
}

/// The trait of layouts with bitboards, given the statics with its constants' names: the word of all squares, whether there
/// are tables of lines by two squares, and the shift of a step in each direction.
#[doc(hidden)]
#[macro_export]
macro_rules! bitboard_trait {
    (
        $layout:ident, $word:ty, $all:expr $(, $lines:ident)?;
        $($by:literal $entered:expr,)* $(near $near:ident;)?
    ) => {
        impl $crate::BitboardLayout for $layout {
            type Word = $word;
            const ALL: $word = $all;
            const FILE_SETS: &'static [$word] = &FILE_SETS;
            const RANK_SETS: &'static [$word] = &RANK_SETS;
            const DIAGONAL_SETS: &'static [$word] = &DIAGONAL_SETS;
            const ANTI_DIAGONAL_SETS: &'static [$word] = &ANTI_DIAGONAL_SETS;
            const RAYS: &'static [$crate::PerSquare<Self, $word>; 8] = &RAYS;
            $(const NEAR_RAYS: &'static [$crate::PerSquare<Self, $word>; 8] = &$near;)?
            const NEIGHBOURS: &'static $crate::PerSquare<Self, $word> = &NEIGHBOURS;
            const DIRECTIONS: &'static $crate::PerSquare<
                Self,
                $crate::PerSquare<Self, ::core::primitive::u8>,
            > = &DIRECTIONS;
            const SHIFTS: &'static [(::core::primitive::i8, $word); 8] = &[$(($by, $entered)),*];
            const PAWN_ATTACKS: &'static [$crate::PerSquare<Self, $word>; 2] = &PAWN_ATTACKS;
            const PAWN_PUSHES: &'static [$crate::PerSquare<Self, $word>; 2] = &PAWN_PUSHES;
            $(
                const BETWEEN: $crate::TableByTwo<Self> = $crate::$lines!($layout, between);
                const LINES_THROUGH: $crate::TableByTwo<Self> = $crate::$lines!($layout, through);
            )?
        }
    };
}

/// A table by two squares, which a function of `lines` computes from the rays.
#[doc(hidden)]
#[macro_export]
macro_rules! lines_by_two {
    ($layout:ident, $function:ident) => {{
        type Sets = $crate::PerSquare<$layout, <$layout as $crate::BitboardLayout>::Word>;
        static TABLE: $crate::PerSquare<$layout, Sets> = $crate::lines::$function(&RAYS);
        ::core::option::Option::Some(&TABLE)
    }};
}

/// Flips of sets: a program on words, and for some targets a quicker one.
#[doc(hidden)]
#[macro_export]
macro_rules! set_flips {
    (
        $layout:ident, |$set:ident|;
        $($flip:ident $symmetry:ident $image:block $($target:ident $quicker:block)*;)*
    ) => {
        /// # Flips of sets
        ///
        /// These are for const contexts; elsewhere sets have methods that do the same, with the target's own
        /// instructions.
        impl $layout { $(
            #[doc = ::core::concat!("The set, ", $crate::does!($symmetry), ".")]
            #[inline(always)]
            pub const fn $flip(set: $crate::Bitboard<Self>) -> $crate::Bitboard<Self> {
                let $set = set.word();
                $crate::Bitboard::from_word_unchecked($image)
            }
        )* }

        impl $crate::programs::SetFlips for $layout {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn transform_bitboard(
                set: $crate::Bitboard<Self>,
                symmetry: $crate::Symmetry,
            ) -> ::core::option::Option<$crate::Bitboard<Self>> {
                ::core::option::Option::Some(match symmetry {
                    $crate::Symmetry::Identity => set,
                    $($crate::Symmetry::$symmetry => {
                        $(if $crate::target::$target {
                            let $set = set.word();
                            $crate::Bitboard::from_word_unchecked($quicker)
                        } else)* {
                            Self::$flip(set)
                        }
                    })*
                    _ => return ::core::option::Option::None,
                })
            }
        }
    };
}

/// Steps of sets: steps that are one shift are data, [`BitboardLayout::SHIFTS`]; every other step has a program, and
/// for some targets a quicker one.
#[doc(hidden)]
#[macro_export]
macro_rules! steps {
    ($layout:ident, |$set:ident|; $(
        $step:ident $direction:ident $({ $($image:tt)* })? $($target:ident $quicker:block)*;
    )*) => {
        /// # Sets moved by a step
        ///
        /// These are for const contexts; elsewhere there is [`Bitboard::shift`]. Squares that leave the board are
        /// dropped.
        ///
        /// [`Bitboard::shift`]: $crate::Bitboard::shift
        impl $layout { $(
            #[doc = ::core::concat!("All squares one step on in the direction `", ::core::stringify!($direction), "`.")]
            #[inline(always)]
            pub const fn $step(set: $crate::Bitboard<Self>) -> $crate::Bitboard<Self> {
                $crate::program_or!(
                    $set, set, $({ $($image)* })?,
                    match $crate::programs::shifted(set, $crate::Direction::$direction) {
                        ::core::option::Option::Some(set) => set,
                        ::core::option::Option::None => $crate::Bitboard::EMPTY,
                    }
                )
            }
        )* }

        impl $crate::programs::SetSteps for $layout {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn step_bitboard(
                set: $crate::Bitboard<Self>,
                direction: $crate::Direction,
            ) -> $crate::Bitboard<Self> {
                match direction {
                    $($crate::Direction::$direction => {
                        $(if $crate::target::$target {
                            let $set = set.word();
                            $crate::Bitboard::from_word_unchecked($quicker)
                        } else)* {
                            Self::$step(set)
                        }
                    })*
                    _ => $crate::Bitboard::EMPTY,
                }
            }
        }
    };
}

/// Conversions of sets to layouts that are described together with this one: a program, or the runtime's tables.
#[doc(hidden)]
#[macro_export]
macro_rules! conversions {
    ($layout:ident, |$set:ident|; $(
        $(#[$condition:meta])* $visibility:vis $to:ident $target:ident
        $({ $($image:tt)* })? $(in $instruction:ident $quicker:block)*;
    )*) => {
        /// # Conversions
        ///
        /// The same squares in the layouts that are described together with this one, for const contexts; elsewhere
        /// there is [`Bitboard::convert`].
        ///
        /// [`Bitboard::convert`]: $crate::Bitboard::convert
        impl $layout { $(
            $(#[$condition])*
            #[doc = ::core::concat!("The same squares in [`", ::core::stringify!($target), "`].")]
            #[inline(always)]
            $visibility const fn $to(set: $crate::Bitboard<Self>) -> $crate::Bitboard<$target> {
                $crate::program_or!($set, set, $({ $($image)* })?, $crate::renumbered(set))
            }
        )* }

        impl $crate::programs::SetConversions for $layout {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn convert_bitboard<__Target: $crate::BitboardLayout>(
                set: $crate::Bitboard<Self>,
            ) -> ::core::option::Option<$crate::Bitboard<__Target>> {
                $(
                    $(#[$condition])*
                    if const { $crate::same_bitboards::<__Target, $target>() } {
                        let converted: $crate::Bitboard<$target> = $(if $crate::target::$instruction {
                            let $set = set.word();
                            $crate::Bitboard::from_word_unchecked($quicker)
                        } else)* {
                            Self::$to(set)
                        };
                        return ::core::option::Option::Some($crate::programs::renamed(converted));
                    }
                )*
                ::core::option::Option::None
            }
        }
    };
}

/// A set by a program on its word if there is one, otherwise by another expression.
#[doc(hidden)]
#[macro_export]
macro_rules! program_or {
    ($word:ident, $set:ident, { $($image:tt)* }, $other:expr) => {{
        let $word = $set.word();
        $crate::Bitboard::from_word_unchecked({ $($image)* })
    }};
    ($word:ident, $set:ident, , $other:expr) => { $other };
}
