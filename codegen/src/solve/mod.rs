//! Solves a layout: finds its circuits and tables. Pure and deterministic, without spans and clock.
//!
//! - [`flips`]: circuits that mirror, turn and move squares, bitboards and packed positions
//! - `packed`: a layout's circuits for packed positions
//! - [`geometry`]: files, ranks, rays and other sets that depend on the board alone
//! - [`sliders`]: attacks of riders, a file or a folder for each method
//! - [`moves`]: pieces of any movement, composed of look-ups
//! - [`mod@pairs`]: numbers of pairs as tables; [`pair_vectors`]: the slots around squares, in which changes are
//!   found
//! - [`mod@cost`]: the cost of one look-up; [`mod@costs`]: the costs of all functions and tables of a layout
//! - [`set_attacks`]: the attacks of all pieces on a set of squares together
//! - [`coordinates`]: files and ranks as data
//! - `wide_maps`: flips and steps in words of 256 bits
//! - [`mod@vector_permutations`], `target`: instructions that replace circuits, and the targets that have them
//! - [`mod@conversion`]: circuits and tables that convert positions to another layout

pub mod conversion;
pub mod coordinates;
pub mod cost;
pub mod costs;
pub mod flips;
pub mod geometry;
pub mod moves;
mod packed;
#[cfg(feature = "pairs")]
pub mod pair_vectors;
#[cfg(feature = "pairs")]
pub mod pairs;
pub mod set_attacks;
pub mod sliders;
mod target;
pub mod vector_permutations;
mod wide_maps;

use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::solve::{NumberMap, PackedMap};
use quadrille_runtime::U256;
use quadrille_runtime::coordinate::{Coordinate, NumberOf};
use quadrille_runtime::{Direction, Symmetry};

use crate::list::list;
use crate::model::{Landing, Layout, Leap, Piece, SquareSet, WordSize, given};
use crate::proof::bitboard_maps::{flip_map, step_map};
use crate::proof::magics::Premises;
use crate::{reference, sort};
pub use conversion::{BitboardConversion, Conversion, conversion, table_shape};
pub use geometry::GeometrySets;
use moves::{Hop, MaskedRider, PieceLookUps, Slide, UnitedLookUps};
#[cfg(feature = "pairs")]
use pairs::PairTables;
use quadrille_runtime::sliders::Frames;
use set_attacks::{NoFill, SetAttacks, ShiftedStep};
use sliders::{Hopper, Refusal, RiderLookUp};
pub use target::Target;
pub use vector_permutations::{Instructions, VectorPermutation, vector_permutations};
pub use wide_maps::{WideMap, WideMaps};

/// The results for a layout, which `verify` checks before they are emitted.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Files, ranks and images of squares by their numbers.
    pub squares: NumberMaps,
    /// Maps of packed positions, by symmetry; the identity is left out.
    pub packed: Vec<(Symmetry, PackedMap)>,
    /// The results for bitboards, if the layout has them.
    pub bitboards: Option<Bitboards>,
}

impl Solution {
    /// The look-ups of riders, if the layout has bitboards.
    pub fn sliders(&self) -> &[RiderLookUp] {
        self.bitboards.as_ref().map_or(&[], |bitboards| &bitboards.sliders)
    }
}

/// Files, ranks and images of squares by their numbers.
#[derive(Clone, Debug)]
pub struct NumberMaps {
    /// The way to find the file of a square from its number.
    pub file: Coordinate,
    /// The way to find the rank of a square from its number.
    pub rank: Coordinate,
    /// The way to find the number of a square from its file and rank.
    pub number: NumberOf,
    /// The maps from number to number, by symmetry; the identity is left out.
    pub symmetries: Vec<(Symmetry, NumberMap)>,
}

/// The results for bitboards.
#[derive(Clone, Debug)]
pub struct Bitboards {
    /// The word of a bitboard.
    pub word: WordSize,
    /// Lines, rays and neighbours.
    pub geometry: GeometrySets,
    /// The circuits from bitboard to bitboard, by symmetry; the identity is left out.
    pub symmetries: Vec<(Symmetry, Circuit)>,
    /// Alternative circuits of some symmetries for 64-bit Arm, with a reversal of bits (`rbit`).
    pub reversals: Vec<(Symmetry, Circuit)>,
    /// The instructions of targets that do better than the circuit of each of `symmetries`, the best first.
    pub vector_flips: Vec<Vec<VectorPermutation>>,
    /// The circuit of one step of all squares, by direction.
    pub steps: Vec<Circuit>,
    /// The instructions of targets that do better than the circuit of each of `steps`, the best first.
    pub vector_steps: Vec<Vec<VectorPermutation>>,
    /// The look-up of each rider that some piece has.
    pub sliders: Vec<RiderLookUp>,
    /// Hoppers that are looked up by the magics of their riders.
    pub hoppers: Vec<Hopper>,
    /// The squares that each piece attacks on the empty board, by number, if they are more than its leaps.
    pub on_empty: Vec<Option<Vec<U256>>>,
    /// The look-ups of each piece, for White and for Black, or one for both.
    pub moves: Vec<Vec<PieceLookUps>>,
    /// Flips and steps in words of 256 bits, which have no circuits.
    pub wide: Option<WideMaps>,
    /// The step of all squares in each direction, if it is one shift.
    pub shifts: Vec<Option<ShiftedStep>>,
    /// The tables of each set of pairs.
    #[cfg(feature = "pairs")]
    pub pairs: Vec<PairTables>,
    /// The set-wise attacks of each piece by shifts, or the reason why it has none.
    pub sets: Vec<Result<SetAttacks, NoFill>>,
}

impl Bitboards {
    /// The look-up of a rider, if some piece has it.
    pub fn rider(&self, ride: Leap) -> Option<&RiderLookUp> {
        self.sliders.iter().find(|solved| solved.ride == ride)
    }

    /// The shift of a step in each direction, 0 if it takes a program, and the squares that it enters: the runtime's
    /// `SHIFTS`.
    pub fn shift_table(&self) -> [(i8, U256); 8] {
        Direction::ALL.map(|direction| {
            // The distance of a direction's shift is a byte with a sign.
            self.shifts[direction as usize].map_or((0, U256::MIN), |it| (it.by as i8, it.entered))
        })
    }

    /// The frames in which a rider's squares are looked up.
    pub fn frames(&self, ride: Leap) -> Frames<'_> {
        self.rider(ride).map_or(Frames::Own, RiderLookUp::frames)
    }

    /// The riders of each look-up: every masked rider by itself, then those that have the same frames together.
    pub fn slides<'a>(&self, riders: &'a [MaskedRider]) -> Vec<Slide<'a>> {
        let (mut masked, mut whole): (Vec<Slide<'a>>, Vec<Slide<'a>>) = (Vec::new(), Vec::new());
        for MaskedRider { ride, mask } in riders {
            let is_alike =
                |other: &&mut Slide<'_>| self.frames(other.rides[0]) == self.frames(*ride);
            let slide = Slide { rides: vec![*ride], mask: mask.as_deref() };
            match whole.iter_mut().find(is_alike) {
                _ if mask.is_some() => masked.push(slide),
                Some(alike) => alike.rides.push(*ride),
                None => whole.push(slide),
            }
        }
        masked.extend(whole);
        masked
    }

    /// The look-up of a hopper by the magics of its rider, if there is one; all pieces are its hurdles.
    pub fn hopper(&self, hop: &Hop) -> Option<&Hopper> {
        self.hoppers.iter().find(|hopper| hop.is_of(hopper.ride, hopper.landing))
    }
}

/// A solution in which some riders attack no square, because the method asked for is impossible. It is emitted
/// beside the errors, so that no name is missing.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The riders that cannot be looked up as the description asks, with the reasons.
    pub rides: Vec<(Leap, Refusal)>,
    /// The solution, in which these riders attack no square.
    pub solution: Solution,
}

/// Solves a layout.
///
/// # Errors
/// If riders cannot be looked up as the description asks.
pub fn solve(layout: &Layout) -> Result<Solution, Box<Refused>> {
    let mut rides = Vec::new();
    let solution = with_riders(layout, &mut |ride, premises, effort| {
        let magics = layout.magics.iter().find(|given| given.ride == ride);
        let solved = sliders::solve_within(effort, premises, magics);
        solved.unwrap_or_else(|refusal| {
            rides.push((ride, refusal));
            sliders::substitute(premises.word, ride)
        })
    });
    if rides.is_empty() { Ok(solution) } else { Err(Box::new(Refused { rides, solution })) }
}

/// A solution in which no rider attacks any square. It is emitted beside the mistakes of a description, whose
/// riders are not searched for.
pub fn substitute(layout: &Layout) -> Solution {
    with_riders(layout, &mut |ride, premises, _| sliders::substitute(premises.word, ride))
}

/// Makes the look-up of a ride, given its premises and the number of choices that a search may make.
type LookUpOf<'a> = dyn FnMut(Leap, Premises<'_>, u32) -> RiderLookUp + 'a;

fn with_riders(layout: &Layout, look_up: &mut LookUpOf<'_>) -> Solution {
    let bitboards = layout.word.map(|word| bitboards(layout, word, look_up));
    Solution { squares: squares(layout), packed: packed::flips(layout), bitboards }
}

/// The board's symmetries without the identity.
fn moving(layout: &Layout) -> impl Iterator<Item = Symmetry> {
    layout.board().symmetries().filter(|&s| s != Symmetry::Identity)
}

fn squares(layout: &Layout) -> NumberMaps {
    let (board, numbering) = (layout.board(), &layout.numbering);
    let image = |symmetry| {
        given(&layout.circuits.squares, symmetry).map_or_else(
            || flips::number_map(numbering, |sq| numbering.number(board.image(sq, symmetry))),
            |circuit| NumberMap::Circuit(circuit.clone()),
        )
    };
    NumberMaps {
        file: coordinates::coordinate(numbering, |square| board.file(square)),
        rank: coordinates::coordinate(numbering, |square| board.rank(square)),
        number: coordinates::number_of(numbering),
        symmetries: list(moving(layout), |symmetry| (symmetry, image(symmetry))),
    }
}

fn bitboards(layout: &Layout, word: WordSize, look_up: &mut LookUpOf<'_>) -> Bitboards {
    let (numbering, circuits) = (&layout.numbering, &layout.circuits.bitboards);
    let moves: Vec<Vec<PieceLookUps>> =
        list(&layout.pieces, |piece| moves::moves(layout, word, piece));
    let is_given = |symmetry| given(circuits, symmetry).is_some();
    let wide = (word == WordSize::U256).then(|| wide_maps::wide_maps(numbering));
    let has_circuits = wide.is_none();
    let symmetries =
        has_circuits.then(|| flips::bitboards(numbering, word, circuits, layout.objective));
    let mut symmetries = symmetries.unwrap_or_default();
    symmetries.retain(|(symmetry, _)| *symmetry != Symmetry::Identity);
    let vector_flips = list(symmetries.iter(), |(symmetry, circuit)| {
        vector_permutations(&flip_map(numbering, word, *symmetry), circuit.cost(), layout.objective)
    });
    let directions = if has_circuits { &Direction::ALL[..] } else { &[] };
    let steps = list(directions, |&direction| {
        let solve = || flips::step(numbering, word, direction, layout.objective);
        given(&layout.circuits.steps, direction).cloned().unwrap_or_else(solve)
    });
    let vector_steps = list(Direction::ALL.into_iter().zip(&steps), |(direction, circuit)| {
        vector_permutations(&step_map(numbering, word, direction), circuit.cost(), layout.objective)
    });
    let sliders = riders(layout, word, &moves, look_up);
    let pieces = layout.pieces.iter().zip(&moves);
    Bitboards {
        word,
        geometry: geometry::geometry(layout),
        #[cfg(feature = "pairs")]
        pairs: list(&layout.pairs, |set| pairs::pairs(numbering, set)),
        reversals: flips::by_reversal(numbering, word, &symmetries, is_given, layout.objective),
        symmetries,
        vector_flips,
        steps,
        vector_steps,
        wide,
        shifts: set_attacks::directions(layout),
        sets: list(pieces, |(piece, look_ups)| {
            set_attacks::set_attacks(layout, word, piece, look_ups, &sliders)
        }),
        hoppers: hoppers(layout, &moves, &sliders),
        sliders,
        on_empty: list(layout.pieces.iter(), |piece| {
            (!piece.rides.is_empty()).then(|| on_empty(layout, piece))
        }),
        moves,
    }
}

/// The look-up of every ride that some piece has, each once.
fn riders(
    layout: &Layout,
    word: WordSize,
    moves: &[Vec<PieceLookUps>],
    look_up: &mut LookUpOf<'_>,
) -> Vec<RiderLookUp> {
    let look_ups = moves.iter().flatten().flat_map(PieceLookUps::look_ups);
    let rides = sort::distinct(look_ups.flat_map(UnitedLookUps::rides));
    let (numbering, options) = (&layout.numbering, &layout.sliders);
    let effort = sliders::budget::choices_of_each(rides.len());
    list(rides, |ride| look_up(ride, Premises { numbering, word, ride, options }, effort))
}

/// The hoppers that are looked up by the magics of their riders.
fn hoppers(layout: &Layout, moves: &[Vec<PieceLookUps>], sliders: &[RiderLookUp]) -> Vec<Hopper> {
    let look_ups = || moves.iter().flatten().flat_map(PieceLookUps::look_ups);
    let mut hoppers = Vec::new();
    for solved in sliders {
        for landing in [Landing::Anywhere, Landing::Next] {
            let is_it = |hop: &Hop| hop.is_of(solved.ride, landing);
            if look_ups().any(|own| own.hops().any(is_it)) {
                let hopper = sliders::hopper(&layout.numbering, &layout.sliders, solved, landing);
                hoppers.extend(hopper);
            }
        }
    }
    hoppers
}

/// The squares that a piece attacks on the empty board, by number. They need no verification, as the reference
/// itself computes them.
fn on_empty(layout: &Layout, piece: &Piece) -> Vec<U256> {
    let board = layout.board();
    layout
        .numbering
        .words_by_number(|square| reference::attacks(board, square, piece, SquareSet::MIN))
}
