//! Macros for pieces: functions by the names that a description gives them.

/// The functions of a piece, a line each. The arguments say whether they differ by colour, and whether occupied squares
/// matter.
#[doc(hidden)]
#[macro_export]
macro_rules! piece_functions {
    (
        $layout:ident, $piece:ty, $heading:literal, $spoken:literal;
        $($(#[$doc:meta])* $kind:ident $name:ident $arguments:tt;)*
    ) => {
        // A heading of the layout's page.
        #[doc = ::core::concat!("# ", $heading, "\n\n")]
        impl $layout {
            $($crate::piece_function! { $kind $name $arguments $piece, $spoken, $(#[$doc])* })*
        }
    };
}

/// A single function of a piece.
#[doc(hidden)]
#[macro_export]
macro_rules! piece_function {
    (attacks $name:ident $arguments:tt $piece:ty, $spoken:literal, $(#[$doc:meta])*) => {
        $crate::piece_function! { $name $arguments = attacks_by::<$piece>; $(#[$doc])* }
    };
    (attackers $name:ident $arguments:tt $piece:ty, $spoken:literal,) => { $crate::piece_function! {
        $name $arguments = attackers_by::<$piece>;
        #[doc = ::core::concat!("The squares from which ", $spoken, " attacks this one.")]
    } };
    (moves $name:ident $arguments:tt $piece:ty, $spoken:literal,) => { $crate::piece_function! {
        $name $arguments = moves_by::<$piece>;
        #[doc = ::core::concat!("The empty squares to which ", $spoken, " moves without capturing.")]
    } };
    (xrays $name:ident $arguments:tt $piece:ty, $spoken:literal,) => { $crate::piece_function! {
        $name $arguments = xrays_by::<$piece>;
        #[doc = ::core::concat!(
            "X-rays: the squares ", $spoken, " newly attacks once the first blocker on each of its lines is removed."
        )]
    } };
    ($name:ident (square) = $method:ident::<$piece:ty>; $(#[$doc:meta])*) => {
        $(#[$doc])*
        #[inline(always)]
        pub const fn $name(square: $crate::Square<Self>) -> $crate::Bitboard<Self> {
            square.$method::<$piece>($crate::Color::White, $crate::Bitboard::EMPTY)
        }
    };
    ($name:ident (square, occupancy) = $method:ident::<$piece:ty>; $(#[$doc:meta])*) => {
        $(#[$doc])*
        #[inline(always)]
        pub const fn $name(
            square: $crate::Square<Self>,
            occupancy: $crate::Bitboard<Self>,
        ) -> $crate::Bitboard<Self> {
            square.$method::<$piece>($crate::Color::White, occupancy)
        }
    };
    ($name:ident (color, square) = $method:ident::<$piece:ty>; $(#[$doc:meta])*) => {
        $(#[$doc])*
        #[inline(always)]
        pub const fn $name(
            color: $crate::Color,
            square: $crate::Square<Self>,
        ) -> $crate::Bitboard<Self> {
            square.$method::<$piece>(color, $crate::Bitboard::EMPTY)
        }
    };
    ($name:ident (color, square, occupancy) = $method:ident::<$piece:ty>; $(#[$doc:meta])*) => {
        $(#[$doc])*
        #[inline(always)]
        pub const fn $name(
            color: $crate::Color,
            square: $crate::Square<Self>,
            occupancy: $crate::Bitboard<Self>,
        ) -> $crate::Bitboard<Self> {
            square.$method::<$piece>(color, occupancy)
        }
    };
}
