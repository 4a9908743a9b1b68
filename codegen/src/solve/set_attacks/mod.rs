//! Set-wise attacks of all pieces on a set.
//!
//! If each step of a piece is one shift, which changes every square's number by the same amount, a set of leapers is
//! shifted as a whole and a set of sliders is filled. If a step is a circuit, pieces are looked up one by one. So are
//! few pieces in any numbering, as a fill takes the same time for one piece as for eight.
//!
//! - [`shifts`]: steps as shifts
//! - [`leaps`]: leaps in fewer shifts than there are steps, in groups ([`leap_group`])
//! - [`mod@fill`]: evaluation with the runtime's functions
//! - [`choice`]: the number of pieces from which a fill beats look-ups

mod choice;
mod fill;
mod leap_group;
mod leaps;
mod shifts;

pub(crate) use fill::{Fill, fill};
pub use leap_group::LeapGroup;
pub use shifts::{ShiftedStep, up_and_down};

use super::moves::PieceLookUps;
use super::sliders::RiderLookUp;
use crate::list::{list, try_list};
use crate::model::{Layout, Manner, Numbering, Piece, Rule, Step, UNLIMITED, WordSize};
use crate::sort;
use quadrille_runtime::Direction;
use shifts::shifted;

/// The set-wise attacks of a piece.
#[derive(Clone, Debug)]
pub struct SetAttacks {
    /// The sides: White and Black, or one for both.
    pub sides: Vec<SpreadingSide>,
    /// The number of pieces from which shifts beat look-ups: on any target, with AVX2, with AVX-512.
    pub fill_from: [u8; 3],
}

/// The leaps and the fill of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpreadingSide {
    /// Steps that are taken once.
    pub leaps: Vec<LeapGroup>,
    /// The directions in which the piece slides.
    pub rays: Vec<ShiftedStep>,
    /// The number of doubling rounds of the Kogge-Stone fill, enough for the longest ray.
    pub rounds: u32,
}

/// The reason why set-wise attacks are looked up piece by piece.
#[derive(Clone, Copy, Debug)]
pub enum NoFill {
    /// The piece is a hopper, a lame leaper or a bent rider.
    Manner,
    /// The piece goes a limited number of steps.
    Range,
    /// Its movement depends on the square.
    Region,
    /// A step does not change every square's number by the same amount.
    Step(Step),
}

/// The step of all squares in each direction, or `None` if it is not one shift.
pub fn directions(layout: &Layout) -> Vec<Option<ShiftedStep>> {
    let step = |direction| layout.board().delta(direction);
    list(Direction::ALL, |direction| {
        let shift = shifted(&layout.numbering, step(direction)?).ok()??;
        // A distance is a byte with a sign.
        i8::try_from(shift.by).is_ok().then_some(shift)
    })
}

/// The set-wise attacks of a piece by shifts, given the look-up of each rider.
///
/// # Errors
/// If it has to be looked up piece by piece.
pub fn set_attacks(
    layout: &Layout,
    word: WordSize,
    piece: &Piece,
    look_ups: &[PieceLookUps],
    riders: &[RiderLookUp],
) -> Result<SetAttacks, NoFill> {
    let rules = &piece.rules()[..look_ups.len()];
    let sides = try_list(rules, |rules| side(&layout.numbering, word, rules))?;
    let fill_from = choice::fill_from(word, &sides, choice::look_up(piece, look_ups, riders));
    Ok(SetAttacks { sides, fill_from })
}

fn side(numbering: &Numbering, word: WordSize, rules: &[Rule]) -> Result<SpreadingSide, NoFill> {
    let (mut leaps, mut rides) = (Vec::new(), Vec::new());
    for rule in rules.iter().filter(|rule| rule.purpose.captures) {
        let all = numbering.board().all();
        if (rule.from & all, rule.within & all) != (all, all) {
            return Err(NoFill::Region);
        }
        if rule.is_cylindrical {
            return Err(NoFill::Manner);
        }
        if rule.steps.iter().any(|it| !it.path.is_empty()) {
            return Err(NoFill::Manner);
        }
        let steps = rule.steps.iter().map(|it| it.step);
        match rule.manner {
            Manner::Leap => leaps.extend(steps),
            Manner::Ride(UNLIMITED) => rides.extend(steps),
            Manner::Ride(_) => return Err(NoFill::Range),
            Manner::Hop(..) => return Err(NoFill::Manner),
        }
    }
    let mut rays = Vec::new();
    for step in sort::distinct(rides) {
        rays.extend(shifted(numbering, step)?);
    }
    // A fill goes through the longest line without the piece's own square and the last one.
    let longest = rays.iter().map(|ray| ray.longest).max().unwrap_or(0);
    Ok(SpreadingSide {
        leaps: leaps::groups(numbering, word, &sort::distinct(leaps))?,
        rays,
        // At least one round, even on lines of two squares, so that no emitted parameter is unused.
        rounds: longest.next_power_of_two().trailing_zeros().max(1),
    })
}

impl SpreadingSide {
    /// The directions in which numbers rise, then those in which they fall.
    pub fn up_and_down(&self) -> [Vec<&ShiftedStep>; 2] {
        up_and_down(&self.rays)
    }
}
