//! What is to be looked up: the rays of each square, in the numbers of a layout.

use crate::board::Square;
use crate::layout::{GivenMagics, Leap, Numbering, SliderMethod, SliderOptions, WordSize};

use super::rays::{Occupancies, Ray, rays};
use super::turns::{self, Turns};
use super::{Effort, GivenError, magic};

/// One ride of a layout, and what its description says of it.
pub(super) struct Problem<'a> {
    pub(super) numbering: &'a Numbering,
    pub(super) word: WordSize,
    pub(super) ride: Leap,
    pub(super) given: Option<&'a GivenMagics>,
    pub(super) options: &'a SliderOptions,
    pub(super) effort: Effort,
    pub(super) turns: Option<Turns>,
    /// By slot of the tables: the square that is looked up.
    pub(super) squares: Vec<Option<Square>>,
    /// By slot: its rays.
    pub(super) rays: Vec<Vec<Ray>>,
}

impl<'a> Problem<'a> {
    pub(super) fn new(
        numbering: &'a Numbering,
        word: WordSize,
        ride: Leap,
        given: Option<&'a GivenMagics>,
        options: &'a SliderOptions,
        effort: Effort,
    ) -> Result<Problem<'a>, GivenError> {
        let is_preferred = |square| match (options.method(ride), given) {
            // Split magics are found, whichever square stands for those that it turns into.
            (SliderMethod::Split, _) => true,
            (_, Some(given)) => !magic::entry(numbering, given, square).is_empty(),
            (_, None) => {
                let rays = rays(numbering, square, ride);
                let relevant: Vec<&[u8]> = rays.iter().map(Ray::relevant).collect();
                magic::has_minimal(&relevant.concat())
            }
        };
        let turned = options.turned == Some(true);
        let turns = turned.then(|| turns::turns(numbering, word, is_preferred)).transpose()?;
        let squares = match &turns {
            Some(turns) => turns.bases.iter().map(|&base| numbering.square(base)).collect(),
            None => numbering.by_number().to_vec(),
        };
        let seen = |&square: &Option<Square>| {
            square.map_or(Vec::new(), |square| rays(numbering, square, ride))
        };
        let rays = squares.iter().map(seen).collect();
        Ok(Problem { numbering, word, ride, given, options, effort, turns, squares, rays })
    }

    /// As many slots as a look-up may ask for.
    pub(super) fn slots(&self) -> usize {
        match &self.turns {
            Some(turns) => turns.bases.len(),
            None if self.numbering.len() <= 64 => 64,
            None => 128,
        }
    }

    /// The bits of a slot's masked occupancy that its description's pattern complements.
    pub(super) fn pattern(&self, slot: usize) -> u128 {
        let patterns = self.options.patterns.iter().find(|(ride, _)| *ride == self.ride);
        let square = self.squares.get(slot).copied().flatten();
        let pattern = patterns.zip(square).map(|((_, patterns), at)| patterns[at.index()]);
        pattern.map_or(0, |pattern| self.numbering.word(pattern))
    }

    /// The lines of the rider: pairs of opposite rays.
    pub(super) fn lines(&self) -> usize {
        self.ride.steps().len() / 2
    }
}

/// The occupancies of a group of a square's rays.
pub(super) fn occupancies(rays: &[Ray], group: &[usize]) -> Occupancies {
    Occupancies::new(&group.iter().map(|&ray| &rays[ray]).collect::<Vec<_>>())
}
