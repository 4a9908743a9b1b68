//! Patterns that complement squares of an occupancy before it is multiplied: stated for one square of a
//! class, and carried to the others as symmetries carry the squares.
//!
//! An or-pattern is an xor-pattern of squares that do not matter. Black magics have all of these,
//! `or others` (Volker Annuss, Onno Garms and Niklas Fiekas; the thread "Black magic bitboards" on
//! Talkchess).

use crate::board::{Square, SquareSet};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::layout::{Leap, Piece, SliderOptions};
use crate::list::list;
use crate::parse::{Entry, NamedTexts, Text, Word};
use crate::reference;

use super::regions::listed;
use super::sliders::ride_with_magics;
use super::{NamedBoard, square_named};

/// By ride, the pattern of each square.
pub(crate) fn patterns(
    entry: &Entry<Vec<(Word, NamedTexts)>>,
    pieces: &[Piece],
    named_board: &NamedBoard,
    options: &SliderOptions,
    diagnostics: &mut Diagnostics,
) -> Vec<(Leap, Vec<SquareSet>)> {
    let mut all = Vec::new();
    for (piece, squares) in entry.given().into_iter().flatten() {
        let ride = ride_with_magics(piece, pieces, options, "patterns");
        let Some(ride) = diagnostics.take(ride) else { continue };
        let mut of_ride = Patterns { ride, named_board, of: vec![None; named_board.board.len()] };
        for (square, text) in squares {
            diagnostics.take(of_ride.state(square, text));
        }
        let squares = list(of_ride.of, Option::unwrap_or_default);
        all.push((ride, squares));
    }
    all
}

struct Patterns<'a> {
    ride: Leap,
    named_board: &'a NamedBoard,
    /// By square; `None` where nothing is stated for its class.
    of: Vec<Option<SquareSet>>,
}

impl Patterns<'_> {
    /// Takes what is stated for a square, or for `all`.
    fn state(&mut self, square: &Word, text: &Text) -> Result<(), Diagnostic> {
        let board = self.named_board.board;
        if square.text == "all" {
            return board.squares().try_for_each(|at| {
                let pattern = self.pattern(at, text)?;
                self.of[at.index()] = Some(pattern);
                Ok(())
            });
        }
        let help = || "write the name of a square, or `all`".to_owned();
        let names = self.named_board.all_names();
        let at = square_named(&names, &square.text, square.place, help)?;
        let pattern = self.pattern(at, text)?;
        if let Some(carried) = self.of[at.index()]
            && carried != pattern
        {
            let message = format!(
                "the pattern of {} is not that of its class, carried along: {}",
                square.text,
                self.named_board.list(&crate::layout::squares_of(carried).collect::<Vec<_>>())
            );
            let help = "state it for one square of the class, or carried along as the square is";
            return Err(Diagnostic::new(text.extent, message).help(help));
        }
        // Turns first: a square on a diagonal is carried there by a mirror as well.
        for symmetry in board.symmetries() {
            let image = board.image(at, symmetry);
            let carried = reference::transform(board, pattern, symmetry);
            self.of[image.index()].get_or_insert(carried);
        }
        Ok(())
    }

    /// `xor b2 c3` or `or others`, of a square.
    fn pattern(&self, at: Square, text: &Text) -> Result<SquareSet, Diagnostic> {
        let board = self.named_board.board;
        let relevant = reference::relevant(board, at, self.ride);
        let mut words = text.text.split_whitespace();
        let operation = words.next();
        let rest: Vec<&str> = words.collect();
        let squares = if rest == ["others"] {
            board.all() & !relevant
        } else {
            listed(rest.into_iter(), text, self.named_board)?
        };
        match operation {
            Some("xor") => Ok(squares),
            Some("or") if squares & relevant == 0 => Ok(squares),
            Some("or") => {
                let hidden: Vec<Square> = crate::layout::squares_of(squares & relevant).collect();
                let message = format!(
                    "an or-pattern for {} hides what stands on {}",
                    self.named_board.name(at),
                    self.named_board.list(&hidden)
                );
                Err(Diagnostic::new(text.extent, message)
                    .help("leave these squares out, or write `xor`"))
            }
            _ => {
                let message = "a pattern is an operation and squares";
                let help =
                    "write `\"xor b2 c3\"`, or `\"or others\"` for the squares that do not matter";
                Err(Diagnostic::new(text.extent, message).help(help))
            }
        }
    }
}
