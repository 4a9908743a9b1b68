//! Macros for pieces: their look-ups as data, and functions by the names that a description gives them.

/// A piece of a layout: its look-ups as data, its fills, and its functions, a line each. The arguments say whether the
/// functions differ by colour, and whether occupied squares matter.
///
/// `plain` has the look-ups of a piece that captures and moves alike; those of other pieces are in `movement`.
#[doc(hidden)]
#[macro_export]
macro_rules! piece {
    (
        $layout:ident, $piece:ty, $heading:literal, $spoken:literal;
        $(plain { $($look_up:ident: $tables:expr),* $(,)? };)?
        movement { $($field:ident: $value:expr),* $(,)? };
        $(rides $([$($steps:tt)*])+;)?
        $(
            fill $rounds:literal $ups:tt $downs:tt;
            $(
                leaps $($stays:literal)? [$($first_ups:tt)*] $first_downs:tt $then:tt
                $(within $within:expr)?;
            )*
        )*
        $(#[$doc:meta])+ attacks $attacks:ident $arguments:tt;
        $($kind:ident $name:ident $its_arguments:tt;)*
    ) => {
        impl $crate::Moves<$piece> for $layout {
            const MOVEMENT: &'static $crate::look_ups::Movement<
                'static,
                <Self as $crate::BitboardLayout>::Word,
            > = {
                const LOOK_UPS: &[$crate::look_ups::LookUps<
                    'static,
                    <$layout as $crate::BitboardLayout>::Word,
                >] = &[$($crate::look_ups::LookUps {
                    $($look_up: $tables,)*
                    ..$crate::look_ups::LookUps::NONE
                })?];
                &$crate::look_ups::Movement {
                    fills: &[$($crate::fill::Fill {
                        leaps: &[$($crate::fill::Leaps {
                            first: [
                                $crate::shifts!($layout, [$($first_ups)*]),
                                $crate::shifts!($layout, $first_downs),
                            ],
                            $(stays: $stays,)?
                            then: &$then,
                            $(within: $within,)?
                            ..$crate::fill::Leaps::WHOLE
                        }),*],
                        up: $crate::shifts!($layout, $ups),
                        down: $crate::shifts!($layout, $downs),
                        rounds: $rounds,
                    }),*],
                    $(routes: &[$(&$crate::moves::Route::rides([$($steps)*])),+],)?
                    $($field: $value,)*
                    ..$crate::look_ups::Movement::plain(LOOK_UPS)
                }
            };
        }
        $crate::alike! { $layout, $piece, $arguments }
        // A heading of the layout's page.
        #[doc = ::core::concat!("# ", $heading, "\n\n")]
        impl $layout {
            $crate::piece_function! { $attacks $arguments = attacks_by::<$piece>; $(#[$doc])+ }
            $($crate::piece_function! { $kind $name $its_arguments $piece, $spoken })*
        }
    };
}

/// Shifts of all squares of a set: steps in a direction, `East`, once or `(2 East)` times, or `(distance, entered)`.
#[doc(hidden)]
#[macro_export]
macro_rules! shifts {
    ($layout:ty, [$($shift:tt)*]) => { &[$($crate::shifts!(@ $layout, $shift)),*] };
    (@ $layout:ty, $direction:ident) => { $crate::shifts!(@ $layout, (1 $direction)) };
    (@ $layout:ty, ($times:literal $direction:ident)) => {
        $crate::fill::Shift::along(
            <$layout as $crate::BitboardLayout>::SHIFTS,
            $crate::Direction::$direction,
            $times,
        )
    };
    (@ $layout:ty, ($by:literal, $entered:expr)) => { $crate::fill::Shift::new($by, $entered) };
}

/// The trait of pieces that attack alike for both colours, as the arguments of their attacks say.
#[doc(hidden)]
#[macro_export]
macro_rules! alike {
    ($layout:ident, $piece:ty, (color, $($others:tt)*)) => {};
    ($layout:ident, $piece:ty, $arguments:tt) => {
        impl $crate::Attacks<$piece> for $layout {}
    };
}

/// A single function of a piece.
#[doc(hidden)]
#[macro_export]
macro_rules! piece_function {
    (attackers $name:ident $arguments:tt $piece:ty, $spoken:literal) => { $crate::piece_function! {
        $name $arguments = attackers_by::<$piece>;
        #[doc = ::core::concat!("The squares from which ", $spoken, " attacks this one.")]
    } };
    (moves $name:ident $arguments:tt $piece:ty, $spoken:literal) => { $crate::piece_function! {
        $name $arguments = moves_by::<$piece>;
        #[doc = ::core::concat!("The empty squares to which ", $spoken, " moves without capturing.")]
    } };
    (xrays $name:ident $arguments:tt $piece:ty, $spoken:literal) => { $crate::piece_function! {
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
