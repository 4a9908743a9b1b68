//! Rules of games on top of layouts, written once for every numbering of a game's board.
//!
//! The movements of pieces are in the layouts' descriptions. A game names its pieces and has all other rules:
//! drops, promotion, check.
//!
//! - [`western`]: chess, capablanca and makruk; [`shogi`], [`xiangqi`], [`janggi`], [`draughts`],
//!   [`terachess`] on 256 squares
//! - `placement`: the squares of the pieces, and their attacks on each other
//! - `fields`: errors in the notation of positions
//! - [`numberings`]: the layouts that the games are played on

pub mod draughts;
#[path = "../chess/fields.rs"]
#[allow(clippy::duplicate_mod, reason = "tests and benchmarks have the games without chess")]
mod fields;
pub mod janggi;
pub mod numberings;
mod placement;
pub mod shogi;
pub mod terachess;
pub mod western;
pub mod xiangqi;

pub use fields::FenError;
pub use placement::{Piece, Placement, piece};

/// A game: the notation of its positions, and the positions after each legal move.
pub trait Game {
    /// All that the following moves depend on.
    type Position;

    /// The position in which the game begins, in its usual notation.
    fn start_notation(&self) -> &'static str;

    /// Reads a position in the game's usual notation.
    fn read(&self, notation: &str) -> Result<Self::Position, FenError>;

    /// The position in which the game begins.
    fn start(&self) -> Self::Position {
        self.read(self.start_notation()).expect("the game's own notation")
    }

    /// Shows the position after each legal move to a visitor.
    fn each_move(&self, position: &Self::Position, visit: &mut dyn FnMut(&Self::Position));
}

/// The number of sequences of `depth` legal moves from a position.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => return 1,
        1 => game.each_move(position, &mut |_| nodes += 1),
        _ => game.each_move(position, &mut |next| nodes += perft(game, next, depth - 1)),
    }
    nodes
}
