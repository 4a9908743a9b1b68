//! Positions and files of other crates, each behind the feature of its name.
//!
//! - `cozy_chess`, `shakmaty`: positions
//! - `memmap2`: mapped files

#[cfg(feature = "cozy-chess")]
mod cozy_chess;
#[cfg(feature = "memmap2")]
mod memmap2;
#[cfg(feature = "shakmaty")]
mod shakmaty;
