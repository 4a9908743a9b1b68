//! Claims of sharing: that squares have equal keys, and so share one index. Finds the squares that a claim names.
//!
//! The keys are proved equal where they are made: where the description's magics are
//! checked, or where the solver finds others.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::try_list;
use crate::model::{Leap, Piece, SliderOptions, Square};
use crate::parse::{Entry, Name, Text};

use super::NamedBoard;
use super::regions::named;
use super::sliders::ride_with_magics;

/// The claims, and the extent of each.
pub(crate) fn shared(
    entry: &Entry<Vec<(Name, Vec<Text>)>>,
    pieces: &[Piece],
    named_board: &NamedBoard,
    options: &SliderOptions,
    diagnostics: &mut Diagnostics,
) -> (Vec<(Leap, Vec<Square>)>, Vec<Extent>) {
    let mut claims = Vec::new();
    for (piece, sets) in entry.items() {
        let ride = ride_with_magics(piece, pieces, options, "shared keys");
        let Some(ride) = diagnostics.take(ride) else { continue };
        for text in sets {
            let squares = diagnostics.take(set(text, named_board));
            claims.extend(squares.map(|squares| ((ride, squares), text.extent)));
        }
    }
    claims.into_iter().unzip()
}

/// Reads a set of two squares or more, which symmetries of the board must map to each other.
fn set(text: &Text, named_board: &NamedBoard) -> Result<Vec<Square>, Diagnostic> {
    let squares = try_list(text.text.split_whitespace(), |name| named(name, text, named_board))?;
    let [first, others @ ..] = squares.as_slice() else { return Err(too_few(text)) };
    if others.is_empty() {
        return Err(too_few(text));
    }
    let board = named_board.board;
    let is_image =
        |other: Square| board.symmetries().any(|symmetry| board.image(*first, symmetry) == other);
    match others.iter().find(|&&other| other == *first || !is_image(other)) {
        None => Ok(squares),
        Some(&other) => {
            let message = format!(
                "no symmetry of the board carries {} to {}, so that their keys cannot be equal",
                named_board.name(*first),
                named_board.name(other)
            );
            Err(Diagnostic::new(text.extent, message)
                .help("name squares that mirrors and turns exchange"))
        }
    }
}

fn too_few(text: &Text) -> Diagnostic {
    Diagnostic::new(text.extent, "one square alone shares nothing")
        .help("name the squares that share, such as `\"a1 h1 a8 h8\"`")
}
