//! Macros for squares: constants, flips, maps, and the standard traits of a layout's type.

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
                $crate::SquareMap::of_board_order(&values)
            }

            /// The map of values drawn as the board is seen: the last rank first.
            ///
            /// Unused entries repeat the value of the square at the lower left.
            pub const fn map_as_drawn<T: ::core::marker::Copy>(
                values: [T; $count],
            ) -> $crate::SquareMap<Self, T> {
                $crate::SquareMap::as_drawn(&values)
            }
        }
    };
}

/// The trait of every layout, given the statics `COORDS` and `NUMBER_AT` and the constant `COSTS`. `own` has the constants
/// that most layouts leave at their defaults.
#[doc(hidden)]
#[macro_export]
macro_rules! layout_trait {
    (
        $layout:ident, $index:ident, $files:literal x $ranks:literal;
        numbers $numbers:literal;
        squares $squares:literal;
        symmetries { $symmetries:expr };
        pawns $white:ident $black:ident;
        fields [$(($name:literal, $width:literal, $shift:literal)),*];
        file $file:ident $(($($file_bits:literal),*))?;
        rank $rank:ident $(($($rank_bits:literal),*))?;
        number $number:ident $(($($linear:literal),*))?;
        packed $bits:literal [$(($($packed:literal),*)),*];
        $(own { $($own:tt)* };)?
    ) => {
        impl $crate::Layout for $layout {
            type Index = $crate::index::$index;
            const FILES: ::core::primitive::u8 = $files;
            const RANKS: ::core::primitive::u8 = $ranks;
            const NUMBERS: ::core::primitive::usize = $numbers;
            const SYMMETRIES: &'static [$crate::Symmetry] = &$symmetries;
            const PAWNS: [$crate::Direction; 2] =
                [$crate::Direction::$white, $crate::Direction::$black];
            const FIELDS: &'static [$crate::Field] =
                &[$($crate::Field::new($name, $width, $shift)),*];
            const COORDS: &'static $crate::PerSquare<Self, [::core::primitive::u8; 2]> = &COORDS;
            const FILE: $crate::coordinate::Coordinate =
                $crate::coordinate::Coordinate::$file $(($($file_bits),*))?;
            const RANK: $crate::coordinate::Coordinate =
                $crate::coordinate::Coordinate::$rank $(($($rank_bits),*))?;
            const NUMBER: $crate::coordinate::NumberOf =
                $crate::coordinate::NumberOf::$number $(($($linear),*))?;
            const NUMBER_AT: &'static [::core::primitive::u8] = NUMBER_AT.split_at($squares).0;
            const SQUARES_BY_NUMBER: &'static [$crate::Square<Self>] =
                &$crate::squares_by_number::<Self, $squares>();
            type NumberBits = $crate::packed::Bits<$bits>;
            const PACKING: $crate::Packing = $crate::Packing::new(
                &[$($crate::packed::PackedField::new($($packed),*)),*],
                $bits,
            );
            const COSTS: &'static [$crate::Cost] = COSTS;
            $($($own)*)?
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
                $crate::Square::from_number_unchecked($number);
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
        /// These are for const contexts; elsewhere squares have methods that do the same.
        impl $layout { $(
            #[doc = ::core::concat!("The square, ", $crate::does!($symmetry), ".")]
            #[inline(always)]
            pub const fn $flip(square: $crate::Square<Self>) -> $crate::Square<Self> {
                let $number = square.number() as ::core::primitive::u32;
                let image = $image as ::core::primitive::u8;
                $crate::Square::from_number_unchecked(image)
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

/// The standard traits of a layout: it is copied, printed and made by default, and all its values are equal.
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
