//! Straight-line programs on squares, sets and packed positions: the part of a layout's expansion that is no data.
//!
//! Each macro takes the programs of one kind. It makes const functions of the layout, documented here once, and the
//! trait by which generic code calls the same programs, with the target's own instruction where there is one.

use crate::{Bitboard, BitboardLayout, Direction, Layout, Square, Symmetry, Word};

pub use crate::bitboard::shifted;
pub use crate::word::constant::{from_narrow, from_wide, narrow, wide};

/// Squares mirrored and turned.
pub trait SquareFlips: Sized {
    /// A square mirrored or turned, or `None` where the board lacks the symmetry.
    fn transform(square: Square<Self>, symmetry: Symmetry) -> Option<Square<Self>>
    where
        Self: Layout;
}

/// Packed positions mirrored and turned.
pub trait PackedFlips: Sized {
    /// A packed position of this number of pieces, mirrored or turned; `None` where the board lacks the symmetry. The
    /// pieces must fit the word.
    fn transform_packed<W: Word>(index: W, pieces: usize, symmetry: Symmetry) -> Option<W>;
}

/// Packed positions in layouts that are described in the same file.
pub trait PackedConversions: Sized {
    /// A packed position of this number of pieces in another layout; `None` unless this one was described with that.
    /// The pieces must fit the words of both.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn convert_packed<M: Layout, W: Word>(_: W, _: usize) -> Option<W> {
        None
    }
}

/// Sets mirrored and turned.
pub trait SetFlips: Sized {
    /// A set mirrored or turned, or `None` where the board lacks the symmetry.
    fn transform_bitboard(set: Bitboard<Self>, symmetry: Symmetry) -> Option<Bitboard<Self>>
    where
        Self: BitboardLayout;
}

/// Sets moved by steps that are not one shift each.
pub trait SetSteps: Sized {
    /// All squares one step on; those that leave the board are dropped. The set is empty unless the direction has a
    /// program.
    fn step_bitboard(set: Bitboard<Self>, direction: Direction) -> Bitboard<Self>
    where
        Self: BitboardLayout;
}

/// Sets in layouts that are described together with one.
pub trait SetConversions: Sized {
    /// The same squares in a layout that this one was described with, or `None` for any other.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn convert_bitboard<M: BitboardLayout>(_: Bitboard<Self>) -> Option<Bitboard<M>>
    where
        Self: BitboardLayout,
    {
        None
    }
}

/// The set of a word in whichever layout has it.
#[inline(always)]
pub fn renamed<L: BitboardLayout, M: BitboardLayout>(set: Bitboard<L>) -> Bitboard<M> {
    Bitboard::from_word_unchecked(M::Word::truncated(set.word().into()))
}

/// The effect of a symmetry, as the end of a sentence.
#[doc(hidden)]
#[macro_export]
macro_rules! does {
    (FlipVertical) => {
        "ranks mirrored"
    };
    (FlipHorizontal) => {
        "files mirrored"
    };
    (FlipDiagonal) => {
        "mirrored at the a1-h8 diagonal"
    };
    (FlipAntiDiagonal) => {
        "mirrored at the a8-h1 diagonal"
    };
    (Rotate90) => {
        "turned clockwise by a quarter"
    };
    (Rotate180) => {
        "turned by half"
    };
    (Rotate270) => {
        "turned anticlockwise by a quarter"
    };
}

/// The inherent items of every layout: squares by file and rank or by number, and maps in the order of the board.
#[doc(hidden)]
#[macro_export]
macro_rules! squares {
    ($layout:ident, $count:literal) => {
        /// # Squares and maps
        ///
        /// Files, ranks and numbers are counted from 0.
        impl $layout {
            /// The square on a file and a rank, or `None` off the board: [`Square::from_coords`].
            ///
            /// [`Square::from_coords`]: $crate::Square::from_coords
            #[inline(always)]
            pub const fn at(
                file: ::core::primitive::u8,
                rank: ::core::primitive::u8,
            ) -> ::core::option::Option<$crate::Square<Self>> {
                $crate::Square::from_coords(file, rank)
            }

            /// The square with this number, or `None` if no square has it: [`Square::new`].
            ///
            /// [`Square::new`]: $crate::Square::new
            #[inline(always)]
            pub const fn square(
                number: ::core::primitive::u8,
            ) -> ::core::option::Option<$crate::Square<Self>> {
                $crate::Square::new(number)
            }

            /// The map of values in the order of the board: a1, b1, and so on, rank by rank.
            ///
            /// Unused entries repeat the first square's value.
            pub const fn map<T: ::core::marker::Copy>(
                values: [T; $count],
            ) -> $crate::SquareMap<Self, T> {
                $crate::programs::map(&values)
            }

            /// The map of values drawn as the board is seen: the last rank first.
            ///
            /// Unused entries repeat the value of the square at the lower left.
            pub const fn map_as_drawn<T: ::core::marker::Copy>(
                values: [T; $count],
            ) -> $crate::SquareMap<Self, T> {
                $crate::programs::map_as_drawn(&values)
            }
        }
    };
}

/// The map of values in the order of the board.
pub const fn map<L: Layout, T: Copy>(values: &[T]) -> crate::SquareMap<L, T> {
    crate::SquareMap::of_board_order(values)
}

/// The map of values as the board is drawn.
pub const fn map_as_drawn<L: Layout, T: Copy>(values: &[T]) -> crate::SquareMap<L, T> {
    crate::SquareMap::as_drawn(values)
}

/// The inherent items of layouts with bitboards: sets of words, and regions by their names.
#[doc(hidden)]
#[macro_export]
macro_rules! sets {
    ($layout:ident, $word:ident; $($(#[$doc:meta])* $region:ident $white:literal $($black:literal)?;)*) => {
        /// # Sets of squares
        ///
        /// Sets of words, and the named regions of the board.
        impl $layout {
            /// The set with these bits; bits that belong to no square are dropped: [`Bitboard::new`].
            ///
            /// [`Bitboard::new`]: $crate::Bitboard::new
            #[inline(always)]
            pub const fn bitboard(word: ::core::primitive::$word) -> $crate::Bitboard<Self> {
                $crate::Bitboard::new(word)
            }

            $($crate::region! { $(#[$doc])* $region $white $($black)? })*
        }
    };
}

/// A named region, which may differ by colour.
#[doc(hidden)]
#[macro_export]
macro_rules! region {
    ($(#[$doc:meta])* $region:ident $squares:literal) => {
        $(#[$doc])*
        #[inline(always)]
        pub const fn $region() -> $crate::Bitboard<Self> {
            $crate::Bitboard::from_word_unchecked($squares)
        }
    };
    ($(#[$doc:meta])* $region:ident $white:literal $black:literal) => {
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

/// The squares of a layout as constants.
#[doc(hidden)]
#[macro_export]
macro_rules! square_constants {
    ($layout:ident, $index:ident; $($name:ident $number:literal,)*) => {
        /// # Squares by name
        impl $layout { $(
            #[doc = ::core::concat!("The square with number ", $number, ".")]
            pub const $name: $crate::Square<Self> =
                $crate::Square::from_index($crate::index::$index::masked($number));
        )* }
    };
}

/// Flips of squares: programs on numbers.
#[doc(hidden)]
#[macro_export]
macro_rules! square_flips {
    ($layout:ident, $index:ident, |$number:ident|; $($flip:ident $symmetry:ident $image:block;)*) => {
        /// # Flips of squares
        ///
        /// In const contexts; elsewhere squares have methods that do the same.
        impl $layout { $(
            #[doc = ::core::concat!("The square, ", $crate::does!($symmetry), ".")]
            #[inline(always)]
            pub const fn $flip(square: $crate::Square<Self>) -> $crate::Square<Self> {
                let $number = square.index().number() as ::core::primitive::u32;
                let image = $image as ::core::primitive::u8;
                $crate::Square::from_index($crate::index::$index::masked(image))
            }
        )* }

        impl $crate::programs::SquareFlips for $layout {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn transform(
                square: $crate::Square<Self>,
                symmetry: $crate::Symmetry,
            ) -> ::core::option::Option<$crate::Square<Self>> {
                ::core::option::Option::Some(match symmetry {
                    $crate::Symmetry::Identity => square,
                    $($crate::Symmetry::$symmetry => Self::$flip(square),)*
                    _ => return ::core::option::Option::None,
                })
            }
        }
    };
}

/// Flips of sets: programs on words, and for some targets another one.
#[doc(hidden)]
#[macro_export]
macro_rules! set_flips {
    (
        $layout:ident, |$set:ident|;
        $($flip:ident $symmetry:ident $image:block $($target:ident $quicker:block)*;)*
    ) => {
        /// # Flips of sets
        ///
        /// In const contexts; elsewhere sets have methods that do the same, with the target's own instructions.
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

/// Steps of sets: steps that are one shift are data, [`BitboardLayout::SHIFTS`]; the others have
/// programs, and for some targets another one.
#[doc(hidden)]
#[macro_export]
macro_rules! steps {
    ($layout:ident, |$set:ident|; $(
        $step:ident $direction:ident $({ $($image:tt)* })? $($target:ident $quicker:block)*;
    )*) => {
        /// # Sets moved by a step
        ///
        /// In const contexts; elsewhere there is [`Bitboard::shift`]. Squares that leave the board are dropped.
        ///
        /// [`Bitboard::shift`]: $crate::Bitboard::shift
        impl $layout { $(
            #[doc = ::core::concat!("All squares one step on in the direction `", ::core::stringify!($direction), "`.")]
            #[inline(always)]
            pub const fn $step(set: $crate::Bitboard<Self>) -> $crate::Bitboard<Self> {
                $crate::step_of!($set set $direction $({ $($image)* })?)
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

/// A set one step on: by a program if there is one, else by a shift.
#[doc(hidden)]
#[macro_export]
macro_rules! step_of {
    ($word:ident $set:ident $direction:ident { $($image:tt)* }) => {{
        let $word = $set.word();
        $crate::Bitboard::from_word_unchecked({ $($image)* })
    }};
    ($word:ident $set:ident $direction:ident) => {
        match $crate::programs::shifted($set, $crate::Direction::$direction) {
            ::core::option::Option::Some(set) => set,
            ::core::option::Option::None => $crate::Bitboard::EMPTY,
        }
    };
}

/// Conversions of sets to layouts that are described together with one: a program, or the runtime's tables.
#[doc(hidden)]
#[macro_export]
macro_rules! conversions {
    ($layout:ident, |$set:ident|; $(
        $(#[$condition:meta])* $visibility:vis $to:ident $target:ident
        $({ $($image:tt)* })? $(in $instruction:ident $quicker:block)*;
    )*) => {
        /// # Conversions
        ///
        /// The same squares in the layouts that are described together with this one: in const contexts; elsewhere
        /// there is [`Bitboard::convert`].
        ///
        /// [`Bitboard::convert`]: $crate::Bitboard::convert
        impl $layout { $(
            $(#[$condition])*
            #[doc = ::core::concat!("The same squares in [`", ::core::stringify!($target), "`].")]
            #[inline(always)]
            $visibility const fn $to(set: $crate::Bitboard<Self>) -> $crate::Bitboard<$target> {
                $crate::conversion_of!($set set $({ $($image)* })?)
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

/// A converted set: by a program if there is one, else by tables.
#[doc(hidden)]
#[macro_export]
macro_rules! conversion_of {
    ($word:ident $set:ident { $($image:tt)* }) => {{
        let $word = $set.word();
        $crate::Bitboard::from_word_unchecked({ $($image)* })
    }};
    ($word:ident $set:ident) => { $crate::renumbered($set) };
}

/// Flips of packed positions: programs on indexes of either word.
#[doc(hidden)]
#[macro_export]
macro_rules! packed_flips {
    (
        $layout:ident, |$index:ident, $pieces:ident|;
        $($flip:ident $symmetry:ident $image:block;)*
    ) => {
        $crate::packed_maps! { $layout, |$index, $pieces|; $($flip $image)* }

        /// # Flips of packed positions
        ///
        /// In const contexts; elsewhere [`Packed`] has methods that do the same.
        ///
        /// [`Packed`]: $crate::Packed
        impl $layout { $(
            #[doc = ::core::concat!("The packed position, ", $crate::does!($symmetry), ".")]
            #[inline(always)]
            pub const fn $flip<const N: ::core::primitive::usize>(
                position: $crate::Packed<Self, { N }>,
            ) -> $crate::Packed<Self, { N }>
            where
                Self: $crate::PackedLayout<{ N }>,
            {
                $crate::Packed::from_index_unchecked($flip(position.index(), N))
            }
        )* }

        impl $crate::programs::PackedFlips for $layout {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn transform_packed<W: $crate::Word>(
                index: W,
                pieces: ::core::primitive::usize,
                symmetry: $crate::Symmetry,
            ) -> ::core::option::Option<W> {
                ::core::option::Option::Some(match symmetry {
                    $crate::Symmetry::Identity => index,
                    $($crate::Symmetry::$symmetry => $flip(index, pieces),)*
                    _ => return ::core::option::Option::None,
                })
            }
        }
    };
}

/// Functions of a packed position's index and the number of its pieces, for either word.
#[doc(hidden)]
#[macro_export]
macro_rules! packed_maps {
    ($layout:ident, |$index:ident, $pieces:ident|; $($map:ident $image:block)*) => { $(
        #[cfg_attr(not(debug_assertions), inline(always))]
        const fn $map<__Word: $crate::Word>(
            index: __Word,
            $pieces: ::core::primitive::usize,
        ) -> __Word {
            if <__Word as $crate::Word>::BITS == 64 {
                use $crate::packed::narrow::*;
                let $index = $crate::programs::narrow(index);
                $crate::programs::from_narrow($image)
            } else {
                use $crate::packed::wide::*;
                let $index = $crate::programs::wide(index);
                $crate::programs::from_wide($image)
            }
        }
    )* };
}

/// The image of a packed position, mapped piece by piece by a function of squares: for programs on packed positions.
#[doc(hidden)]
#[macro_export]
macro_rules! piece_by_piece {
    ($layout:ident, $index:ident, $pieces:ident, $square:ident => $image:expr) => {{
        let (mut image, mut piece) = (0, 0);
        while piece < $pieces {
            let $square = square::<$layout>($index, piece, $pieces);
            image |= put($image, piece, $pieces);
            piece += 1;
        }
        image
    }};
}

/// Conversions of packed positions to layouts of the same file: programs on indexes of either word.
#[doc(hidden)]
#[macro_export]
macro_rules! packed_conversions {
    (
        $layout:ident, |$index:ident, $pieces:ident|;
        $($visibility:vis $to:ident $target:ident $image:block;)*
    ) => {
        $crate::packed_maps! { $layout, |$index, $pieces|; $($to $image)* }

        /// # Conversions of packed positions
        ///
        /// To layouts that are described together with this one, in const contexts; elsewhere there is
        /// [`Packed::convert`].
        ///
        /// [`Packed::convert`]: $crate::Packed::convert
        impl $layout { $(
            #[doc = ::core::concat!(
                "The packed position in [`", ::core::stringify!($target), "`], which must take words of the same size."
            )]
            #[inline(always)]
            $visibility const fn $to<__Word: $crate::Word, const N: ::core::primitive::usize>(
                position: $crate::Packed<Self, { N }>,
            ) -> $crate::Packed<$target, { N }>
            where
                Self: $crate::PackedLayout<{ N }, PackedWord = __Word>,
                $target: $crate::PackedLayout<{ N }, PackedWord = __Word>,
            {
                $crate::Packed::from_index_unchecked($to(position.index(), N))
            }
        )* }

        impl $crate::programs::PackedConversions for $layout {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn convert_packed<__Target: $crate::Layout, __Word: $crate::Word>(
                index: __Word,
                pieces: ::core::primitive::usize,
            ) -> ::core::option::Option<__Word> {
                $(if const { $crate::packed::same_positions::<__Target, $target>() } {
                    return ::core::option::Option::Some($to(index, pieces));
                })*
                ::core::option::Option::None
            }
        }
    };
}

/// The standard traits of a type that derives its layout: it is copied, printed and made by default, and all its values
/// are one.
#[doc(hidden)]
#[macro_export]
macro_rules! standard_traits {
    ($layout:ident, $value:expr) => {
        impl ::core::clone::Clone for $layout {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl ::core::marker::Copy for $layout {}
        impl ::core::default::Default for $layout {
            #[inline(always)]
            fn default() -> Self {
                $value
            }
        }
        impl ::core::fmt::Debug for $layout {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(::core::stringify!($layout))
            }
        }
        impl ::core::cmp::PartialEq for $layout {
            #[inline(always)]
            fn eq(&self, _: &Self) -> ::core::primitive::bool {
                true
            }
        }
        impl ::core::cmp::Eq for $layout {}
        impl ::core::cmp::PartialOrd for $layout {
            #[inline(always)]
            fn partial_cmp(&self, other: &Self) -> ::core::option::Option<::core::cmp::Ordering> {
                ::core::option::Option::Some(::core::cmp::Ord::cmp(self, other))
            }
        }
        impl ::core::cmp::Ord for $layout {
            #[inline(always)]
            fn cmp(&self, _: &Self) -> ::core::cmp::Ordering {
                ::core::cmp::Ordering::Equal
            }
        }
        impl ::core::hash::Hash for $layout {
            #[inline(always)]
            fn hash<__Hasher: ::core::hash::Hasher>(&self, _: &mut __Hasher) {}
        }
    };
}
