//! The rays to be looked up from each square, in the numbers of a layout.

use std::cell::OnceCell;

use crate::list::list;
use crate::model::{GivenMagics, Leap, Numbering, SliderOptions, Square, WordSize};
use crate::proof::magics::Premises;
use crate::riders::rays::{Ray, rays};
use crate::riders::rotated_frames::{self, RotatedFrames, rays_of, slots};

/// A rider of a layout, with the description's statements about it.
pub(super) struct Problem<'a> {
    pub(super) numbering: &'a Numbering,
    pub(super) word: WordSize,
    pub(super) ride: Leap,
    pub(super) given: Option<&'a GivenMagics>,
    pub(super) options: &'a SliderOptions,
    /// The choices that the search for equal keys may make.
    pub(super) effort: u32,
    pub(super) rotated: Option<RotatedFrames>,
    /// The square of each slot of the tables.
    pub(super) squares: Vec<Option<Square>>,
    /// The rays of each slot, computed on demand. Given magics need none.
    rays: OnceCell<Vec<Vec<Ray>>>,
}

impl<'a> Problem<'a> {
    /// The problem in which each square has its own frame.
    pub(super) fn new(
        premises: Premises<'a>,
        given: Option<&'a GivenMagics>,
        effort: u32,
    ) -> Problem<'a> {
        let Premises { numbering, word, ride, options } = premises;
        let (squares, rays) = (slots(numbering, None), OnceCell::new());
        Problem { numbering, word, ride, given, options, effort, rotated: None, squares, rays }
    }

    /// The same problem in rotated frames, or `None` if the board has none. Without magics of the description, squares
    /// are preferred whose relevant squares satisfy `has_minimal`.
    pub(super) fn turned(&self, has_minimal: impl Fn(&[u8]) -> bool) -> Option<Problem<'a>> {
        if self.has_rings() {
            return None;
        }
        let &Problem { numbering, word, ride, given, options, .. } = self;
        let is_preferred = |square| match given {
            // For methods without magics, the frames of all squares are equally good.
            _ if !options.method(ride).has_magics() => true,
            Some(given) => given.of(numbering, square).is_some(),
            None => {
                let rays = rays(numbering, square, ride);
                let relevant = list(rays.iter(), |ray| &ray.relevant[..]);
                has_minimal(&relevant.concat())
            }
        };
        let rotated = rotated_frames::rotated_frames(numbering, word, is_preferred)?;
        let squares = slots(numbering, Some(&rotated));
        Some(Problem {
            rotated: Some(rotated),
            squares,
            ..Problem::new(self.premises(), given, self.effort)
        })
    }

    /// Returns whether rays of a square may meet, because edges wrap.
    pub(super) fn has_rings(&self) -> bool {
        let wraps = self.numbering.board().wraps();
        self.ride.steps().into_iter().any(|step| wraps.bend(step))
    }

    /// The ride and its description, without the magics.
    pub(super) fn premises(&self) -> Premises<'a> {
        let &Problem { numbering, word, ride, options, .. } = self;
        Premises { numbering, word, ride, options }
    }

    /// The rays of each slot.
    pub(super) fn rays(&self) -> &[Vec<Ray>] {
        self.rays.get_or_init(|| rays_of(self.numbering, self.ride, &self.squares))
    }

    /// The slot in which a square itself is looked up, or `None` if it is looked up as another.
    pub(super) fn slot(&self, square: Square) -> Option<usize> {
        self.squares.iter().position(|&other| other == Some(square))
    }

    /// The number of slots that a look-up may ask for.
    pub(super) fn slots(&self) -> usize {
        match &self.rotated {
            Some(rotated) => rotated.bases.len(),
            None => self.numbering.entries(),
        }
    }

    /// The bits of a slot's masked occupancy that its description's pattern complements.
    pub(super) fn pattern(&self, slot: usize) -> u128 {
        let square = self.squares.get(slot).copied().flatten();
        let pattern = square.map(|square| self.options.pattern(self.ride, square));
        pattern.map_or(0, |pattern| self.numbering.word(pattern).low())
    }

    /// The lines of the rider: pairs of opposite rays.
    pub(super) fn lines(&self) -> usize {
        self.ride.steps().len() / 2
    }
}
