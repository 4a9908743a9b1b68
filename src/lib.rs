// Documentation is not built beside the README's pictures. The first definition of a link counts, so this
// comes before the README.
//! [shared]: https://raw.githubusercontent.com/quadrille/quadrille/main/docs/shared.svg
//!
#![doc = include_str!("../README.md")]
#![doc = include_str!("overview.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod counterparts;
// Users who compile the crate do not need it.
#[cfg(any(doc, doctest))]
pub mod guide;
pub mod language;
pub mod layouts;
#[cfg(feature = "tablebase")]
pub mod tablebase;

pub use quadrille_runtime::{
    Attacks, Bitboard, BitboardLayout, Chess, ChessSquares, Color, Cost, Direction, Field, Layout,
    Moves, Names, NoSuchSquare, Packed, PackedLayout, PackedList, Packing, ParseColorError,
    ParseDirectionError, ParseSquareError, ParseSymmetryError, PerSquare, Square, SquareBoard,
    Squares, Subsets, Symmetry, Word, index, numbering, packed, piece,
};
// The search finds types of another crate by the aliases of their re-exports only.
#[doc(alias("ByColor"))]
pub use quadrille_runtime::ColorMap;
#[doc(alias("mailbox", "psqt", "history"))]
pub use quadrille_runtime::SquareMap;

/// Makes a type of your own a layout: its tables and functions are those of the attribute `layout`.
///
/// ```
/// use quadrille::Layout;
///
/// #[derive(Layout)]
/// #[layout(board = 8 x 8, number = rank * 8 + file, pieces = { rook: R, knight: N })]
/// pub struct ByRank;
///
/// assert_eq!(ByRank::knight_attacks(ByRank::A1).count(), 2);
/// ```
///
/// [`language`] has all keys.
#[cfg(feature = "macros")]
#[doc(inline)]
pub use quadrille_macros::Layout;

/// Describes layouts of boards: types, each with the tables and functions of its numbering.
///
/// ```
/// quadrille::layout! {
///     /// a1 = 0, b1 = 1, ... h8 = 63.
///     pub struct ByRank {
///         board: 8 x 8,
///         number: rank * 8 + file,
///         pieces: { rook: R, knight: N },
///     }
/// }
/// # fn main() {
/// assert_eq!(ByRank::knight_attacks(ByRank::A1).count(), 2);
/// # }
/// ```
///
/// [`language`] has all keys.
#[cfg(feature = "macros")]
#[doc(inline)]
pub use quadrille_macros::layout;

/// Declares tablebase indexes: types that number the positions of a material.
///
/// ```sh
/// cargo add quadrille --features tablebase
/// ```
///
/// ```
/// quadrille::index! { board: 8 x 8; scheme: exact; pub KRvK, KPvK; }
/// # fn main() {
/// assert_eq!(KRvK::SIZE, 28_056);
/// # }
/// ```
///
/// [`tablebase`] has all statements.
#[cfg(feature = "tablebase")]
#[doc(inline)]
pub use quadrille_macros::index;

/// What emitted code refers to; not for use by hand.
#[doc(hidden)]
pub use quadrille_runtime as __private;
/// The same for emitted indexes.
#[cfg(feature = "tablebase")]
#[doc(hidden)]
pub use quadrille_tablebase as __tablebase;
