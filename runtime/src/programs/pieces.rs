//! Macros for pieces: functions by the names that a description gives them, beside the attacks, whose documentation is
//! drawn.

/// Attackers, moves and X-rays of a piece, a line each. The arguments say whether they differ by colour, and whether
/// occupied squares matter.
#[doc(hidden)]
#[macro_export]
macro_rules! piece_functions {
    ($piece:ty, $spoken:literal; $($kind:ident $name:ident $arguments:tt;)*) => {
        $($crate::piece_function! { $kind $name $arguments $piece, $spoken })*
    };
}

/// One function of a piece.
#[doc(hidden)]
#[macro_export]
macro_rules! piece_function {
    (attackers $name:ident $arguments:tt $piece:ty, $spoken:literal) => { $crate::piece_function! {
        $name $arguments = attackers_by::<$piece>;
        ::core::concat!("The squares from which ", $spoken, " attacks this one.")
    } };
    (moves $name:ident $arguments:tt $piece:ty, $spoken:literal) => { $crate::piece_function! {
        $name $arguments = moves_by::<$piece>;
        ::core::concat!("The empty squares to which ", $spoken, " moves without capturing.")
    } };
    (xrays $name:ident $arguments:tt $piece:ty, $spoken:literal) => { $crate::piece_function! {
        $name $arguments = xrays_by::<$piece>;
        ::core::concat!(
            "X-rays: the squares ", $spoken, " newly attacks once the first blocker on each of its lines is removed."
        )
    } };
    ($name:ident (square) = $method:ident::<$piece:ty>; $doc:expr) => {
        #[doc = $doc]
        #[inline(always)]
        pub const fn $name(square: $crate::Square<Self>) -> $crate::Bitboard<Self> {
            square.$method::<$piece>($crate::Color::White, $crate::Bitboard::EMPTY)
        }
    };
    ($name:ident (square, occupancy) = $method:ident::<$piece:ty>; $doc:expr) => {
        #[doc = $doc]
        #[inline(always)]
        pub const fn $name(
            square: $crate::Square<Self>,
            occupancy: $crate::Bitboard<Self>,
        ) -> $crate::Bitboard<Self> {
            square.$method::<$piece>($crate::Color::White, occupancy)
        }
    };
    ($name:ident (color, square) = $method:ident::<$piece:ty>; $doc:expr) => {
        #[doc = $doc]
        #[inline(always)]
        pub const fn $name(
            color: $crate::Color,
            square: $crate::Square<Self>,
        ) -> $crate::Bitboard<Self> {
            square.$method::<$piece>(color, $crate::Bitboard::EMPTY)
        }
    };
    ($name:ident (color, square, occupancy) = $method:ident::<$piece:ty>; $doc:expr) => {
        #[doc = $doc]
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
