//! Phrases of the documentation of functions.

use quadrille_runtime::{Direction, Symmetry};

/// The effect of a symmetry, as the end of a sentence.
pub fn symmetry(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::Identity => "as it is",
        Symmetry::FlipVertical => "ranks mirrored",
        Symmetry::FlipHorizontal => "files mirrored",
        Symmetry::FlipDiagonal => "mirrored at the a1-h8 diagonal",
        Symmetry::FlipAntiDiagonal => "mirrored at the a8-h1 diagonal",
        Symmetry::Rotate90 => "turned clockwise by a quarter",
        Symmetry::Rotate180 => "turned by half",
        Symmetry::Rotate270 => "turned anticlockwise by a quarter",
    }
}

/// The effect of a step of all squares.
pub fn step(direction: Direction) -> String {
    let name = direction.name().replace('_', "-");
    format!("All squares one step {name}; those that leave the board are dropped")
}
