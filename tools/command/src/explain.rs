//! `quadrille explain`: the costs of functions and tables, how they work, and why they were chosen.

use std::ffi::OsString;
use std::io::Write;

use quadrille_tools::explain;

use crate::input;
use crate::outcome::Outcome;

/// Explains the functions and tables of layouts.
///
/// Each gets its bytes, its operations, the cycles of the model (an operation takes one, a product three, a
/// load from a table five), a note if fewer operations are proved impossible, and its circuit in the notation of
/// descriptions. Pieces that are more than leaps and rides get operations, loads, and the parts of their look-ups.
/// Sliders get their method, the reason for it, the squares that share an index, and the sharing that is
/// proved impossible, with its premises.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadrille explain w rook
  quadrille explain w rook --square h8
  quadrille explain w rook --keys
  quadrille explain mine.layout flip_diagonal")]
pub struct Explain {
    /// A file, `-`, or the name of a standard layout.
    #[arg(value_name = "FILE")]
    file: OsString,
    /// A function or table, such as `flip_vertical`, or a piece.
    #[arg(value_name = "ITEM")]
    item: Option<String>,
    /// Draws the sum that makes the key of the piece's magic on this square.
    #[arg(long, value_name = "SQUARE", requires = "item")]
    square: Option<String>,
    /// Prints the keys of the piece on all squares, in letters, and the squares that share them.
    #[arg(long, requires = "item", conflicts_with = "square")]
    keys: bool,
}

/// Explains the layouts of a file.
pub fn run(explain: &Explain, out: &mut dyn Write) -> Outcome {
    let item = explain.item.as_deref();
    for described in input::layouts(&explain.file)? {
        let text = match (item, &explain.square) {
            (Some(piece), Some(square)) => explain::key_of_square(&described, piece, square)?,
            (Some(piece), None) if explain.keys => explain::keys_of_all(&described, piece)?,
            _ => explain::text(&described, item)?,
        };
        out.write_all(text.as_bytes())?;
    }
    Ok(())
}
