// The documentation is built without the README's pictures beside it. The first definition of a link counts, so
// this one comes before the README.
//! [shared]: https://raw.githubusercontent.com/quadrille/quadrille/main/docs/shared.svg
//!
#![doc = include_str!("../README.md")]
#![doc = include_str!("overview.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

// Standard descriptions name pieces like users' descriptions do, so that `expand` and `export` print code that
// compiles anywhere.
#[allow(unused_extern_crates, reason = "most layouts of orthodox chess name no type of a piece")]
extern crate self as quadrille;

pub mod counterparts;
mod expanded;
// Programs that use the crate do not need it.
#[cfg(any(doc, doctest))]
pub mod guide;
pub mod language;
pub mod layouts;
#[cfg(feature = "tablebase")]
pub mod tablebase;

#[cfg(feature = "pairs")]
pub use quadrille_runtime::pairs;
pub use quadrille_runtime::{
    Attacks, Bitboard, BitboardLayout, Chess, ChessSquares, Color, Cost, Direction, Field, Layout,
    MoveStep, Moves, Names, NoSuchSquare, Packed, PackedLayout, PackedList, Packing,
    ParseNameError, ParseSquareError, ParseU256Error, PerSquare, Square, SquareBoard, Squares,
    Subsets, Symmetry, TooWide, U256, Word, index, numbering, packed, piece,
};
// The search finds types of another crate by the aliases of their re-exports only.
#[doc(alias("ByColor"))]
pub use quadrille_runtime::ColorMap;
#[doc(alias("mailbox", "psqt", "history"))]
pub use quadrille_runtime::SquareMap;

/// Makes a type of your own a layout, with the tables and functions that the attribute `layout` describes.
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
/// [`language`] has all keys. Among them, `crate: ::board` says where `quadrille` is, if it is renamed.
#[cfg(feature = "macros")]
#[doc(inline)]
pub use quadrille_macros::Layout;

/// Converts an engine's own squares, sets, colours and men from and to those of a layout, by `From` in both directions.
///
/// ```
/// use quadrille::layouts::Lerf;
/// use quadrille::{Bitboard, Color, Convert};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Convert)]
/// #[quadrille(square = Lerf)]
/// #[repr(u8)]
/// #[rustfmt::skip]
/// pub enum Square {
///     A1, B1, C1, D1, E1, F1, G1, H1,
///     A2, B2, C2, D2, E2, F2, G2, H2,
///     A3, B3, C3, D3, E3, F3, G3, H3,
///     A4, B4, C4, D4, E4, F4, G4, H4,
///     A5, B5, C5, D5, E5, F5, G5, H5,
///     A6, B6, C6, D6, E6, F6, G6, H6,
///     A7, B7, C7, D7, E7, F7, G7, H7,
///     A8, B8, C8, D8, E8, F8, G8, H8,
/// }
///
/// #[derive(Clone, Copy, Convert)]
/// #[quadrille(bitboard = Lerf)]
/// pub struct Set(u64);
///
/// #[derive(Clone, Copy, Debug, PartialEq, Convert)]
/// #[quadrille(color)]
/// pub enum Side { White, Black }
///
/// pub fn rook_attacks(from: Square, occupied: Set) -> Set {
///     Lerf::rook_attacks(from.into(), occupied.into()).into()
/// }
/// assert_eq!(rook_attacks(Square::A1, Set(0x100)).0, 0x1fe);
/// assert_eq!(Square::from(Lerf::E2.relative_to(Side::Black.into())), Square::E7);
/// assert_eq!(Side::from(!Color::White), Side::Black);
/// assert_eq!(Bitboard::from(Set(1)), Lerf::A1.bitboard());
/// ```
///
/// | attribute | the type is |
/// | --- | --- |
/// | `#[quadrille(square = Lerf)]` | an enum with a variant for each square, named as the layout's constant or in lower case |
/// | | or a struct of one integer, the square's number |
/// | `#[quadrille(bitboard = Lerf)]` | a struct of one word, `u64`, `u128` or [`U256`] as the layout's |
/// | `#[quadrille(color)]` | an enum of two variants, one of them White |
/// | `#[quadrille(color = Sente)]` | an enum of two variants; this one moves first, as White does here |
/// | `#[quadrille(man = Threats)]` | an enum of pieces, named by colour and kind, such as `WhitePawn`; `Threats` is a set of [pairs](guide::networks) |
///
/// Any layout will do, at any path, and several: `#[quadrille(square = Lerf, square = W)]`. `crate = ::board` in the attribute
/// says where `quadrille` is, if not at `::quadrille`.
///
/// Enums convert by names, whatever their numbers. A square that only the enum or only the layout has is a compile error at
/// the variant or the enum, and so is a word of another size at the field, or an `i8` if numbers go beyond 127. Numbers may
/// be none of a square: a struct becomes a square by `TryFrom`. Bits that are no square are left out of a set.
///
/// An enum of squares may have one more variant, which is no square: it is called `None`, or the attribute names it:
/// `#[quadrille(square = Lerf, none = NoSquare)]`. It then converts from and to `Option<Square<Lerf>>`, and becomes a square by
/// `TryFrom`. An enum of pieces converts to `Option<Man<Threats>>`: men that the set does not know, such as kings, and a
/// variant `None` give `None`. A man of the set without a variant is a compile error.
///
/// ```
/// use quadrille::Convert;
/// use quadrille::pairs::Man;
///
/// quadrille::layout! {
///     pub struct Board {
///         board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, rook: R },
///         pairs: { Threats: { attacks: { knight: [rook], rook: [knight] } } },
///     }
/// }
///
/// #[derive(Clone, Copy, Debug, PartialEq, Convert)]
/// #[quadrille(man = Threats)]
/// pub enum Piece { WhiteKnight, BlackKnight, WhiteRook, BlackRook, WhiteKing, BlackKing, None }
///
/// # fn main() {
/// let rook: Option<Man<Threats>> = Piece::BlackRook.into();
/// assert_eq!(rook.unwrap().to_string(), "black rook");
/// assert_eq!(Piece::from(rook.unwrap()), Piece::BlackRook);
/// assert_eq!(Option::<Man<Threats>>::from(Piece::WhiteKing), None);
/// # }
/// ```
///
/// In release builds a conversion takes no instruction if the variants have the layout's numbers and all numbers are
/// squares, as on the 64 squares of `Lerf`. If numbers are left over (25 squares have numbers of five bits), it takes a
/// comparison from the layout to the enum. If the numbers differ, it takes a load from a table of a byte for each.
#[cfg(feature = "convert")]
#[doc(inline)]
pub use quadrille_convert::Convert;

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
/// [`language`] has all keys. Among them, `crate: ::board` says where `quadrille` is, if it is renamed.
///
/// # Expansions that are committed
///
/// A description may name a file beside its source. The command `quadrille expand` writes the macro's output into
/// this file, and its tables into another (`board.bin`), for all sources of a crate:
///
/// ```ignore
/// quadrille::layout! {
///     expanded in board.rs;
///     pub struct Board { board: 8 x 8, number: rank * 8 + file, pieces: { rook: R } }
/// }
/// ```
///
/// Then the macro includes the file, and no generator is compiled: `quadrille` does not need its feature `macros`.
/// It is an error if the description has changed since the file was made. `quadrille expand --check` checks this
/// for all files, and in documentation too.
#[doc(inline)]
pub use expanded::layout;

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
/// [`tablebase`] has all statements. `crate: ::board;` says where `quadrille` is, if it is renamed. After `expanded
/// in kings.rs;` the macro includes what the command has written, as [`layout!`] does.
#[cfg(feature = "tablebase")]
#[doc(inline)]
pub use expanded::index;

/// The runtime, to which emitted code refers; not for use by hand.
#[doc(hidden)]
pub use quadrille_runtime as __private;
/// The crate of indexes, to which emitted indexes refer.
#[cfg(feature = "tablebase")]
#[doc(hidden)]
pub use quadrille_tablebase as __tablebase;
