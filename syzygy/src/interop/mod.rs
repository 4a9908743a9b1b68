//! Positions of other crates.

#[cfg(feature = "cozy-chess")]
mod cozy_chess;
#[cfg(feature = "memmap2")]
mod memmap2;
#[cfg(feature = "shakmaty")]
mod shakmaty;
