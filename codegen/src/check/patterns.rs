//! Patterns, which complement squares of an occupancy before it is multiplied. A pattern given for one square is carried
//! to the squares that share its index: those of a claim, or else its images under turns of the board. Mirror images get
//! it only if turns left them without one.

use quadrille_runtime::Symmetry;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::list::{collected, list};
use crate::model::{Leap, Piece, SliderOptions, Square, SquareSet, squares_of};
use crate::parse::{Entry, Name, NamedTexts, Text};
use crate::reference;

use super::regions::listed;
use super::sliders::ride_with_magics;
use super::{NamedBoard, square_named};

/// The patterns of each ride, by square.
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
        let claims = options.shared.iter().filter(|(of, _)| *of == ride);
        let claims = list(claims, |(_, squares)| &squares[..]);
        let mut of_ride = Patterns { named_board, claims, stated: Vec::new() };
        for (square, text) in squares {
            diagnostics.take(of_ride.state(square, text));
        }
        all.push((ride, of_ride.carried_along()));
    }
    all
}

/// The symmetries that carry a pattern from square to square.
#[derive(Clone, Copy)]
enum Carrier {
    /// Symmetries that map a square to one that shares its index.
    Sharing,
    /// All symmetries, where no sharing is claimed.
    Mirrors,
}

struct Patterns<'a> {
    named_board: &'a NamedBoard,
    /// The sets of squares that are claimed to share.
    claims: Vec<&'a [Square]>,
    stated: Vec<(Square, SquareSet)>,
}

impl Patterns<'_> {
    /// Records the pattern of a square, which must agree with the patterns of squares that share its index.
    fn state(&mut self, square: &Name, text: &Text) -> Result<(), Diagnostic> {
        let help = || "write the name of a square".to_owned();
        let names = self.named_board.all_names();
        let at = square_named(&names, &square.text, square.extent, help)?;
        let pattern = self.pattern(text)?;
        for &(other, stated) in &self.stated {
            let images = self.images(other, stated, Carrier::Sharing);
            let images: Vec<SquareSet> = collected(images.filter(|it| it.0 == at).map(|it| it.1));
            if images.is_empty() || images.contains(&pattern) {
                continue;
            }
            let message = format!(
                "the pattern of {} is not that of {}, carried along: {}",
                square.text,
                self.named_board.name(other),
                self.named_board.list(&collected::<Square>(squares_of(images[0])))
            );
            let help = "squares that share an index have patterns that are carried along with them";
            return Err(Diagnostic::new(text.extent, message).help(help));
        }
        self.stated.push((at, pattern));
        Ok(())
    }

    /// The pattern of each square.
    fn carried_along(&self) -> Vec<SquareSet> {
        let mut of = vec![None; self.named_board.board.len()];
        for &(square, pattern) in &self.stated {
            of[square.index()] = Some(pattern);
        }
        for carrier in [Carrier::Sharing, Carrier::Mirrors] {
            for &(square, pattern) in &self.stated {
                for (image, carried) in self.images(square, pattern, carrier) {
                    of[image.index()].get_or_insert(carried);
                }
            }
        }
        list(of, Option::unwrap_or_default)
    }

    /// The images of a square with their patterns.
    fn images(
        &self,
        square: Square,
        pattern: SquareSet,
        carrier: Carrier,
    ) -> impl Iterator<Item = (Square, SquareSet)> {
        let board = self.named_board.board;
        let claim = self.claims.iter().find(|claim| claim.contains(&square));
        let carries = move |symmetry: &Symmetry| match (claim, carrier) {
            (Some(claim), Carrier::Sharing) => claim.contains(&board.image(square, *symmetry)),
            (None, Carrier::Sharing) => is_turn(*symmetry),
            (claim, Carrier::Mirrors) => claim.is_none(),
        };
        let symmetries = board.symmetries().filter(carries);
        symmetries.map(move |symmetry| {
            (board.image(square, symmetry), reference::transform(board, pattern, symmetry))
        })
    }

    /// Reads the squares of a pattern: `xor b2 c3`.
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

/// Tells turns of the board from mirrors.
fn is_turn(symmetry: Symmetry) -> bool {
    use Symmetry::{Identity, Rotate90, Rotate180, Rotate270};
    matches!(symmetry, Identity | Rotate90 | Rotate180 | Rotate270)
}
