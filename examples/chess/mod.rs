//! Orthodox chess on any numbering of the 8x8 board: positions, FEN, legal moves, perft.
//!
//! Everything is generic on the layout: squares are reached by file and rank, by attacks, rays and
//! pawn steps, never by arithmetic on their numbers.

mod fen;
#[allow(dead_code, reason = "shared with other games, which use more of it")]
mod fields;
mod generate;
mod perft;
mod position;

pub use fen::START;
pub use perft::{divide, perft, perft_without_bulk};
pub use position::Position;
