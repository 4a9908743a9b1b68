//! From and to other crates: their squares and bitboards (`shakmaty`, `cozy_chess`, `haitaka`), and their
//! formats (`serde`, `arbitrary`, `bytemuck`). The feature for each is named after the crate. `own_squares` serves
//! squares that an engine has of its own.

#[cfg(feature = "arbitrary")]
mod arbitrary;
#[cfg(feature = "bytemuck")]
mod bytemuck;
#[cfg(feature = "cozy-chess")]
mod cozy_chess;
#[cfg(feature = "haitaka")]
mod haitaka;
mod own_squares;
#[cfg(feature = "serde")]
mod serde;
#[cfg(feature = "shakmaty")]
mod shakmaty;

pub use own_squares::{has_every_square, square_of_number};

/// Fails to compile unless the board is the one that the other crate has.
#[cfg(any(feature = "shakmaty", feature = "cozy-chess", feature = "haitaka"))]
const fn board<L: crate::Layout>(files: u8, ranks: u8) {
    assert!(
        L::FILES == files && L::RANKS == ranks && crate::layout::is_full::<L>(),
        "squares and bitboards convert to those of a crate for the same board only"
    );
}
