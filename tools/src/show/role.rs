//! The roles of squares in pictures.

use super::figure::Man;

/// The role of a square, shown by its colour, and by its sign if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A square of which the picture says nothing but its text.
    Plain,
    /// A square of several that belong together.
    Class(usize),
    /// The piece's own square.
    Piece(Man),
    /// Empty and attacked.
    Attacked,
    /// Occupied and attacked.
    Captured,
    /// Occupied by a piece that is not attacked.
    Occupied,
    /// Reached by a move that captures nothing.
    Entered,
}
