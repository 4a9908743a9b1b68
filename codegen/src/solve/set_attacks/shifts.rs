//! Steps of all squares as one shift.

use super::NoFill;
use crate::model::{Numbering, Step};
use crate::reference;
use quadrille_runtime::U256;

/// A step that changes every square's number by the same amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShiftedStep {
    /// The amount, which is never 0.
    pub by: i16,
    /// The squares that it leads to, as a word of the numbering.
    pub entered: U256,
    /// The most times that the step can be taken in a row.
    pub longest: u32,
}

/// Steps whose numbers rise, and those whose numbers fall.
pub fn up_and_down<'s>(
    steps: impl IntoIterator<Item = &'s ShiftedStep>,
) -> [Vec<&'s ShiftedStep>; 2] {
    let (up, down) = steps.into_iter().partition(|step| step.by > 0);
    [up, down]
}

/// A step as a shift, or `None` if the board is too small for it.
///
/// # Errors
/// If the step does not change every square's number by the same amount.
pub(super) fn shifted(numbering: &Numbering, step: Step) -> Result<Option<ShiftedStep>, NoFill> {
    let board = numbering.board();
    let mut shift: Option<ShiftedStep> = None;
    for from in board.squares() {
        let mut ray = reference::ray(board, from, step);
        let Some(to) = ray.next() else { continue };
        let number = numbering.number(to);
        let by = i16::from(number) - i16::from(numbering.number(from));
        let known = shift.get_or_insert(ShiftedStep { by, entered: U256::MIN, longest: 0 });
        if by != known.by {
            return Err(NoFill::Step(step));
        }
        known.entered |= U256::bit(number.into());
        known.longest = known.longest.max(1 + ray.count() as u32);
    }
    Ok(shift)
}
