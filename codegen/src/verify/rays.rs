//! Riders in words of 256 bits: the runtime's look-up along each ray, over the emitted rays, against the reference.
//!
//! Each blocker removes a set of squares, so that a ray that is right with every nearest blocker, whatever stands behind
//! it, is right on all occupancies.

use quadrille_runtime::U256;
use quadrille_runtime::sliders::classical_ray;

use super::sliders::Disagreement;
use crate::counted_work;
use crate::list::collected;
use crate::model::{Leap, Numbering, Square, SquareSet, set_of};
use crate::reference;
use crate::solve::sliders::ClassicalRays;

/// Checks every ray of each square with every nearest blocker, and returns the number of look-ups.
pub(super) fn verify(
    numbering: &Numbering,
    ride: Leap,
    solved: &ClassicalRays,
) -> Result<u64, Disagreement> {
    let (rays, steps) = (solved.wide(), ride.steps());
    let mut tried = 0;
    if rays.len() != numbering.entries() * steps.len() {
        return Err(Disagreement::Bounds(0));
    }
    for number in 0..numbering.entries() {
        let square = numbering.square(number as u8);
        for (direction, &step) in steps.iter().enumerate() {
            let look_up = |occupied| classical_ray(&rays, steps.len(), direction, number, occupied);
            let wrong = |occupied| Disagreement::Attacks(number as u8, occupied);
            match square {
                Some(square) => {
                    tried += ray(numbering, (square, step), look_up).map_err(wrong)?;
                }
                None if look_up(U256::MIN) != U256::MIN => return Err(wrong(U256::MIN)),
                None => {}
            }
        }
    }
    Ok(tried)
}

/// Tries a ray with each nearest blocker, with all squares beyond it empty and with all others occupied.
fn ray(
    numbering: &Numbering,
    (from, step): (Square, (i16, i16)),
    look_up: impl Fn(U256) -> U256,
) -> Result<u64, U256> {
    let board = numbering.board();
    let squares: Vec<Square> = collected(reference::ray(board, from, step));
    let check = |occupied: SquareSet| {
        let expected = numbering.word(reference::ride(board, from, step, occupied));
        let occupied = numbering.word(occupied);
        if look_up(occupied) == expected { Ok(()) } else { Err(occupied) }
    };
    check(SquareSet::MIN)?;
    check(board.all().and_not(set_of(&squares)))?;
    for (distance, nearest) in squares.iter().enumerate() {
        check(nearest.bit())?;
        check(board.all().and_not(set_of(&squares[..distance])))?;
    }
    counted_work::add(16 * squares.len() as u64);
    Ok(2 * squares.len() as u64 + 2)
}
