//! `quadrille explain`: what each function and table costs, how it works and why it was chosen.

use std::ffi::OsString;
use std::io::Write;

use quadrille_tools::explain;

use crate::input;
use crate::outcome::Outcome;

/// Explains the functions and tables of layouts.
///
/// For each: bytes, operations, the cycles of the model (an operation takes one, a product three, a
/// load from a table five), whether fewer operations are known to be impossible, and the circuit as a
/// description may hold it. For pieces that are no plain ones operations and loads, and by which parts they
/// are looked up. For sliders: how they are looked up, why so, which squares share an index,
/// and which sharing is known to be impossible, under which premises.
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
    /// Draws how the magic of the piece on this square makes its key.
    #[arg(long, value_name = "SQUARE", requires = "item")]
    square: Option<String>,
    /// Prints the keys of the piece on all squares, in letters, and which squares share them.
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
