//! Patterns that complement squares of an occupancy before it is multiplied: given for one square of a class; the
//! symmetries that map this square to the others map its pattern too.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::list::list;
use crate::model::{Leap, Piece, SliderOptions, SquareSet};
use crate::parse::{Entry, Name, NamedTexts, Text};
use crate::reference;

use super::regions::listed;
use super::sliders::ride_with_magics;
use super::{NamedBoard, square_named};

/// The patterns of each ride, one for each square.
pub(crate) fn patterns(
    entry: &Entry<Vec<(Name, NamedTexts)>>,
    pieces: &[Piece],
    named_board: &NamedBoard,
    options: &SliderOptions,
    diagnostics: &mut Diagnostics,
) -> Vec<(Leap, Vec<SquareSet>)> {
    let mut all = Vec::new();
    for (piece, squares) in entry.items() {
        let ride = ride_with_magics(piece, pieces, options, "patterns");
        let Some(ride) = diagnostics.take(ride) else { continue };
        let mut of_ride = Patterns { named_board, of: vec![None; named_board.board.len()] };
        for (square, text) in squares {
            diagnostics.take(of_ride.state(square, text));
        }
        let squares = list(of_ride.of, Option::unwrap_or_default);
        all.push((ride, squares));
    }
    all
}

struct Patterns<'a> {
    named_board: &'a NamedBoard,
    /// The pattern of each square, or `None` if none is stated for its class.
    of: Vec<Option<SquareSet>>,
}

impl Patterns<'_> {
    /// Records the pattern of a square and of its images.
    fn state(&mut self, square: &Name, text: &Text) -> Result<(), Diagnostic> {
        let board = self.named_board.board;
        let help = || "write the name of a square".to_owned();
        let names = self.named_board.all_names();
        let at = square_named(&names, &square.text, square.extent, help)?;
        let pattern = self.pattern(text)?;
        if let Some(carried) = self.of[at.index()]
            && carried != pattern
        {
            let message = format!(
                "the pattern of {} is not that of its class, carried along: {}",
                square.text,
                self.named_board.list(&crate::model::squares_of(carried).collect::<Vec<_>>())
            );
            let help = "state it for one square of the class, or carried along as the square is";
            return Err(Diagnostic::new(text.extent, message).help(help));
        }
        // Rotations come first: a mirror may carry the square of a diagonal to the same image.
        for symmetry in board.symmetries() {
            let image = board.image(at, symmetry);
            let carried = reference::transform(board, pattern, symmetry);
            self.of[image.index()].get_or_insert(carried);
        }
        Ok(())
    }

    /// The squares of `xor b2 c3`.
    fn pattern(&self, text: &Text) -> Result<SquareSet, Diagnostic> {
        let mut words = text.text.split_whitespace();
        if words.next() == Some("xor") {
            return listed(words, text, self.named_board);
        }
        let message = "a pattern is `xor` and squares";
        let help = "write `\"xor b2 c3\"` for squares that are complemented";
        Err(Diagnostic::new(text.extent, message).help(help))
    }
}
